// A running shoe at toe-off: sculpted sole, laces, overlays.
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, ribbon, swelling, tapering, within } from '../outlines.ts'

export const runningShoe: Motif = {
  id: 'running-shoe',
  kind: 'object',
  rests: 'ground',
  width: 1.78,
  draw(pen, random) {
    pen.placed({ x: 0.0, y: -0.005, turn: random.between(0, 0.03) }, () => {
      inFront(
        pen,
        'shade',
        outline(plot('-0.76 -0.86, -0.62 -0.93, -0.45 -0.86, -0.3 -0.79, -0.2 -0.85, -0.3 -0.66, -0.62 -0.7')),
        0.01,
      )
      const upper = outline(
        plot(
          '-0.84 -0.17, -0.85 -0.42, -0.81 -0.66, -0.79 -0.87, -0.72 -0.9, -0.66 -0.76, -0.52 -0.69, -0.38 -0.76, -0.24 -0.93, -0.13 -0.985, -0.07 -0.92, 0.06 -0.74, 0.28 -0.56, 0.55 -0.45, 0.76 -0.36, 0.85 -0.2, 0.4 -0.14, -0.4 -0.14',
        ),
      )
      inFront(pen, 'accent', upper, 0.012)
      pen.fill(
        'light',
        within(
          upper,
          outline(
            plot('-0.36 -0.76, -0.22 -0.9, -0.13 -0.97, 0.06 -0.74, 0.3 -0.55, 0.12 -0.55, -0.04 -0.66, -0.18 -0.75'),
          ),
        ),
      )
      pen.fill(
        'shade',
        within(upper, outline(plot('-0.9 -0.28, -0.4 -0.25, 0.1 -0.24, 0.5 -0.27, 0.9 -0.3, 0.9 0, -0.9 0'))),
      )
      const heel = outline(plot('-0.9 -0.1, -0.9 -0.6, -0.74 -0.62, -0.6 -0.46, -0.56 -0.28, -0.6 -0.1'))
      pen.fill('body', within(upper, heel))
      pen.gap(
        within(
          upper,
          ribbon(plot('-0.82 -0.6, -0.7 -0.58, -0.6 -0.46, -0.56 -0.3, -0.58 -0.16'), () => 0.013),
        ),
      )
      const toe = outline(plot('0.5 -0.1, 0.52 -0.3, 0.6 -0.46, 0.9 -0.4, 0.95 -0.1'))
      pen.fill('body', within(upper, toe))
      pen.gap(
        within(
          upper,
          ribbon(plot('0.6 -0.47, 0.53 -0.34, 0.5 -0.16'), () => 0.013),
        ),
      )
      for (const [from, to] of [
        [-0.42, -0.1],
        [-0.27, 0.06],
      ] as const)
        inFront(
          pen,
          'light',
          ribbon(
            [
              [from - 0.05, -0.17],
              [from + 0.1, -0.34],
              [to + 0.06, -0.55],
            ],
            tapering(0.045, 0.085),
          ),
          0.01,
        )
      for (let row = 0; row < 5; row++)
        for (let at = 0; at < 7; at++)
          pen.gap(disc(0.2 + at * 0.045 - row * 0.01, -0.4 + row * 0.042 - at * -0.008, 0.0075))
      for (let lace = 0; lace < 5; lace++) {
        const [x, y] = [-0.165 + lace * 0.088, -0.87 + lace * 0.083]
        inFront(
          pen,
          'body',
          ribbon(
            [
              [x - 0.09, y + 0.08],
              [x - 0.03, y + 0.01],
              [x + 0.055, y - 0.02],
            ],
            () => 0.034,
          ),
          0.008,
        )
      }
      inFront(
        pen,
        'body',
        ribbon(plot('-0.2 -0.9, -0.33 -0.97, -0.3 -0.86, -0.2 -0.88'), () => 0.024),
        0.006,
      )
      pen.gap(ribbon(plot('-0.75 -0.82, -0.66 -0.7, -0.52 -0.63, -0.4 -0.68'), swelling(0.014)))
      const sole = outline(
        plot(
          '-0.88 -0.26, -0.6 -0.21, -0.2 -0.175, 0.2 -0.165, 0.6 -0.19, 0.87 -0.25, 0.885 -0.17, 0.78 -0.07, 0.5 -0.02, 0.1 -0.03, -0.2 -0.03, -0.5 -0.005, -0.8 -0.01, -0.89 -0.12',
        ),
      )
      inFront(pen, 'light', sole, 0.012)
      pen.fill(
        'body',
        within(sole, outline(plot('-1 -0.06, -0.5 -0.06, 0 -0.075, 0.5 -0.065, 0.9 -0.12, 0.9 0.1, -1 0.1'))),
      )
      pen.gap(
        within(
          sole,
          ribbon(plot('-0.86 -0.15, -0.5 -0.12, 0 -0.105, 0.5 -0.115, 0.86 -0.18'), () => 0.012),
        ),
      )
      for (let tread = 0; tread < 13; tread++)
        pen.gap(
          within(
            sole,
            ribbon(
              [
                [-0.78 + tread * 0.12, 0.02],
                [-0.75 + tread * 0.12, -0.055],
              ],
              tapering(0.026, 0.012),
            ),
          ),
        )
    })
  },
}
