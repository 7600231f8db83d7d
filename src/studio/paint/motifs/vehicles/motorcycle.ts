// A classic roadster motorcycle: teardrop tank, finned twin, swept exhausts.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import {
  disc,
  inFront,
  outline,
  plot,
  polygon,
  polyline,
  ribbon,
  ring,
  swelling,
  tapering,
  within,
} from '../outlines.ts'
import { drawWheel } from './wheel.ts'

const rear: Point = [-0.6, -0.285]
const front: Point = [0.62, -0.285]

const drawEngine = (pen: Pen): void => {
  for (const [turn, x] of [
    [-0.42, -0.075],
    [0.38, 0.04],
  ] as const)
    pen.placed({ x, y: -0.34, turn }, () => {
      const barrel = outline(plot('-0.075 0, -0.085 -0.14, -0.07 -0.225, 0.07 -0.225, 0.085 -0.14, 0.075 0'))
      inFront(pen, 'light', barrel, 0.008)
      pen.fill('shade', within(barrel, polygon(plot('0.02 0.02, 0.03 -0.3, 0.12 -0.3, 0.12 0.02'))))
      for (let fin = 0; fin < 5; fin++)
        pen.line(
          0.009,
          polyline([
            [-0.09, -0.045 - fin * 0.035],
            [0.09, -0.045 - fin * 0.035],
          ]),
        )
    })
  inFront(
    pen,
    'body',
    outline(plot('-0.24 -0.35, -0.1 -0.39, 0.09 -0.385, 0.2 -0.32, 0.19 -0.2, 0.08 -0.145, -0.14 -0.145, -0.25 -0.21')),
    0.009,
  )
  inFront(pen, 'light', disc(0.06, -0.265, 0.083), 0.008)
  pen.line(0.009, disc(0.06, -0.265, 0.055))
  inFront(pen, 'light', outline(plot('-0.21 -0.31, -0.1 -0.335, -0.04 -0.26, -0.09 -0.19, -0.2 -0.2')), 0.008)
  pen.gap(
    ribbon(
      [
        [-0.17, -0.27],
        [-0.09, -0.265],
      ],
      swelling(0.012),
    ),
  )
}

