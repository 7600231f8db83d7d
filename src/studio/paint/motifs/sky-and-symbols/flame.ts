// A flame: tongues that lick and curl, lighter towards the heart.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, plot, ribbon, swelling } from '../outlines.ts'

const outer: readonly Point[] = plot(
  '0 0, -0.17 -0.025, -0.28 -0.12, -0.325 -0.27, -0.29 -0.42, -0.325 -0.52, -0.315 -0.615, -0.25 -0.51, -0.185 -0.53, -0.14 -0.66, -0.15 -0.8, -0.08 -0.9, 0.035 -1, 0.012 -0.88, 0.05 -0.77, 0.13 -0.66, 0.16 -0.55, 0.205 -0.585, 0.225 -0.685, 0.285 -0.6, 0.285 -0.48, 0.325 -0.36, 0.325 -0.22, 0.26 -0.09, 0.15 -0.02',
)
const middle: readonly Point[] = plot(
  '0 -0.02, -0.13 -0.05, -0.21 -0.15, -0.22 -0.28, -0.17 -0.39, -0.165 -0.46, -0.09 -0.52, -0.06 -0.64, -0.035 -0.74, 0.01 -0.64, 0.065 -0.55, 0.075 -0.44, 0.13 -0.43, 0.17 -0.51, 0.205 -0.38, 0.23 -0.25, 0.19 -0.12, 0.11 -0.045',
)
const heart: readonly Point[] = plot(
  '0.005 -0.035, -0.08 -0.07, -0.115 -0.16, -0.09 -0.26, -0.03 -0.35, -0.02 -0.47, 0.03 -0.38, 0.07 -0.29, 0.11 -0.26, 0.125 -0.16, 0.085 -0.07',
)

export const flame: Motif = {
  id: 'flame',
  kind: 'symbol',
  rests: 'ground',
  width: 0.68,
  draw(pen, random) {
    const flicker = random.between(-0.05, 0.05)
    const bend = ([x, y]: Point): Point => [x + flicker * Math.sin(-y * 3.6) * 0.9 + flicker * y * y * 0.4, y]
    pen.fill('shade', outline(outer.map(bend)))
    pen.fill('accent', outline(outer.map(([x, y]) => bend([x * 0.94 - 0.012, y * 0.975 - 0.008]))))
    const licks: readonly Point[][] = [
      [
        [-0.26, -0.19],
        [-0.255, -0.31],
        [-0.24, -0.41],
      ],
      [
        [-0.145, -0.57],
        [-0.105, -0.69],
        [-0.09, -0.81],
      ],
      [
        [0.27, -0.2],
        [0.265, -0.32],
        [0.25, -0.43],
      ],
      [
        [0.09, -0.53],
        [0.03, -0.65],
        [-0.015, -0.79],
      ],
    ]
    inFront(pen, 'light', outline(middle.map(bend)), 0.009)
    inFront(pen, 'accent', outline(heart.map(bend)), 0.009)
    for (const lick of licks) pen.gap(ribbon(lick.map(bend), swelling(0.014)))
    for (const [x, run] of [
      [-0.155, 0.13],
      [0.165, 0.12],
    ] as const)
      pen.gap(
        ribbon(
          [
            [x, -0.13],
            [x * 1.04, -0.2],
            [x * 0.86, -0.13 - run - 0.08],
          ].map(([a = 0, b = 0]) => bend([a, b])),
          swelling(0.012),
        ),
      )
    pen.gap(ribbon(plot('0.005 -0.09, -0.012 -0.17, 0.008 -0.26'), swelling(0.012)))
    for (const [x, y, size] of [
      [-0.2, -0.73, 0.05],
      [0.19, -0.83, 0.06],
      [0.1, -0.92, 0.035],
    ] as const)
      pen.fill(
        'accent',
        outline([
          [x, y + size * 0.6],
          [x - size * 0.32, y + size * 0.2],
          [x + flicker, y - size * 0.8],
          [x + size * 0.28, y + size * 0.2],
        ]),
      )
  },
}
