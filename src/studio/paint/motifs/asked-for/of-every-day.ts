// Things of every day that only edits ask for: a clock, a note of music, dice, handcuffs, a bomb, a helicopter.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, hundredths, lay, outline, oval, side, slab, within } from '../objects/forms.ts'

export const clock: Motif = {
  id: 'clock',
  kind: 'object',
  rests: 'held',
  width: 1,
  draw: hundredths((pen) => {
    pen.fill('body', disc(0, -50, 50))
    pen.fill('shade', side(disc(0, -50, 50), 6, 4))
    pen.fill('light', disc(0, -50, 41))
    for (let hour = 0; hour < 12; hour++) {
      const turn = (hour / 12) * tau
      const [x, y] = [Math.sin(turn), -Math.cos(turn)]
      const from = hour % 3 === 0 ? 30 : 34
      pen.stroke('body', hour % 3 === 0 ? 3.4 : 1.8, `M${x * from} ${y * from - 50}L${x * 38} ${y * 38 - 50}`)
    }
    pen.stroke('body', 4, 'M0 -50L-14 -66')
    pen.stroke('body', 3, 'M0 -50L16 -78')
    pen.fill('accent', disc(0, -50, 3.4))
  }),
}

export const musicNote: Motif = {
  id: 'music-note',
  kind: 'symbol',
  rests: 'air',
  width: 0.82,
  draw: hundredths((pen) => {
    pen.fill('body', 'M-18 -88L34 -100L34 -82L-18 -70Z')
    pen.stroke('body', 5, 'M-16 -84L-16 -14M32 -96L32 -24')
    pen.fill('body', oval(-26, -12, 14, 10.5, -0.35))
    pen.fill('body', oval(22, -22, 14, 10.5, -0.35))
    pen.fill('light', oval(-30, -15, 5, 3, -0.35))
    pen.fill('light', oval(18, -25, 5, 3, -0.35))
  }),
}

const pips = (pen: Parameters<Motif['draw']>[0], spots: readonly (readonly [number, number])[], size: number): void => {
  for (const [x, y] of spots) pen.gap(disc(x, y, size))
}

export const dice: Motif = {
  id: 'dice',
  kind: 'object',
  rests: 'ground',
  width: 1.3,
  draw: hundredths((pen) => {
    pen.placed({ x: 28, y: -36, turn: 0.26 }, () => {
      const die = slab(-30, -30, 60, 60, 9)
      pen.fill('body', die)
      pen.fill('shade', side(die, 7, 6))
      pips(
        pen,
        [
          [-14, -14],
          [14, 14],
          [0, 0],
          [14, -14],
          [-14, 14],
        ],
        5.4,
      )
    })
    pen.placed({ x: -30, y: -66, turn: -0.3 }, () => {
      const die = slab(-28, -28, 56, 56, 9)
      lay(pen, 'body', die, slab(20, 0, 60, 60), 1.6)
      pen.fill('shade', side(die, 7, 6))
      pips(
        pen,
        [
          [-13, -13],
          [13, 13],
          [0, 0],
        ],
        5.4,
      )
    })
  }),
}

export const handcuffs: Motif = {
  id: 'handcuffs',
  kind: 'object',
  rests: 'held',
  width: 1.7,
  draw: hundredths((pen) => {
    for (const [x, y] of [
      [-16, -84],
      [0, -88],
      [16, -84],
    ] as const)
      pen.fill('shade', outline(oval(x, y, 10, 6), 4))
    pen.mirrored(() => {
      const ring = outline(oval(50, -38, 29, 33), 9)
      pen.fill('body', ring)
      pen.fill('light', within(outline(oval(49, -39.4, 29, 33), 2.4), ring))
      pen.fill('shade', within(slab(60, -40, 30, 50), ring))
      pen.fill('body', slab(24, -90, 26, 20, 5))
      pen.line(1, 'M29 -80L45 -80')
      pen.gap(disc(37, -80, 2.2))
    })
  }),
}

export const bomb: Motif = {
  id: 'bomb',
  kind: 'object',
  rests: 'ground',
  width: 0.86,
  draw: hundredths((pen) => {
    const ball = disc(-6, -35, 35)
    pen.stroke('shade', 2.6, 'M20 -72C26 -82 32 -88 36 -82C38 -78 38 -88 36 -94')
    pen.placed({ x: 16, y: -63, turn: 0.72 }, () => pen.fill('shade', slab(-9, -9, 18, 14, 2)))
    pen.fill('body', ball)
    pen.fill('shade', side(ball, 8, 7))
    pen.fill('light', oval(-18, -50, 6, 10, 0.7))
    pen.fill(
      'accent',
      'M36 -100L37.6 -95L43 -97L39.4 -92.6L43 -88.6L37.6 -90.4L36 -85L34.2 -90.4L29 -88.6L32.4 -92.6L29 -97L34.2 -95Z',
    )
  }),
}

export const helicopter: Motif = {
  id: 'helicopter',
  kind: 'vehicle',
  rests: 'air',
  width: 2.1,
  draw: hundredths((pen) => {
    pen.fill('shade', slab(-86, -99, 144, 4, 2))
    pen.fill('shade', 'M-18 -96L-8 -96L-4 -78L-22 -78Z')
    const tail = 'M8 -66L88 -74L96 -92L102 -92L102 -62L92 -58L14 -42Z'
    pen.fill('body', tail)
    pen.stroke('shade', 2.6, 'M98 -98L98 -58M84 -78L112 -78')
    const cabin =
      'M-74 -40C-74 -64 -52 -80 -22 -80C4 -80 26 -74 30 -58C32 -44 20 -30 -4 -26L-46 -26C-64 -27 -74 -32 -74 -40Z'
    lay(pen, 'body', cabin, tail, 1.4)
    pen.fill('shade', within(slab(-80, -40, 130, 20), cabin))
    pen.fill('light', 'M-70 -46C-68 -60 -54 -72 -34 -74L-34 -46Z')
    pen.fill('light', slab(-28, -72, 20, 22, 3))
    pen.line(1.2, 'M-4 -72L-4 -36M-31 -74L-31 -30')
    pen.stroke('shade', 2.6, 'M-46 -26L-50 -6M-6 -26L-2 -6')
    pen.stroke('shade', 3, 'M-76 -8C-72 -4 -68 -4 -62 -4L18 -4')
  }),
}
