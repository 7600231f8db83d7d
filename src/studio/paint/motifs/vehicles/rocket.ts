// A rocket of the golden age: a swelling hull on swept fins, a round port, fire below.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, disc, inFront, outline, plot, polygon, ribbon, swelling, within } from '../outlines.ts'

const flank: readonly Point[] = plot('0 -1, 0.055 -0.92, 0.105 -0.8, 0.132 -0.65, 0.132 -0.5, 0.105 -0.36, 0.075 -0.26')
const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

export const rocket: Motif = {
  id: 'rocket',
  kind: 'vehicle',
  rests: 'air',
  width: 0.53,
  draw(pen, random) {
    const flicker = random.between(-0.015, 0.015)
    pen.placed({ x: -0.05, y: -0.005, turn: 0.26, size: 1.02 }, () => {
      const fire = outline([
        [-0.07, -0.235],
        [-0.105, -0.16],
        [-0.07, -0.1],
        [-0.065, -0.04],
        [flicker, 0.01],
        [0.05, -0.05],
        [0.075, -0.105],
        [0.105, -0.16],
        [0.07, -0.235],
      ])
      pen.as('flame', () => {
        pen.fill('accent', fire)
        inFront(
          pen,
          'light',
          outline([
            [-0.045, -0.235],
            [-0.055, -0.16],
            [-0.02, -0.1],
            [flicker, -0.06],
            [0.03, -0.11],
            [0.055, -0.165],
            [0.045, -0.235],
          ]),
          0.006,
        )
        pen.gap(
          ribbon(
            [
              [0, -0.22],
              [flicker, -0.15],
              [flicker, -0.1],
            ],
            swelling(0.01),
          ),
        )
      })
      pen.as('fins', () => {
        pen.mirrored(() =>
          inFront(
            pen,
            'accent',
            outline(plot('0.1 -0.45, 0.18 -0.38, 0.235 -0.27, 0.245 -0.12, 0.205 -0.17, 0.14 -0.22, 0.075 -0.24')),
            0.008,
          ),
        )
        pen.fill('shade', outline(plot('0.15 -0.4, 0.21 -0.31, 0.245 -0.14, 0.2 -0.2, 0.17 -0.27')))
        pen.mirrored(() => pen.gap(ribbon(plot('0.125 -0.36, 0.18 -0.27, 0.215 -0.18'), swelling(0.009))))
      })
      inFront(pen, 'shade', polygon(plot('-0.06 -0.275, 0.06 -0.275, 0.075 -0.215, -0.075 -0.215')), 0.007)
      const hull = polygon([...curveThrough(flank), ...curveThrough(mirror(flank)).toReversed()])
      inFront(pen, 'light', hull, 0.009)
      pen.fill(
        'body',
        within(
          hull,
          polygon([...curveThrough(flank), ...curveThrough(flank.map(([x, y]): Point => [x * 0.25, y])).toReversed()]),
        ),
      )
      pen.fill(
        'shade',
        within(
          hull,
          polygon([...curveThrough(flank), ...curveThrough(flank.map(([x, y]): Point => [x * 0.68, y])).toReversed()]),
        ),
      )
      pen.as('nose cone', () => {
        const nose = within(hull, outline(plot('-0.2 -0.835, 0 -0.805, 0.2 -0.835, 0.15 -1.05, -0.15 -1.05')))
        inFront(pen, 'accent', nose, 0.008)
      })
      for (const y of [-0.42, -0.345])
        pen.gap(
          within(
            hull,
            ribbon(
              [
                [-0.15, y - 0.012],
                [0, y + 0.014],
                [0.15, y - 0.012],
              ],
              () => 0.009,
            ),
          ),
        )
      pen.as('porthole', () => {
        inFront(pen, 'accent', disc(0, -0.635, 0.068), 0.009)
        inFront(pen, 'shade', disc(0, -0.635, 0.047), 0.007)
        pen.fill('light', outline(plot('-0.03 -0.645, -0.02 -0.67, 0.005 -0.672, -0.012 -0.655, -0.018 -0.635')))
        for (let at = 0; at < 8; at++)
          pen.gap(disc(Math.cos(at * 0.785) * 0.0585, -0.635 + Math.sin(at * 0.785) * 0.0585, 0.0045))
      })
      pen.gap(ribbon(plot('-0.085 -0.76, -0.112 -0.63, -0.11 -0.5'), swelling(0.009)))
      pen.as('fins', () => {
        inFront(
          pen,
          'accent',
          outline(plot('0 -0.46, 0.022 -0.34, 0.024 -0.17, 0 -0.115, -0.024 -0.17, -0.022 -0.34')),
          0.008,
        )
        pen.fill('shade', outline(plot('0.004 -0.43, 0.022 -0.34, 0.024 -0.17, 0.004 -0.13')))
      })
    })
  },
}
