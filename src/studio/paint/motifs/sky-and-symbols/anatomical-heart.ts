// The heart as the anatomist draws it: chambers, the great vessels, coronary arteries.
import { lerp } from '../../curves.ts'
import type { Pen, Tone } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, oval, plot, ribbon, swelling, tapering, within } from '../outlines.ts'

/** A vessel that ends in an open mouth at its last point. */
const drawVessel = (pen: Pen, tone: Tone, points: readonly Point[], from: number, to: number): void => {
  inFront(pen, tone, ribbon(points, tapering(from, to)), 0.009)
  pen.fill(
    'shade',
    ribbon(
      points.map(([x, y]): Point => [x + from * 0.27, y + from * 0.06]),
      tapering(from * 0.32, to * 0.3),
    ),
  )
  pen.gap(
    ribbon(
      points.map(([x, y]): Point => [x - from * 0.26, y]),
      swelling(0.009),
    ),
  )
  const [endX, endY] = points.at(-1) ?? [0, 0]
  const [beforeX, beforeY] = points.at(-2) ?? [0, 0]
  const turn = Math.atan2(endY - beforeY, endX - beforeX) + Math.PI / 2
  inFront(pen, 'light', oval(endX, endY, to * 0.56, to * 0.27, turn), 0.008)
  pen.gap(oval(endX, endY, to * 0.36, to * 0.13, turn))
}

const ventricles: readonly Point[] = plot(
  '-0.3 -0.52, -0.33 -0.38, -0.27 -0.22, -0.14 -0.1, 0.02 -0.03, 0.14 0, 0.23 -0.03, 0.31 -0.14, 0.355 -0.3, 0.34 -0.45, 0.25 -0.57, 0.08 -0.62, -0.14 -0.62',
)

const drawCoronaries = (pen: Pen): void => {
  const arteries: readonly (readonly [readonly Point[], number])[] = [
    [plot('0.1 -0.56, 0.11 -0.44, 0.14 -0.3, 0.19 -0.16, 0.205 -0.06'), 0.03],
    [
      [
        [0.12, -0.42],
        [0.2, -0.36],
        [0.28, -0.28],
        [0.315, -0.19],
      ],
      0.02,
    ],
    [
      [
        [0.155, -0.26],
        [0.22, -0.2],
        [0.265, -0.12],
      ],
      0.015,
    ],
    [
      [
        [0.115, -0.4],
        [0.05, -0.3],
        [0.04, -0.2],
        [0.08, -0.1],
      ],
      0.018,
    ],
    [plot('-0.08 -0.55, -0.17 -0.46, -0.2 -0.34, -0.14 -0.2, -0.04 -0.11'), 0.025],
    [
      [
        [-0.195, -0.38],
        [-0.25, -0.33],
        [-0.265, -0.26],
      ],
      0.014,
    ],
    [
      [
        [-0.18, -0.28],
        [-0.1, -0.27],
        [-0.04, -0.21],
      ],
      0.014,
    ],
    [
      [
        [0.22, -0.35],
        [0.255, -0.4],
        [0.3, -0.42],
      ],
      0.012,
    ],
  ]
  for (const [points, breadth] of arteries) {
    inFront(
      pen,
      'accent',
      ribbon(points, (share) => lerp(breadth, 0.006, share)),
      0.006,
    )
  }
}

