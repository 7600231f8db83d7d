// The chess king: a turned piece with its cross.
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { etch, hundredths, lay, side } from './forms.ts'

const forms: readonly [readonly Station[], readonly Station[]] = [
  [
    [9, -86.6, 'edge'],
    [10.4, -85],
    [12.6, -78],
    [11, -71],
    [8.4, -66, 'edge'],
    [12.6, -64],
    [12.6, -62.6],
    [9, -61, 'edge'],
    [11, -59.4],
    [11, -58],
    [8, -56.6, 'edge'],
    [7.4, -46],
    [8.4, -34],
    [11.6, -24, 'edge'],
    [15.6, -22],
    [15.6, -20],
    [13.4, -18.6, 'edge'],
    [18, -15],
    [20.6, -10],
    [20.6, -7, 'edge'],
    [23, -5],
    [23, 0, 'edge'],
  ],
  [
    [8, -86.6, 'edge'],
    [11.4, -84],
    [10, -77],
    [8, -68, 'edge'],
    [13.4, -66],
    [13.4, -64],
    [8.4, -62.4, 'edge'],
    [7.4, -58],
    [10.2, -56.4],
    [7.2, -54.8, 'edge'],
    [7, -42],
    [9.4, -30],
    [13.4, -22, 'edge'],
    [17, -20.6],
    [17, -18.4],
    [14.6, -17, 'edge'],
    [19.6, -13],
    [21.6, -8, 'edge'],
    [24, -6],
    [24, 0, 'edge'],
  ],
]

export const chessKing: Motif = {
  id: 'chess-king',
  kind: 'object',
  rests: 'ground',
  width: 0.5,
  draw: hundredths((pen, random) => {
    const form = random.sub('form').pick(forms)
    const cross = random
      .sub('cross')
      .pick([
        'M-1.5 -85L-2 -90.4L-5.4 -89.6L-5.4 -95.4L-2 -94.6L-2.6 -100L2.6 -100L2 -94.6L5.4 -95.4L5.4 -89.6L2 -90.4L1.5 -85Z',
        'M-2 -85L-1.8 -91.4L-6 -91.4L-6 -95L-1.8 -95L-1.8 -99.6L1.8 -99.6L1.8 -95L6 -95L6 -91.4L1.8 -91.4L2 -85Z',
      ])
    const body = turned(form)
    pen.fill('body', cross)
    pen.fill('shade', side(cross, 1.2, 0.8))
    lay(pen, 'body', body, cross, 1)
    pen.fill('light', turned(form, -0.76, -0.5))
    pen.fill('shade', turned(form, 0.32, 1))
    const rings = form.filter(([, , kind]) => kind === 'edge').slice(1, -1)
    etch(pen, body, 1, rings.map(([half, y]) => hoop(half, y, Math.min(1.5, half * 0.09))).join(''))
    etch(pen, body, 0.9, 'M-8.6 -85Q-5 -77 -4.6 -68M8.6 -85Q5 -77 4.6 -68M0 -86L0 -67.6')
    etch(pen, body, 1, `${hoop(22.6, -3.4, 1.6)}${hoop(10.4, -83.4, 1)}`)
  }),
}
