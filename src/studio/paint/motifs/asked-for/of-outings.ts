// Things of a day out that only edits ask for: a kite, a picnic basket, a pickup truck.
import type { Motif } from '../motif.ts'
import { disc, hundredths, side, slab } from '../objects/forms.ts'

export const kite: Motif = {
  id: 'kite',
  kind: 'object',
  rests: 'air',
  width: 0.66,
  draw: hundredths((pen) => {
    pen.stroke('shade', 1.6, 'M4 -38C18 -30 -14 -22 2 -12C10 -7 -2 -3 0 0')
    for (const [x, y, turn] of [
      [7, -31, 0.6],
      [-2, -20, -0.5],
      [3, -9, 0.5],
    ] as const)
      pen.placed({ x, y, turn }, () => pen.fill('accent', 'M-7 -4L0 0L-7 4ZM7 -4L0 0L7 4Z'))
    pen.fill('body', 'M6 -100L32 -72L4 -38L-28 -76Z')
    pen.fill('light', 'M6 -100L5 -73L-28 -76Z')
    pen.fill('accent', 'M5 -73L32 -72L4 -38Z')
    pen.fill('shade', 'M-28 -76L5 -73L4 -38Z')
    pen.stroke('shade', 1.6, 'M6 -100L4 -38M-28 -76L32 -72')
  }),
}

export const basket: Motif = {
  id: 'basket',
  kind: 'object',
  rests: 'ground',
  width: 1.16,
  draw: hundredths((pen) => {
    pen.stroke('shade', 6, 'M-36 -52C-34 -104 34 -104 36 -52')
    pen.stroke('light', 2, 'M-36 -54C-34 -106 34 -106 36 -54')
    // The cloth that hangs over the rim.
    pen.fill('accent', 'M-50 -60L50 -60L46 -46L34 -34L22 -47L8 -32L-8 -47L-22 -33L-36 -47L-46 -44Z')
    const weave = 'M-48 -46L48 -46L40 -4Q39 0 34 0L-34 0Q-39 0 -40 -4Z'
    pen.fill('body', weave)
    pen.fill('shade', side(weave, 8, 4))
    for (let row = 0; row < 4; row++)
      for (let strand = 0; strand < 7; strand++) {
        const shift = row % 2 ? 6 : 0
        pen.stroke('shade', 1.4, `M${-36 + strand * 11 + shift} ${-40 + row * 10}q4 -3 8 0`)
      }
    pen.fill('light', slab(-51, -52, 102, 9, 4))
  }),
}

const wheel = (pen: Parameters<Motif['draw']>[0], x: number): void => {
  pen.fill('shade', disc(x, -17, 17))
  pen.gap(disc(x, -17, 11))
  pen.fill('light', disc(x, -17, 8))
}

export const truck: Motif = {
  id: 'truck',
  kind: 'vehicle',
  rests: 'ground',
  width: 2.2,
  draw: hundredths((pen) => {
    const shell =
      'M-108 -62L-20 -62L-12 -92Q-9 -100 0 -100L30 -100Q38 -100 43 -93L60 -66L94 -61Q107 -58 107 -46L107 -20L-108 -20Z'
    pen.fill('body', shell)
    pen.fill('shade', 'M-108 -32L107 -32L107 -18L-108 -18Z')
    pen.gap('M-4 -91L14 -91L14 -66L-10 -66Z')
    pen.gap('M20 -91L29 -91Q34 -91 37 -86L48 -66L20 -66Z')
    pen.stroke('shade', 2, 'M-20 -62L-20 -20M17 -62L17 -26M-104 -52L-24 -52')
    pen.fill('light', 'M-108 -66L-22 -66L-22 -60L-108 -60Z')
    pen.fill('accent', disc(100, -46, 6))
    pen.stroke('light', 2.4, 'M4 -54L12 -54')
    wheel(pen, -68)
    wheel(pen, 68)
  }),
}
