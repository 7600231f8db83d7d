// A laced boxing glove, raised.
import type { Motif } from '../motif.ts'
import { inFront, outline, plot, polyline, ribbon, swelling, within } from '../outlines.ts'

export const boxingGlove: Motif = {
  id: 'boxing-glove',
  kind: 'object',
  rests: 'held',
  width: 0.78,
  draw(pen, random) {
    pen.placed({ x: -0.01, turn: random.between(-0.05, 0.03) }, () => {
      const cuff = outline(
        plot('-0.19 -0.28, -0.2 -0.14, -0.225 -0.03, -0.1 0, 0.12 0, 0.235 -0.03, 0.215 -0.14, 0.205 -0.28'),
      )
      inFront(pen, 'body', cuff, 0.012)
      pen.fill('shade', within(cuff, outline(plot('0.08 -0.3, 0.1 -0.1, 0.06 0.05, 0.35 0.05, 0.3 -0.3'))))
      pen.gap(ribbon(plot('-0.23 -0.068, 0 -0.043, 0.24 -0.068'), () => 0.012))
      const mitt = outline(
        plot(
          '-0.17 -0.26, -0.2 -0.4, -0.2 -0.56, -0.225 -0.7, -0.21 -0.84, -0.12 -0.95, 0.02 -0.995, 0.17 -0.98, 0.31 -0.89, 0.375 -0.74, 0.37 -0.55, 0.29 -0.38, 0.2 -0.26, 0 -0.24',
        ),
      )
      inFront(pen, 'accent', mitt, 0.012)
      pen.fill(
        'shade',
        within(
          mitt,
          outline(plot('0.12 -0.2, 0.2 -0.42, 0.24 -0.64, 0.18 -0.82, 0.05 -0.95, 0.3 -1.1, 0.55 -0.7, 0.4 -0.2')),
        ),
      )
      pen.fill(
        'light',
        outline(plot('-0.175 -0.72, -0.165 -0.83, -0.09 -0.92, 0.02 -0.95, -0.05 -0.885, -0.1 -0.81, -0.12 -0.7')),
      )
      const thumb = outline(
        plot(
          '-0.2 -0.28, -0.3 -0.37, -0.375 -0.5, -0.39 -0.64, -0.345 -0.735, -0.27 -0.735, -0.235 -0.65, -0.2 -0.55, -0.1 -0.5, -0.04 -0.42, -0.08 -0.34',
        ),
      )
      inFront(pen, 'accent', thumb, 0.014)
      pen.fill(
        'shade',
        within(thumb, outline(plot('-0.22 -0.26, -0.16 -0.4, -0.2 -0.56, -0.05 -0.55, 0.02 -0.4, -0.1 -0.26'))),
      )
      pen.fill('light', ribbon(plot('-0.335 -0.5, -0.35 -0.6, -0.32 -0.68'), swelling(0.03)))
      pen.gap(ribbon(plot('0.02 -0.56, 0.07 -0.68, 0.03 -0.8'), swelling(0.016)))
      pen.gap(ribbon(plot('0.02 -0.5, 0.16 -0.53, 0.29 -0.61'), swelling(0.015)))
      for (const [x, y] of plot('0.31 -0.7, 0.28 -0.62, 0.325 -0.55, 0.29 -0.48, 0.27 -0.4'))
        pen.gap(
          ribbon(
            [
              [x + 0.035, y - 0.02],
              [x, y + 0.004],
              [x - 0.06, y + 0.008],
            ],
            swelling(0.011),
          ),
        )
      inFront(
        pen,
        'light',
        outline(plot('-0.215 -0.29, 0 -0.26, 0.225 -0.29, 0.22 -0.225, 0 -0.198, -0.21 -0.225')),
        0.011,
      )
      for (const y of [-0.19, -0.14, -0.095]) {
        inFront(
          pen,
          'light',
          ribbon(
            [
              [-0.075, y],
              [0.0, y + 0.018],
              [0.075, y],
            ],
            () => 0.02,
          ),
          0.007,
        )
        pen.line(
          0.006,
          polyline([
            [-0.09, y - 0.004],
            [-0.1, y - 0.008],
          ]),
        )
      }
    })
  },
}