export const anatomicalHeart: Motif = {
  id: 'anatomical-heart',
  kind: 'symbol',
  rests: 'held',
  width: 0.8,
  draw(pen, random) {
    const lift = random.between(-0.012, 0.012)
    pen.as('vessels', () => {
      drawVessel(
        pen,
        'shade',
        [
          [-0.22, -0.3],
          [-0.25, -0.17],
          [-0.26, -0.08],
        ],
        0.1,
        0.1,
      )
      drawVessel(
        pen,
        'body',
        [
          [0.16, -0.55],
          [0.28, -0.6],
          [0.37, -0.62 + lift],
        ],
        0.075,
        0.065,
      )
      drawVessel(
        pen,
        'body',
        [
          [0.16, -0.5],
          [0.29, -0.52],
          [0.385, -0.52 + lift],
        ],
        0.07,
        0.06,
      )
      drawVessel(
        pen,
        'body',
        [
          [-0.12, -0.62],
          [-0.26, -0.665],
          [-0.375, -0.68],
        ],
        0.085,
        0.075,
      )
      drawVessel(
        pen,
        'body',
        [
          [0.15, -0.88],
          [0.19, -0.94],
          [0.215, -0.985],
        ],
        0.06,
        0.055,
      )
      drawVessel(
        pen,
        'body',
        [
          [0.06, -0.9],
          [0.07, -0.955],
          [0.07, -0.985],
        ],
        0.055,
        0.055,
      )
      drawVessel(
        pen,
        'body',
        [
          [-0.02, -0.88],
          [-0.05, -0.94],
          [-0.075, -0.98],
        ],
        0.06,
        0.058,
      )
    })
    const arch: Point[] = plot(
      '-0.03 -0.55, -0.075 -0.68, -0.05 -0.815, 0.05 -0.865, 0.15 -0.83, 0.215 -0.74, 0.22 -0.64',
    )
    pen.as('aorta', () => {
      inFront(pen, 'accent', ribbon(arch, tapering(0.16, 0.1)), 0.009)
      pen.fill(
        'light',
        ribbon(
          arch.slice(0, 5).map(([x, y]): Point => [x - 0.035, y - 0.03]),
          swelling(0.03),
        ),
      )
      pen.gap(
        ribbon(
          arch.slice(1).map(([x, y]): Point => [x + 0.012, y + 0.03]),
          swelling(0.01),
        ),
      )
    })
    pen.as('vessels', () => {
      drawVessel(
        pen,
        'body',
        [
          [-0.21, -0.5],
          [-0.225, -0.7],
          [-0.215, -0.86],
        ],
        0.11,
        0.105,
      )
      drawVessel(
        pen,
        'light',
        [
          [0.06, -0.5],
          [0.09, -0.63],
          [0.2, -0.715],
          [0.36, -0.75],
        ],
        0.15,
        0.095,
      )
    })
    const muscle = outline(ventricles)
    inFront(pen, 'body', muscle, 0.009)
    pen.fill(
      'shade',
      within(
        muscle,
        outline(plot('0.26 -0.62, 0.28 -0.4, 0.24 -0.2, 0.1 -0.06, -0.1 -0.02, 0.2 0.08, 0.45 -0.1, 0.45 -0.6')),
      ),
    )
    pen.fill(
      'light',
      within(muscle, outline(plot('-0.1 -0.5, -0.04 -0.34, 0.02 -0.2, -0.06 -0.22, -0.12 -0.34, -0.14 -0.46'))),
    )
    const atrium = outline(
      plot('-0.16 -0.63, -0.29 -0.6, -0.345 -0.49, -0.325 -0.37, -0.26 -0.34, -0.2 -0.42, -0.12 -0.47, -0.09 -0.56'),
    )
    inFront(pen, 'body', atrium, 0.009)
    pen.fill('shade', within(atrium, outline(plot('-0.26 -0.33, -0.2 -0.5, -0.08 -0.58, -0.05 -0.44'))))
    for (const [x, y] of [
      [-0.29, -0.52],
      [-0.25, -0.56],
      [-0.29, -0.44],
    ] as const)
      pen.gap(
        ribbon(
          [
            [x - 0.025, y + 0.03],
            [x, y],
            [x + 0.035, y + 0.005],
          ],
          swelling(0.009),
        ),
      )
    const auricle = outline(
      plot('0.17 -0.6, 0.25 -0.625, 0.3 -0.57, 0.33 -0.5, 0.29 -0.445, 0.25 -0.49, 0.21 -0.48, 0.19 -0.53'),
    )
    inFront(pen, 'body', auricle, 0.009)
    pen.as('veins', () => drawCoronaries(pen))
    for (let at = 0; at < 9; at++) {
      const share = at / 8
      const [x, y]: Point = [lerp(0.345, 0.16, share ** 1.5), lerp(-0.4, -0.025, share)]
      const long = 0.075 - 0.03 * Math.abs(share - 0.4)
      pen.gap(
        within(
          muscle,
          ribbon(
            [
              [x, y],
              [x - long * 0.5, y + 0.012],
              [x - long, y + 0.008],
            ],
            tapering(0.01, 0.002),
          ),
        ),
      )
    }
  },
}
