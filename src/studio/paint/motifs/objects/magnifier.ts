// The magnifier: a reading glass with a turned handle, its lens open so that what lies behind shows through.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { disc, etch, gilt, hundredths, lay, oval, side, within, without } from './forms.ts'

const handle: readonly Station[] = [
  [2.4, -6, 'edge'],
  [2.4, 0, 'edge'],
  [4, 1.4],
  [4, 4],
  [2.8, 6, 'edge'],
  [3.6, 10],
  [4.8, 22],
  [4.4, 36],
  [3.6, 42, 'edge'],
  [5, 43.6],
  [4.6, 47],
  [0.4, 48.6, 'edge'],
]
const fluted: readonly Station[] = [
  [2.4, -6, 'edge'],
  [2.4, 0, 'edge'],
  [4.4, 1],
  [4.4, 5],
  [3, 6.4, 'edge'],
  [4.6, 12],
  [3.4, 19],
  [4.8, 29],
  [5.2, 38],
  [4.2, 44],
  [0.4, 48.6, 'edge'],
]

export const magnifier: Motif = {
  id: 'magnifier',
  kind: 'object',
  rests: 'held',
  width: 0.98,
  draw: hundredths((pen, random) => {
    const form = random.sub('handle').pick([handle, fluted])
    const middle: Point = [-13.4, -64.6]
    const rim = disc(middle[0], middle[1], 35)
    const lens = disc(middle[0], middle[1], 28.6)
    const bezel = without(rim, lens)
    pen.placed({ x: 12.6, y: -38.6, turn: -Math.PI / 4 }, () => {
      const stem = turned(form)
      pen.fill('body', stem)
      pen.fill('light', turned(form, -0.76, -0.36))
      pen.fill('shade', turned(form, 0.34, 1))
      etch(
        pen,
        stem,
        1,
        `${hoop(4.6, 1, 0.7)}${hoop(4.6, 5.4, 0.7)}${hoop(4.4, 42.4, 0.7)}M0 9L0 38M-2.4 10L-2.6 37M2.4 10L2.6 37`,
      )
    })
    lay(pen, gilt(pen), bezel, oval(10, -40, 6, 6), 0.8)
    pen.fill('light', side(rim, -1.5, -1.5))
    pen.fill('shade', without(side(rim, 2.2, 2.2), lens))
    pen.fill('shade', within(side(lens, -1.4, -1.4), lens))
    etch(pen, bezel, 0.9, disc(middle[0], middle[1], 31.6))
    pen.stroke('light', 2.2, 'M-34.6 -68C-33.6 -77 -28 -83.6 -20.4 -85.6')
    pen.stroke('light', 2.2, 'M-14.6 -86.6L-13.4 -86.6')
    pen.stroke('light', 1.2, 'M5.6 -56C3.6 -51 0 -47.4 -4 -45.6')
  }),
}
