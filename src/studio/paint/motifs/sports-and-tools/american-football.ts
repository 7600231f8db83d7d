// An American football in flight: pebbled leather, white stripes, laces.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, inFront, outline, plot, polygon, ribbon, swelling, within, without } from '../outlines.ts'

const upper: readonly Point[] = plot('-0.69 0, -0.5 -0.21, -0.25 -0.335, 0 -0.37, 0.25 -0.335, 0.5 -0.21, 0.69 0')

export const americanFootball: Motif = {
  id: 'american-football',
  kind: 'object',
  rests: 'held',
  width: 1.42,
  draw(pen, random) {
    const tilt = random.between(-0.55, -0.45)
    const lower = upper.map(([x, y]): Point => [x, -y]).toReversed()
    pen.placed({ y: -0.5, turn: tilt, size: 1.17 }, () => {
      const leather = polygon([...curveThrough(upper), ...curveThrough(lower)])
      const bow = (x: number, reach: number): Point[] => [
        [x, -0.5],
        [x + reach, 0],
        [x, 0.5],
      ]
      const gaps = (x: number, reach: number) => ribbon(bow(x, reach), () => 0.018)
      const stripes = [gaps(-0.47, -0.05), gaps(-0.37, -0.045), gaps(0.37, 0.045), gaps(0.47, 0.05)]
      const skin = stripes.reduce((left, stripe) => without(left, stripe), leather)
      pen.fill('accent', skin)
      for (const side of [-1, 1])
        pen.fill(
          'light',
          within(
            leather,
            ribbon(bow(side * 0.42, side * 0.047), () => 0.074),
          ),
        )
      pen.fill(
        'shade',
        within(skin, outline(plot('-0.7 0.04, -0.4 0.2, 0 0.24, 0.4 0.14, 0.75 -0.06, 0.7 0.3, 0 0.5, -0.7 0.3'))),
      )
      pen.fill('light', ribbon(plot('-0.3 -0.255, -0.12 -0.31, 0.06 -0.318'), swelling(0.026)))
      const seam: Point[] = plot('-0.36 -0.13, 0 -0.185, 0.36 -0.13')
      pen.gap(ribbon(seam, swelling(0.016)))
      inFront(
        pen,
        'light',
        ribbon(plot('-0.22 -0.155, 0 -0.18, 0.22 -0.155'), () => 0.026),
        0.008,
      )
      for (let lace = 0; lace < 6; lace++) {
        const x = -0.2 + lace * 0.08
        inFront(
          pen,
          'light',
          ribbon(
            [
              [x - 0.006, -0.245 + x * x * 0.4],
              [x + 0.004, -0.1 + x * x * 0.4],
            ],
            () => 0.026,
          ),
          0.008,
        )
      }
      for (let row = 0; row < 6; row++) {
        const y = 0.09 + row * 0.042
        const half = 0.3 - row * 0.035
        pen.gap(
          within(
            skin,
            ribbon(
              [
                [0.12 - half, y + 0.01],
                [0.12, y + 0.022],
                [0.12 + half, y - 0.012],
              ],
              swelling(0.011),
            ),
          ),
        )
      }
    })
  },
}
