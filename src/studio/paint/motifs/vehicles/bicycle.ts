// A town bicycle with mudguards, a chain case, a saddle with springs and a basket; flowers in it for some seeds.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, polygon, polyline, ribbon, ring, tapering } from '../outlines.ts'
import { drawWheel } from './wheel.ts'

const rear: Point = [-0.535, -0.335]
const front: Point = [0.535, -0.335]
const bracket: Point = [-0.09, -0.285]

const mudguard = ([x, y]: Point, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, at) => {
    const angle = from + ((to - from) * at) / 8
    return [x + Math.cos(angle) * 0.358, y + Math.sin(angle) * 0.358]
  })

const drawBasket = (pen: Pen, random: Random): void => {
  if (random.chance(0.6))
    for (let at = 0; at < 9; at++) {
      const [x, y]: Point = [
        0.5 + (at % 5) * 0.062 + random.between(-0.012, 0.012),
        -0.925 + (at > 4 ? 0.04 : 0) - random.between(0, 0.045),
      ]
      pen.stroke(
        'body',
        0.008,
        polyline([
          [x, y],
          [x - 0.01, -0.82],
        ]),
      )
      const petals = Array.from(
        { length: 5 },
        (_, petal): Point => [x + Math.cos((petal / 5) * tau) * 0.018, y + Math.sin((petal / 5) * tau) * 0.018],
      )
      for (const [petalX, petalY] of petals) pen.fill(at % 3 === 0 ? 'light' : 'accent', disc(petalX, petalY, 0.015))
      pen.gap(disc(x, y, 0.008))
    }
  inFront(pen, 'light', polygon(plot('0.455 -0.875, 0.8 -0.865, 0.755 -0.665, 0.5 -0.67')), 0.006)
  for (let row = 1; row < 4; row++)
    pen.line(
      0.0075,
      polyline([
        [0.465 + row * 0.008, -0.875 + row * 0.052],
        [0.79 - row * 0.011, -0.866 + row * 0.052],
      ]),
    )
  for (let column = 1; column < 7; column++)
    pen.line(
      0.0065,
      polyline([
        [0.46 + column * 0.048, -0.872],
        [0.503 + column * 0.036, -0.67],
      ]),
    )
  pen.fill(
    'body',
    ribbon(
      [
        [0.445, -0.875],
        [0.81, -0.865],
      ],
      () => 0.022,
    ),
  )
}

const drawDrive = (pen: Pen): void => {
  const guard = outline(
    plot(
      '-0.57 -0.375, -0.3 -0.37, -0.09 -0.385, 0.005 -0.33, 0.015 -0.26, -0.06 -0.2, -0.16 -0.215, -0.34 -0.275, -0.57 -0.3',
    ),
  )
  inFront(pen, 'accent', guard, 0.007)
  pen.line(0.008, ring(bracket[0], bracket[1], 0.055, 0.0549))
  inFront(
    pen,
    'light',
    ribbon([bracket, [0.045, -0.17]], () => 0.022),
    0.005,
  )
  inFront(
    pen,
    'body',
    ribbon(
      [
        [0.0, -0.165],
        [0.095, -0.165],
      ],
      () => 0.03,
    ),
    0.004,
  )
  pen.fill(
    'shade',
    ribbon([bracket, [-0.2, -0.4]], () => 0.012),
  )
  inFront(pen, 'light', disc(bracket[0], bracket[1], 0.024), 0.005)
}

export const bicycle: Motif = {
  id: 'bicycle',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.78,
  draw(pen, random) {
    for (const [x, y] of [rear, front])
      drawWheel(pen, { x, y, radius: 0.335, tyre: 0.034, spokes: 26, spoke: 0.0055, hub: 0.03, isWire: true })
    pen.fill(
      'accent',
      ribbon(mudguard(rear, -3.3, -0.75), () => 0.022),
    )
    pen.fill(
      'accent',
      ribbon(mudguard(front, -2.6, -0.35), () => 0.022),
    )
    pen.stroke('body', 0.009, polyline([[-0.86, -0.19], rear]))
    const tube = (points: readonly Point[], breadth: number): void => {
      inFront(
        pen,
        'body',
        ribbon(points, () => breadth),
        0.004,
      )
      pen.fill(
        'light',
        ribbon(
          points.map(([x, y]): Point => [x - breadth * 0.12, y - breadth * 0.22]),
          () => breadth * 0.24,
        ),
      )
    }
    tube([[-0.225, -0.7], rear], 0.02)
    tube([bracket, rear], 0.024)
    tube([bracket, [-0.155, -0.52], [-0.24, -0.8]], 0.03)
    tube(
      [
        [-0.185, -0.6],
        [0.08, -0.61],
        [0.375, -0.735],
      ],
      0.027,
    )
    tube([bracket, [0.15, -0.44], [0.39, -0.67]], 0.033)
    tube(
      [
        [0.345, -0.83],
        [0.4, -0.65],
      ],
      0.038,
    )
    tube([[0.4, -0.65], [0.445, -0.5], [0.485, -0.39], front], 0.026)
    pen.stroke(
      'body',
      0.011,
      polyline([
        [-0.83, -0.745],
        [-0.33, -0.745],
      ]),
    )
    for (const [from, to] of [
      [-0.8, -0.57],
      [-0.45, -0.55],
    ] as const)
      pen.stroke(
        'body',
        0.009,
        polyline([
          [from, -0.745],
          [to, -0.36],
        ]),
      )
    drawDrive(pen)
    pen.fill(
      'shade',
      ribbon(
        [
          [-0.235, -0.78],
          [-0.25, -0.86],
        ],
        () => 0.02,
      ),
    )
    for (const x of [-0.34, -0.3])
      pen.stroke(
        'shade',
        0.008,
        polyline([
          [x, -0.88],
          [x + 0.012, -0.855],
          [x - 0.01, -0.84],
          [x + 0.01, -0.825],
        ]),
      )
    inFront(
      pen,
      'body',
      outline(
        plot('-0.4 -0.905, -0.32 -0.915, -0.2 -0.9, -0.1 -0.905, -0.085 -0.89, -0.18 -0.86, -0.28 -0.84, -0.38 -0.85'),
      ),
      0.005,
    )
    pen.fill('light', ribbon(plot('-0.37 -0.9, -0.24 -0.9, -0.13 -0.895'), tapering(0.014, 0.005)))
    drawBasket(pen, random)
    pen.fill(
      'body',
      ribbon(
        [
          [0.345, -0.82],
          [0.33, -0.935],
        ],
        () => 0.026,
      ),
    )
    const bar: Point[] = plot('0.42 -0.93, 0.37 -0.975, 0.28 -0.985, 0.17 -0.95, 0.08 -0.925')
    inFront(
      pen,
      'light',
      ribbon(bar, () => 0.02),
      0.004,
    )
    inFront(
      pen,
      'accent',
      ribbon(
        [
          [0.175, -0.952],
          [0.06, -0.918],
        ],
        () => 0.034,
      ),
      0.004,
    )
    inFront(pen, 'light', outline(plot('0.4 -0.76, 0.455 -0.785, 0.475 -0.74, 0.455 -0.7, 0.4 -0.72')), 0.005)
  },
}