export const motorcycle: Motif = {
  id: 'motorcycle',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.82,
  draw(pen, random) {
    for (const [x, y] of [rear, front])
      drawWheel(pen, {
        x,
        y,
        radius: 0.285,
        tyre: 0.066,
        spokes: 28,
        spoke: 0.006,
        hub: 0.05,
        isWire: true,
        tone: 'shade',
      })
    pen.stroke('body', 0.034, polyline([rear, [-0.25, -0.27]]))
    pen.stroke('body', 0.026, polyline([rear, [-0.42, -0.56]]))
    inFront(
      pen,
      'light',
      ribbon(
        [
          [-0.585, -0.33],
          [-0.45, -0.55],
        ],
        () => 0.046,
      ),
      0.006,
    )
    for (const share of [0.2, 0.4, 0.6, 0.8])
      pen.line(
        0.008,
        polyline([
          [-0.61 + share * 0.135, -0.335 - share * 0.22],
          [-0.56 + share * 0.135, -0.325 - share * 0.22],
        ]),
      )
    pen.stroke('body', 0.03, polyline(plot('-0.3 -0.54, -0.22 -0.2, 0.18 -0.17, 0.36 -0.62')))
    drawEngine(pen)
    for (const lift of [0, 0.075]) {
      const pipe: Point[] = [
        [0.13, -0.47 - lift * 0.3],
        [0.26, -0.38 - lift * 0.2],
        [0.2, -0.19 - lift * 0.3],
        [0, -0.14 - lift * 0.5],
        [-0.35, -0.145 - lift],
        [-0.82, -0.185 - lift * 1.1],
      ]
      inFront(
        pen,
        'light',
        ribbon(pipe, (share) => 0.03 + 0.035 * Math.max(0, share - 0.45) * 1.6),
        0.006,
      )
      pen.fill(
        'body',
        ribbon(
          pipe.slice(3).map(([x, y]): Point => [x, y + 0.012]),
          tapering(0.012, 0.026),
        ),
      )
    }
    const fender = (x: number, y: number, from: number, to: number): Point[] =>
      Array.from({ length: 7 }, (_, at) => [
        x + Math.cos(from + ((to - from) * at) / 6) * 0.318,
        y + Math.sin(from + ((to - from) * at) / 6) * 0.318,
      ])
    inFront(pen, 'accent', ribbon(fender(rear[0], rear[1], -3.15, -1.0), swelling(0.055)), 0.006)
    inFront(pen, 'accent', ribbon(fender(front[0], front[1], -2.45, -0.55), swelling(0.045)), 0.006)
    const seat = outline(
      plot(
        '-0.66 -0.71, -0.55 -0.685, -0.4 -0.655, -0.22 -0.675, -0.1 -0.7, -0.11 -0.62, -0.3 -0.575, -0.5 -0.585, -0.64 -0.63',
      ),
    )
    inFront(pen, 'body', seat, 0.008)
    for (const x of [-0.52, -0.42, -0.32, -0.22])
      pen.gap(
        ribbon(
          [
            [x, -0.665],
            [x + 0.012, -0.6],
          ],
          swelling(0.009),
        ),
      )
    const tank = outline(
      plot('-0.12 -0.63, -0.06 -0.73, 0.09 -0.79, 0.25 -0.785, 0.365 -0.72, 0.375 -0.645, 0.25 -0.575, 0.02 -0.57'),
    )
    inFront(pen, 'accent', tank, 0.009)
    pen.fill('shade', within(tank, outline(plot('-0.2 -0.6, 0.1 -0.62, 0.3 -0.64, 0.45 -0.68, 0.4 -0.5, -0.1 -0.5'))))
    pen.fill('light', ribbon(plot('-0.02 -0.715, 0.1 -0.757, 0.24 -0.752'), swelling(0.026)))
    inFront(pen, 'light', outline(plot('0.05 -0.695, 0.2 -0.71, 0.24 -0.665, 0.08 -0.645')), 0.007)
    pen.fill(
      'body',
      ribbon(
        [
          [0.13, -0.785],
          [0.19, -0.787],
        ],
        () => 0.03,
      ),
    )
    inFront(
      pen,
      'light',
      ribbon([[0.4, -0.79], [0.5, -0.55], front], () => 0.032),
      0.006,
    )
    inFront(
      pen,
      'body',
      ribbon(
        [
          [0.415, -0.78],
          [0.52, -0.51],
        ],
        () => 0.048,
      ),
      0.006,
    )
    pen.stroke(
      'body',
      0.026,
      polyline([
        [0.39, -0.82],
        [0.355, -0.9],
      ]),
    )
    inFront(
      pen,
      'light',
      ribbon(plot('0.43 -0.86, 0.37 -0.93, 0.29 -0.965, 0.2 -0.95'), () => 0.022),
      0.004,
    )
    inFront(
      pen,
      'body',
      ribbon(
        [
          [0.25, -0.965],
          [0.15, -0.935],
        ],
        () => 0.036,
      ),
      0.004,
    )
    inFront(
      pen,
      'body',
      outline(plot('0.43 -0.815, 0.48 -0.835, 0.545 -0.8, 0.56 -0.735, 0.535 -0.675, 0.47 -0.66, 0.43 -0.7')),
      0.008,
    )
    inFront(pen, 'accent', outline(plot('0.545 -0.8, 0.575 -0.735, 0.535 -0.675, 0.515 -0.735')), 0.006)
    pen.stroke(
      'shade',
      0.008,
      polyline([
        [0.38, -0.93],
        [0.3, -1 + random.between(0.006, 0.012)],
      ]),
    )
    pen.fill('light', disc(0.295, -0.98, 0.024))
    inFront(pen, 'accent', outline(plot('-0.87 -0.53, -0.83 -0.545, -0.82 -0.49, -0.86 -0.48')), 0.005)
    pen.line(0.012, ring(rear[0], rear[1], 0.1, 0.099))
  },
}
