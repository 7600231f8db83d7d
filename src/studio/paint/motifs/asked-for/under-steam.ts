// Ships under steam that only edits ask for: a paddle steamer of the rivers, a steamship of the seas. Both go to the right.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, gilt, hundredths, lay, slab, within } from '../objects/forms.ts'

/** Smoke that is left behind. */
const trail = (x: number, y: number): string =>
  `M${x - 2} ${y + 5}C${x + 5} ${y + 2} ${x + 6} ${y - 5} ${x - 1} ${y - 6}C${x - 6} ${y - 12} ${x - 17} ${y - 8} ${x - 20} ${y - 4}C${x - 28} ${y - 9} ${x - 38} ${y - 4} ${x - 46} ${y - 6}C${x - 38} ${y + 3} ${x - 26} ${y + 1} ${x - 21} ${y + 1}C${x - 14} ${y + 5} ${x - 8} ${y + 1} ${x - 2} ${y + 5}Z`

const paddleWheel = (pen: Pen, x: number, y: number): void => {
  const rim = disc(x, y, 27)
  pen.fill('shade', rim)
  pen.gap(disc(x, y, 22))
  for (let spoke = 0; spoke < 10; spoke++)
    pen.placed({ x, y, turn: (spoke / 10) * tau }, () => {
      pen.stroke(gilt(pen), 2, 'M0 0L0 -24')
      pen.fill(gilt(pen), slab(-5.4, -28, 10.8, 4.6, 1))
    })
  pen.fill('light', disc(x, y, 5))
}

export const paddleSteamer: Motif = {
  id: 'paddle-steamer',
  kind: 'vehicle',
  rests: 'water',
  width: 2.3,
  draw: hundredths((pen) => {
    pen.as('steam', () => {
      pen.fill('light', trail(38, -94))
      pen.fill('light', trail(59, -94))
    })
    pen.as('chimneys', () => {
      for (const x of [34, 54]) {
        const pipe = slab(x, -88, 7, 36)
        pen.fill('shade', pipe)
        pen.fill('shade', `M${x - 2} -92L${x + 1.6} -86L${x + 5.4} -86L${x + 9} -92Z`)
        pen.fill(gilt(pen), slab(x, -76, 7, 4))
      }
    })
    paddleWheel(pen, -86, -27)
    const cabins = [
      ['body', slab(-58, -44, 138, 24), -58, 80, -44],
      ['body', slab(-50, -63, 116, 17), -50, 66, -63],
    ] as const
    for (const [tone, walls, left, right, top] of cabins) {
      lay(pen, tone, walls, disc(-86, -27, 27), 1)
      pen.fill('shade', within(slab(left, top, right - left, 4), walls))
      for (let x = left + 6; x < right - 6; x += 11) pen.gap(slab(x, top + 6.4, 5.4, 8, 2.6))
      pen.fill('light', slab(left - 5, top - 4, right - left + 10, 4.6, 1.4))
    }
    pen.stroke(
      'light',
      1.5,
      'M-56 -28L84 -28M-56 -28L-56 -20M-36 -28L-36 -20M-16 -28L-16 -20M4 -28L4 -20M24 -28L24 -20M44 -28L44 -20M64 -28L64 -20M84 -28L84 -20',
    )
    const house = slab(2, -82, 22, 16)
    pen.fill('body', house)
    for (const x of [5, 14.6]) pen.gap(slab(x, -79, 6.4, 7, 1))
    pen.fill('light', slab(-2, -85, 30, 4.4, 1.4))
    pen.stroke('shade', 1.8, 'M92 -22L92 -62')
    pen.as('flag', () => pen.fill('accent', 'M92 -62C84 -66 80 -58 72 -61L72 -50C80 -47 84 -55 92 -51Z'))
    pen.as('hull', () => {
      const hull = 'M-78 -21L110 -24C108 -12 100 -3 90 0L-72 0Q-80 -8 -78 -21Z'
      lay(pen, 'body', hull, disc(-86, -27, 27), 1.2)
      pen.fill('shade', within(slab(-100, -9, 220, 10), hull))
      etch(pen, hull, 1.2, 'M-80 -15L110 -17')
    })
    pen.stroke('light', 2.4, 'M-112 -2q9 -5 18 0t18 0M66 -1q9 -5 18 0t18 0')
  }),
}

export const steamship: Motif = {
  id: 'steamship',
  kind: 'vehicle',
  rests: 'water',
  width: 2.5,
  draw: hundredths((pen) => {
    pen.as('steam', () => {
      for (const x of [-30, 2, 34]) pen.fill('light', trail(x, -94))
    })
    pen.stroke(
      'shade',
      1.8,
      'M84 -40L80 -92M-86 -36L-88 -84M-88 -84L-34 -88M80 -92L44 -88M80 -92L112 -42M-88 -84L-112 -36',
    )
    pen.as('chimneys', () => {
      for (const x of [-34, -2, 30]) {
        const pipe = `M${x} -56L${x - 3} -90L${x + 11} -90L${x + 15} -56Z`
        pen.fill('accent', pipe)
        pen.fill('shade', within(slab(x - 10, -94, 40, 11), pipe))
        etch(pen, pipe, 1, `M${x + 9} -82L${x + 12} -56`)
      }
    })
    for (const [left, right, top] of [
      [-66, 70, -48],
      [-54, 58, -58],
    ] as const) {
      const deck = slab(left, top, right - left, 14, 1)
      pen.fill('light', deck)
      for (let x = left + 5; x < right - 5; x += 8) pen.gap(slab(x, top + 3, 4.4, 4.4, 1))
      pen.line(1, `M${left} ${top + 10}L${right} ${top + 10}`)
    }
    pen.fill('light', 'M44 -58L44 -68L60 -68L64 -58Z')
    for (const x of [47, 54]) pen.gap(slab(x, -66, 4.6, 4, 0.6))
    pen.as('hull', () => {
      const hull = 'M-118 -38C-60 -34 60 -34 122 -46C114 -28 106 -10 98 0L-96 0C-108 -8 -116 -24 -118 -38Z'
      pen.fill('body', hull)
      pen.fill(gilt(pen), within(slab(-130, -8, 260, 10), hull))
      pen.fill('light', within('M-120 -40C-60 -35 60 -35 124 -48L122 -42C60 -30 -60 -30 -120 -34Z', hull))
      for (let x = -96; x < 96; x += 11) pen.gap(disc(x, -20, 1.9))
    })
    pen.stroke('light', 2.6, 'M-122 -2q9 -5 18 0t18 0t18 0M60 -2q9 -5 18 0t18 0t18 0')
  }),
}
