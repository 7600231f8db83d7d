// A small yacht heeling to the wind under main and jib.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import {
  curveThrough,
  inFront,
  outline,
  plot,
  polygon,
  polyline,
  ribbon,
  swelling,
  tapering,
  within,
} from '../outlines.ts'

export const sailboat: Motif = {
  id: 'sailboat',
  kind: 'vehicle',
  rests: 'water',
  width: 0.86,
  draw(pen, random) {
    const heel = random.between(0.08, 0.13)
    pen.placed({ x: -0.04, y: -0.03, turn: heel, size: 0.975 }, () => {
      const main = polygon([
        ...curveThrough(plot('-0.012 -0.955, -0.02 -0.6, -0.022 -0.225')),
        ...curveThrough(plot('-0.022 -0.225, -0.18 -0.2, -0.36 -0.205')),
        ...curveThrough(plot('-0.36 -0.205, -0.315 -0.46, -0.19 -0.75, -0.012 -0.955')),
      ])
      const jib = polygon([
        ...curveThrough(plot('0.014 -0.9, 0.15 -0.62, 0.335 -0.185')),
        ...curveThrough(plot('0.335 -0.185, 0.18 -0.235, 0.03 -0.245')),
        ...curveThrough(plot('0.03 -0.245, 0.085 -0.5, 0.014 -0.9')),
      ])
      pen.as('sails', () => {
        pen.fill('light', main)
        pen.fill('body', within(main, outline(plot('-0.02 -0.9, -0.02 -0.2, -0.16 -0.18, -0.1 -0.45, -0.1 -0.7'))))
        pen.fill('accent', jib)
        pen.fill('shade', within(jib, outline(plot('0.03 -0.88, 0.13 -0.6, 0.17 -0.22, 0 -0.2, 0.05 -0.5'))))
        for (const y of [-0.78, -0.62, -0.46, -0.33]) {
          const reach = -0.35 * (1 - ((-y - 0.2) / 0.76) ** 1.5)
          pen.gap(
            ribbon(
              [
                [-0.03, y + 0.02],
                [reach * 0.55, y + 0.012],
                [reach * 0.95, y - 0.01],
              ],
              swelling(0.009),
            ),
          )
        }
        for (const [y, from, to] of [
          [-0.66, 0.045, 0.115],
          [-0.48, 0.08, 0.19],
          [-0.32, 0.07, 0.26],
        ] as const)
          pen.gap(
            ribbon(
              [
                [from, y],
                [(from + to) / 2, y + 0.006],
                [to, y - 0.014],
              ],
              swelling(0.009),
            ),
          )
      })
      pen.fill(
        'shade',
        ribbon(
          [
            [0, -0.09],
            [-0.002, -0.97],
          ],
          tapering(0.018, 0.009),
        ),
      )
      pen.stroke(
        'shade',
        0.011,
        polyline([
          [0, -0.185],
          [-0.37, -0.185],
        ]),
      )
      pen.stroke(
        'shade',
        0.004,
        polyline([
          [0, -0.96],
          [0.39, -0.145],
        ]),
      )
      pen.stroke(
        'shade',
        0.004,
        polyline([
          [0, -0.96],
          [-0.36, -0.14],
        ]),
      )
      pen.as('flag', () => pen.fill('accent', polygon(plot('0 -0.985, -0.075 -0.96, 0 -0.94'))))
      inFront(pen, 'light', outline(plot('-0.16 -0.14, -0.12 -0.18, 0.02 -0.185, 0.12 -0.165, 0.19 -0.14')), 0.006)
      for (const x of [-0.08, -0.02, 0.04])
        pen.gap(
          outline([
            [x - 0.018, -0.163],
            [x + 0.018, -0.165],
            [x + 0.016, -0.148],
            [x - 0.016, -0.148],
          ]),
        )
      const hull = outline(
        plot(
          '-0.385 -0.15, -0.2 -0.138, 0 -0.136, 0.2 -0.145, 0.415 -0.165, 0.33 -0.09, 0.2 -0.03, 0 0, -0.2 -0.005, -0.33 -0.03',
        ),
      )
      pen.as('hull', () => {
        inFront(pen, 'body', hull, 0.008)
        pen.fill(
          'shade',
          within(hull, outline(plot('-0.5 -0.05, -0.1 -0.055, 0.2 -0.075, 0.5 -0.12, 0.4 0.06, -0.5 0.06'))),
        )
        pen.fill(
          'accent',
          within(
            hull,
            ribbon(plot('-0.42 -0.12, 0 -0.108, 0.42 -0.142'), () => 0.017),
          ),
        )
        pen.gap(
          within(
            hull,
            ribbon(plot('-0.4 -0.06, 0 -0.062, 0.36 -0.1'), () => 0.008),
          ),
        )
      })
    })
    const waves: readonly (readonly Point[])[] = [
      plot('-0.43 -0.035, -0.3 -0.06, -0.16 -0.03, 0 -0.055, 0.16 -0.03, 0.3 -0.055, 0.43 -0.035'),
      plot('-0.34 0, -0.2 -0.018, -0.04 0, 0.12 -0.016, 0.26 0'),
    ]
    for (const [at, line] of waves.entries()) inFront(pen, at ? 'body' : 'light', ribbon(line, swelling(0.024)), 0.007)
  },
}
