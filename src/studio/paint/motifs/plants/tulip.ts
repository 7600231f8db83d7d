// A tulip: a cup of satin petals, a stem, two long leaves that clasp it.
import { lerp } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, plot, ribbon, swelling, within } from '../outlines.ts'

export const tulip: Motif = {
  id: 'tulip',
  kind: 'plant',
  rests: 'ground',
  width: 0.52,
  draw(pen, random) {
    const sway = random.between(-0.035, 0.035)
    const stem: Point[] = [
      [0.02, 0],
      [0.005 - sway, -0.25],
      [0.01, -0.48],
      [sway, -0.66],
    ]
    const bladeBehind = outline(
      plot('0.02 0, 0.1 -0.12, 0.2 -0.3, 0.25 -0.49, 0.262 -0.55, 0.2 -0.47, 0.11 -0.3, 0.035 -0.14'),
    )
    inFront(pen, 'shade', bladeBehind, 0.006)
    pen.gap(ribbon(plot('0.04 -0.06, 0.12 -0.24, 0.22 -0.46'), swelling(0.008)))
    inFront(
      pen,
      'body',
      ribbon(stem, (share) => lerp(0.034, 0.026, share)),
      0.006,
    )
    const blade = outline(
      plot(
        '0 0, -0.075 -0.1, -0.155 -0.27, -0.2 -0.44, -0.258 -0.56, -0.17 -0.49, -0.085 -0.34, -0.01 -0.17, 0.045 -0.02',
      ),
    )
    inFront(pen, 'body', blade, 0.007)
    pen.fill('light', within(blade, outline(plot('0 0, -0.09 -0.1, -0.2 -0.3, -0.3 -0.57, -0.16 -0.4, -0.05 -0.15'))))
    pen.gap(ribbon(plot('0.01 -0.05, -0.09 -0.25, -0.2 -0.48'), swelling(0.009)))
    pen.as('petals', () => {
      pen.placed({ x: sway, y: -0.64, turn: sway * 2 }, () => {
        const back = outline(
          plot(
            '-0.09 -0.06, -0.11 -0.2, -0.06 -0.33, -0.03 -0.358, 0 -0.31, 0.05 -0.355, 0.09 -0.3, 0.115 -0.18, 0.09 -0.05',
          ),
        )
        inFront(pen, 'shade', back, 0.006)
        const left = outline(
          plot('0 0.012, -0.1 -0.035, -0.152 -0.13, -0.155 -0.24, -0.172 -0.335, -0.1 -0.28, -0.03 -0.18, 0.01 -0.06'),
        )
        const right = outline(
          plot('0 0.012, 0.1 -0.035, 0.15 -0.13, 0.15 -0.24, 0.178 -0.325, 0.1 -0.28, 0.03 -0.18, -0.01 -0.06'),
        )
        inFront(pen, 'accent', right, 0.006)
        pen.fill('shade', within(right, outline(plot('0.06 0.02, 0.17 -0.05, 0.19 -0.34, 0.13 -0.2, 0.09 -0.08'))))
        inFront(pen, 'accent', left, 0.006)
        pen.fill(
          'light',
          within(left, outline(plot('-0.11 -0.06, -0.15 -0.18, -0.165 -0.31, -0.115 -0.24, -0.1 -0.13'))),
        )
        const front = outline(
          plot('0 0.016, -0.075 -0.03, -0.1 -0.12, -0.07 -0.23, 0.004 -0.315, 0.075 -0.23, 0.1 -0.12, 0.075 -0.03'),
        )
        inFront(pen, 'accent', front, 0.008)
        pen.fill(
          'light',
          within(front, outline(plot('-0.03 -0.02, -0.095 -0.1, -0.07 -0.22, 0 -0.31, -0.035 -0.2, -0.045 -0.1'))),
        )
        for (const x of [-0.4, 0.05, 0.5])
          pen.gap(
            ribbon(
              [
                [x * 0.05, -0.03],
                [x * 0.13, -0.12],
                [x * 0.1, -0.21 + Math.abs(x) * 0.03],
              ],
              swelling(0.008),
            ),
          )
        pen.gap(ribbon(plot('-0.105 -0.08, -0.13 -0.16, -0.135 -0.24'), swelling(0.007)))
        pen.gap(ribbon(plot('0.11 -0.08, 0.128 -0.16, 0.135 -0.24'), swelling(0.007)))
      })
    })
  },
}
