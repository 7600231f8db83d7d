// A riveted submarine of the early days: a whale of a hull, a conning tower, a screw, lamps ahead.
import { lerp, tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import {
  curveThrough,
  disc,
  inFront,
  outline,
  plot,
  polygon,
  polyline,
  ribbon,
  swelling,
  together,
  within,
} from '../outlines.ts'

const back: readonly Point[] = plot(
  '-0.9 -0.33, -0.66 -0.46, -0.34 -0.545, 0.05 -0.56, 0.45 -0.52, 0.76 -0.42, 0.93 -0.29',
)
const keel: readonly Point[] = plot(
  '0.93 -0.29, 0.84 -0.15, 0.55 -0.06, 0.1 -0.035, -0.35 -0.07, -0.68 -0.18, -0.9 -0.33',
)

export const submarine: Motif = {
  id: 'submarine',
  kind: 'vehicle',
  rests: 'water',
  width: 1.98,
  draw(pen, random) {
    const blade = random.between(0.1, 0.4)
    for (let at = 0; at < 4; at++) {
      const angle = blade + (at / 4) * tau
      inFront(
        pen,
        'accent',
        outline([
          [-0.925, -0.33],
          [-0.95 - Math.cos(angle) * 0.02, -0.33 + Math.sin(angle) * 0.09],
          [-0.94 + Math.cos(angle) * 0.05, -0.33 + Math.sin(angle) * 0.18],
          [-0.9 + Math.cos(angle) * 0.03, -0.33 + Math.sin(angle) * 0.1],
        ]),
        0.006,
      )
    }
    inFront(pen, 'body', outline(plot('-0.78 -0.42, -0.9 -0.6, -0.82 -0.62, -0.66 -0.46')), 0.008)
    inFront(pen, 'shade', outline(plot('-0.72 -0.2, -0.88 -0.06, -0.78 -0.04, -0.58 -0.14')), 0.008)
    pen.stroke('body', 0.018, polyline(plot('0.1 -0.75, 0.1 -0.965, 0.18 -0.965')))
    pen.stroke(
      'body',
      0.012,
      polyline([
        [-0.02, -0.75],
        [-0.02, -0.9],
      ]),
    )
    const tower = outline(plot('-0.2 -0.52, -0.165 -0.72, -0.08 -0.79, 0.14 -0.79, 0.23 -0.72, 0.27 -0.52'))
    inFront(pen, 'body', tower, 0.01)
    pen.fill('shade', within(tower, polygon(plot('0.1 -0.85, 0.4 -0.85, 0.4 -0.5, 0.13 -0.5'))))
    pen.fill('light', ribbon(plot('-0.13 -0.56, -0.11 -0.68, -0.06 -0.745'), swelling(0.025)))
    pen.line(
      0.009,
      polyline([
        [-0.17, -0.7],
        [0.235, -0.7],
      ]),
    )
    for (const x of [-0.02, 0.1]) {
      inFront(pen, 'accent', disc(x, -0.63, 0.034), 0.009)
      pen.line(0.008, disc(x, -0.63, 0.02))
    }
    pen.fill(
      'body',
      ribbon(
        [
          [-0.19, -0.8],
          [0.21, -0.8],
        ],
        () => 0.022,
      ),
    )
    const hull = polygon([...curveThrough(back), ...curveThrough(keel)])
    inFront(pen, 'body', hull, 0.012)
    pen.fill(
      'shade',
      within(hull, outline(plot('-1 -0.25, -0.5 -0.19, 0.1 -0.17, 0.6 -0.22, 1 -0.3, 0.9 0.05, -0.9 0.05'))),
    )
    pen.fill(
      'light',
      within(
        hull,
        outline(plot('-0.7 -0.4, -0.3 -0.5, 0.1 -0.52, 0.5 -0.48, 0.74 -0.39, 0.4 -0.445, 0 -0.47, -0.4 -0.44')),
      ),
    )
    for (const x of [-0.52, -0.2, 0.36, 0.66]) {
      const half = 0.25 * Math.sqrt(1 - (x / 0.98) ** 2)
      const seam: Point[] = [
        [x - 0.02, -0.3 - half * 0.97],
        [x + 0.035, -0.3],
        [x - 0.02, -0.3 + half * 0.97],
      ]
      pen.gap(
        within(
          hull,
          ribbon(seam, () => 0.008),
        ),
      )
      pen.gap(
        together(
          ...[0.12, 0.3, 0.5, 0.7, 0.88].map((share) =>
            disc(
              x + 0.03 - Math.abs(share - 0.5) * 0.06 + 0.022,
              lerp(-0.3 - half * 0.9, -0.3 + half * 0.9, share),
              0.0055,
            ),
          ),
        ),
      )
    }
    pen.gap(within(hull, ribbon(plot('-0.86 -0.285, -0.3 -0.235, 0.2 -0.225, 0.92 -0.27'), swelling(0.011))))
    for (const x of [-0.06, 0.12, 0.51]) {
      inFront(pen, 'light', disc(x, -0.335, 0.056), 0.01)
      inFront(pen, 'accent', disc(x, -0.335, 0.037), 0.007)
      pen.fill(
        'light',
        outline([
          [x - 0.022, -0.345],
          [x - 0.008, -0.362],
          [x + 0.006, -0.362],
          [x - 0.01, -0.348],
        ]),
      )
    }
    inFront(pen, 'accent', outline(plot('0.865 -0.375, 0.96 -0.4, 0.985 -0.345, 0.955 -0.3, 0.89 -0.31')), 0.008)
    for (const [x, y, size] of [
      [-0.72, -0.78, 0.022],
      [-0.64, -0.9, 0.016],
      [-0.78, -0.95, 0.03],
    ] as const)
      pen.fill('light', disc(x, y, size))
  },
}
