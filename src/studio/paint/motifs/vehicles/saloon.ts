// The vintage saloon: long bonnet, flowing wings, running board, wire wheels.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import { curveThrough, disc, inFront, outline, plot, polygon, polyline, ribbon, swelling, within } from '../outlines.ts'
import { drawWheel } from './wheel.ts'

const drawCabin = (pen: Pen): void => {
  const cabin = outline(
    plot(
      '-1 -0.26, -1.06 -0.45, -1 -0.66, -0.86 -0.86, -0.66 -0.965, -0.35 -0.995, -0.02 -0.975, 0.12 -0.92, 0.21 -0.72, 0.24 -0.62, 0.26 -0.26',
    ),
  )
  inFront(pen, 'body', cabin, 0.01)
  pen.fill(
    'light',
    within(cabin, outline(plot('-0.95 -0.78, -0.66 -0.93, -0.3 -0.96, 0.08 -0.93, -0.1 -1.02, -0.7 -1.02'))),
  )
  pen.fill('shade', within(cabin, polygon(plot('-1.1 -0.4, 0.3 -0.4, 0.3 -0.2, -1.1 -0.2'))))
  for (const glass of [
    plot('-0.8 -0.66, -0.745 -0.82, -0.6 -0.885, -0.5 -0.89, -0.5 -0.655'),
    [
      [-0.455, -0.655],
      [-0.455, -0.893],
      [-0.2, -0.895],
      [-0.2, -0.65],
    ],
    plot('-0.155 -0.65, -0.155 -0.893, -0.01 -0.885, 0.075 -0.85, 0.14 -0.655'),
  ] as const) {
    inFront(pen, 'accent', polygon(glass), 0.01)
    const [first = [0, 0]] = glass
    pen.fill(
      'light',
      within(
        polygon(glass),
        polygon([
          [first[0] + 0.06, -0.6],
          [first[0] + 0.17, -0.92],
          [first[0] + 0.23, -0.92],
          [first[0] + 0.12, -0.6],
        ]),
      ),
    )
  }
  pen.line(
    0.01,
    polyline([
      [-0.478, -0.64],
      [-0.47, -0.28],
    ]),
  )
  pen.line(
    0.01,
    polyline([
      [-0.178, -0.64],
      [-0.178, -0.28],
    ]),
  )
  pen.line(
    0.01,
    polyline([
      [0.2, -0.62],
      [0.21, -0.28],
    ]),
  )
  pen.gap(ribbon(plot('-1.02 -0.61, -0.4 -0.605, 0.24 -0.605'), () => 0.012))
  for (const x of [-0.41, -0.12])
    pen.gap(
      ribbon(
        [
          [x, -0.56],
          [x + 0.07, -0.56],
        ],
        () => 0.016,
      ),
    )
}

const drawBonnet = (pen: Pen): void => {
  const bonnet = outline(plot('0.2 -0.63, 0.3 -0.67, 0.65 -0.685, 0.95 -0.675, 1 -0.62, 1.02 -0.3, 0.22 -0.26'))
  inFront(pen, 'body', bonnet, 0.01)
  pen.fill(
    'light',
    within(bonnet, outline(plot('0.24 -0.66, 0.6 -0.72, 1.02 -0.7, 0.98 -0.62, 0.6 -0.628, 0.28 -0.605'))),
  )
  pen.gap(ribbon(plot('0.26 -0.6, 0.6 -0.615, 0.98 -0.605'), () => 0.01))
  for (let at = 0; at < 8; at++)
    pen.gap(
      ribbon(
        [
          [0.36 + at * 0.055, -0.54],
          [0.35 + at * 0.055, -0.42],
        ],
        () => 0.012,
      ),
    )
  inFront(
    pen,
    'light',
    outline(plot('0.985 -0.72, 1.045 -0.715, 1.085 -0.6, 1.09 -0.4, 1.06 -0.26, 0.99 -0.26')),
    0.009,
  )
  for (const x of [1.02, 1.045])
    pen.gap(
      ribbon(
        [
          [x, -0.66],
          [x + 0.012, -0.5],
          [x, -0.32],
        ],
        swelling(0.01),
      ),
    )
  pen.fill('accent', outline(plot('0.98 -0.72, 1.03 -0.78, 1.045 -0.76, 1.03 -0.715')))
}

const wings: readonly (readonly Point[])[] = [
  plot(
    '-1.235 -0.19, -1.2 -0.36, -1.08 -0.5, -0.9 -0.52, -0.74 -0.44, -0.62 -0.27, -0.5 -0.19, -0.1 -0.175, 0.3 -0.19, 0.45 -0.27, 0.58 -0.43, 0.76 -0.53, 0.96 -0.51, 1.1 -0.4, 1.17 -0.22',
  ),
  plot(
    '1.11 -0.22, 1.06 -0.34, 0.94 -0.44, 0.78 -0.455, 0.64 -0.38, 0.53 -0.22, 0.38 -0.13, 0 -0.12, -0.45 -0.12, -0.62 -0.19, -0.72 -0.33, -0.86 -0.44, -1 -0.43, -1.11 -0.33, -1.16 -0.18',
  ),
]

export const drawSaloon = (pen: Pen): void => {
  inFront(pen, 'accent', disc(-1.13, -0.47, 0.15), 0.008)
  pen.line(0.014, disc(-1.13, -0.47, 0.09))
  drawCabin(pen)
  drawBonnet(pen)
  pen.fill('shade', polygon(plot('-1.08 -0.3, 1.06 -0.3, 1 -0.12, -1.05 -0.12')))
  for (const x of [-0.9, 0.84]) {
    pen.line(0.02, disc(x, -0.215, 0.215))
    pen.fill('shade', disc(x, -0.215, 0.215))
    pen.gap(disc(x, -0.215, 0.17))
    drawWheel(pen, { x, y: -0.215, radius: 0.215, tyre: 0.062, spokes: 18, spoke: 0.009, hub: 0.05, tone: 'body' })
  }
  const [over = [], under = []] = wings
  const wing = polygon([...curveThrough(over), ...curveThrough(under)])
  inFront(pen, 'accent', wing, 0.01)
  pen.fill(
    'light',
    ribbon(
      over.slice(1, 6).map(([x, y]): Point => [x + 0.012, y + 0.022]),
      swelling(0.026),
    ),
  )
  pen.fill(
    'light',
    ribbon(
      over.slice(9, 14).map(([x, y]): Point => [x + 0.005, y + 0.022]),
      swelling(0.026),
    ),
  )
  inFront(pen, 'light', disc(1.06, -0.53, 0.082), 0.009)
  pen.fill('accent', outline(plot('1.1 -0.6, 1.15 -0.53, 1.1 -0.46, 1.075 -0.53')))
  inFront(
    pen,
    'light',
    ribbon(
      [
        [1.12, -0.21],
        [1.25, -0.205],
      ],
      () => 0.05,
    ),
    0.007,
  )
  inFront(
    pen,
    'light',
    ribbon(
      [
        [-1.25, -0.2],
        [-1.14, -0.205],
      ],
      () => 0.05,
    ),
    0.007,
  )
}
