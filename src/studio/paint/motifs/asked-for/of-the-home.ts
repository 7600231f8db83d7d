// Things at home that only edits ask for: an armchair, a pile of books, a teddy bear, a ball of wool with its needles.
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, side, slab, within } from '../objects/forms.ts'

export const armchair: Motif = {
  id: 'armchair',
  kind: 'object',
  rests: 'ground',
  width: 0.94,
  draw: hundredths((pen) => {
    for (const x of [-34, 29]) pen.fill('shade', `M${x} -12L${x + 6} -12L${x + 5} 0L${x + 1} 0Z`)
    const back = 'M-30 -30C-32 -58 -40 -72 -36 -86C-30 -104 30 -104 36 -86C40 -72 32 -58 30 -30Z'
    pen.fill('body', back)
    pen.fill('shade', side(back, 6, 3))
    pen.fill('light', within('M-30 -86C-22 -96 0 -97 10 -96C-6 -92 -20 -88 -25 -76Z', back))
    for (const [x, y] of [
      [-14, -78],
      [14, -78],
      [0, -66],
      [-16, -56],
      [16, -56],
    ] as const)
      pen.gap(disc(x, y, 1.8))
    etch(pen, back, 1, 'M-14 -78L0 -66L14 -78M0 -66L-16 -56M0 -66L16 -56M0 -66L0 -46')
    const cushion = slab(-28, -46, 56, 16, 6)
    lay(pen, gilt(pen), cushion, back, 1.4)
    const front = slab(-28, -32, 56, 20, 2)
    lay(pen, 'body', front, cushion, 1.2)
    pen.fill('shade', within(slab(-28, -20, 56, 10), front))
    pen.mirrored(() => {
      const arm = 'M24 -10L24 -40C20 -46 20 -58 34 -58C47 -58 49 -46 44 -40L44 -10Z'
      lay(pen, 'body', arm, fused(back, front, cushion), 1.4)
      pen.fill('light', disc(34, -48, 8))
      pen.line(1.2, disc(34, -48, 8))
      pen.line(1.2, disc(34, -48, 3.4))
      pen.fill('shade', within(slab(38, -38, 8, 30), arm))
    })
  }),
}

export const bookStack: Motif = {
  id: 'book-stack',
  kind: 'object',
  rests: 'ground',
  width: 1.1,
  draw: hundredths((pen) => {
    const volumes = [
      [-46, 50, 0, 24, 'body'],
      [-40, 44, 24, 19, 'accent'],
      [-50, 38, 43, 22, 'body'],
      [-38, 46, 65, 16, 'accent'],
      [-28, 34, 81, 19, 'body'],
    ] as const
    for (const [left, right, foot, thick, tone] of volumes) {
      const [low, high] = [-foot, -foot - thick]
      const board = fused(slab(left, high, right - left, thick, 3), slab(left - 4, high, 16, thick, 7))
      pen.edge(() => pen.line(2, board))
      pen.fill(tone === 'accent' ? gilt(pen) : tone, board)
      pen.as('pages', () => {
        const leaves = slab(left + 14, high + 4, right - left - 14, thick - 8, 1)
        pen.fill('light', leaves)
        etch(
          pen,
          leaves,
          0.8,
          `M${left + 16} ${(low + high) / 2 - 1.6}L${right} ${(low + high) / 2 - 1.6}M${left + 18} ${(low + high) / 2 + 2}L${right} ${(low + high) / 2 + 2}`,
        )
      })
      pen.line(1.2, `M${left + 14} ${high + 3.4}Q${left + 9} ${(low + high) / 2} ${left + 14} ${low - 3.4}`)
    }
    pen.as('bookmark', () => pen.fill('accent', 'M20 -83L28 -83L28 -60L24 -65L20 -60Z'))
  }),
}

export const teddyBear: Motif = {
  id: 'teddy-bear',
  kind: 'object',
  rests: 'ground',
  width: 0.86,
  draw: hundredths((pen) => {
    pen.mirrored(() => {
      pen.fill('body', disc(22, -91, 10))
      pen.fill('light', disc(22, -91, 5.4))
    })
    const trunk = oval(0, -32, 25, 28)
    pen.fill('body', trunk)
    pen.fill('shade', side(trunk, 5, 4))
    pen.fill('light', oval(0, -30, 14, 16))
    pen.line(1, 'M0 -44L0 -16')
    pen.mirrored(() => {
      const arm = oval(29, -38, 8.6, 17, -0.5)
      lay(pen, 'body', arm, trunk, 1.4)
      const leg = oval(26, -14, 15, 13.6)
      lay(pen, 'body', leg, fused(trunk, arm), 1.4)
      pen.as('paws', () => pen.fill('light', oval(28, -13, 8.4, 8.8)))
      pen.line(1, oval(28, -13, 8.4, 8.8))
    })
    const head = oval(0, -74, 27, 23.4)
    lay(pen, 'body', head, fused(trunk, disc(22, -91, 10), disc(-22, -91, 10)), 1.4)
    pen.fill('shade', side(head, 5, 4))
    pen.as('muzzle', () => pen.fill('light', oval(0, -66, 12.4, 9.6)))
    pen.gap(disc(-10, -78, 2.9))
    pen.gap(disc(10, -78, 2.9))
    pen.gap(oval(0, -70.4, 4.2, 3))
    pen.line(1.4, 'M0 -68L0 -63M-5 -62C-3 -59 3 -59 5 -62')
    pen.as('bow', () => {
      pen.mirrored(() => pen.fill('accent', 'M0 -50C6 -58 14 -58 16 -54C17 -49 16 -44 14 -42C10 -42 4 -46 0 -50Z'))
      pen.fill('accent', disc(0, -50, 3.6))
      pen.line(1, disc(0, -50, 3.8))
    })
  }),
}

export const woolBall: Motif = {
  id: 'ball-of-wool',
  kind: 'object',
  rests: 'ground',
  width: 1.2,
  draw: hundredths((pen) => {
    for (const [from, to, x, y] of [
      ['-44 -4', '34 -92', 36, -94],
      ['34 -2', '-36 -88', -38, -90],
    ] as const) {
      pen.stroke('shade', 3.4, `M${from}L${to}`)
      pen.fill(gilt(pen), disc(x, y, 4.6))
    }
    const ball = disc(-2, -38, 38)
    lay(pen, 'body', ball, 'M-60 -100L60 -100L60 0L-60 0Z', 1.2)
    pen.fill('shade', side(ball, 8, 6))
    pen.fill('light', within(oval(-20, -56, 12, 7, -0.8), ball))
    etch(
      pen,
      ball,
      1.5,
      'M-40 -40C-24 -66 2 -76 26 -68M-38 -28C-20 -56 8 -66 32 -56M-32 -16C-14 -44 12 -56 36 -46M-30 -62C-6 -58 18 -36 22 -8M-20 -70C6 -64 30 -42 32 -18M-38 -52C-16 -50 6 -28 10 -2M-24 -8C-10 -20 0 -24 8 -24M-12 -2C-6 -8 2 -12 10 -12',
    )
    pen.stroke('body', 3, 'M14 -3C30 2 42 -8 50 -4C56 -1 58 -4 58 -6')
  }),
}
