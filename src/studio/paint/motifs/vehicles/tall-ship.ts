// A full-rigged ship under sail: three masts of square canvas, jibs, shrouds, a hull with its gun strake.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
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
import { drawSquare } from './square-sail.ts'

interface Mast {
  readonly x: number
  readonly top: number
  readonly half: number
}

const masts: readonly Mast[] = [
  { x: -0.265, top: -0.86, half: 0.105 },
  { x: -0.025, top: -0.985, half: 0.135 },
  { x: 0.215, top: -0.915, half: 0.125 },
]

const drawRigging = (pen: Pen): void => {
  for (const { x, top } of masts) {
    for (const foot of [-0.085, -0.062, -0.04])
      pen.stroke(
        'shade',
        0.0028,
        polyline([
          [x, lerp(-0.2, top, 0.62)],
          [x + foot, -0.2],
        ]),
      )
    for (let rung = 1; rung < 7; rung++) {
      const share = rung / 8
      const y = lerp(-0.2, lerp(-0.2, top, 0.62), share)
      pen.stroke(
        'shade',
        0.002,
        polyline([
          [x - 0.085 * (1 - share), y],
          [x - 0.04 * (1 - share), y],
        ]),
      )
    }
  }
  const stays: readonly (readonly [Point, Point])[] = [
    [
      [0.215, -0.9],
      [0.5, -0.285],
    ],
    [
      [0.215, -0.76],
      [0.455, -0.265],
    ],
    [
      [-0.025, -0.97],
      [0.215, -0.72],
    ],
    [
      [-0.025, -0.72],
      [0.19, -0.24],
    ],
    [
      [-0.265, -0.84],
      [-0.025, -0.62],
    ],
    [
      [-0.265, -0.84],
      [-0.44, -0.28],
    ],
    [
      [-0.025, -0.97],
      [-0.265, -0.62],
    ],
  ]
  for (const [from, to] of stays) pen.stroke('shade', 0.003, polyline([from, to]))
}

const drawHull = (pen: Pen): void => {
  const sheer: Point[] = plot(
    '-0.455 -0.335, -0.36 -0.295, -0.3 -0.235, -0.1 -0.195, 0.1 -0.195, 0.3 -0.225, 0.4 -0.262',
  )
  const keel: Point[] = plot(
    '0.4 -0.262, 0.395 -0.2, 0.365 -0.11, 0.31 -0.02, 0.1 -0.006, -0.2 -0.006, -0.37 -0.03, -0.405 -0.14, -0.44 -0.25, -0.455 -0.335',
  )
  const hull = polygon([...curveThrough(sheer), ...curveThrough(keel)])
  inFront(pen, 'body', hull, 0.006)
  const below = (by: number): Point[] => sheer.map(([x, y]): Point => [x, y + by])
  pen.fill('accent', within(hull, polygon([...curveThrough(below(0.052)), ...curveThrough(below(0.092)).toReversed()])))
  pen.fill('shade', within(hull, outline(plot('-0.5 -0.06, -0.1 -0.085, 0.2 -0.085, 0.42 -0.13, 0.4 0.05, -0.5 0.05'))))
  for (let at = 0; at < 11; at++) {
    const x = lerp(-0.36, 0.29, at / 10)
    const y = -0.137 - 0.085 * Math.max(0, (-x - 0.1) / 0.3) ** 1.6 - 0.04 * Math.max(0, (x - 0.1) / 0.25) ** 2
    pen.gap(
      polygon([
        [x - 0.011, y - 0.011],
        [x + 0.011, y - 0.011],
        [x + 0.011, y + 0.011],
        [x - 0.011, y + 0.011],
      ]),
    )
  }
  for (const lane of [0.028, 0.118])
    pen.gap(
      within(
        hull,
        ribbon(below(lane), () => 0.0055),
      ),
    )
  for (const [x, y] of [
    [-0.425, -0.265],
    [-0.395, -0.25],
    [-0.412, -0.215],
  ] as const)
    pen.fill(
      'light',
      polygon([
        [x - 0.01, y - 0.012],
        [x + 0.01, y - 0.01],
        [x + 0.01, y + 0.008],
        [x - 0.008, y + 0.008],
      ]),
    )
  inFront(pen, 'body', ribbon(plot('0.3 -0.215, 0.42 -0.262, 0.545 -0.315'), tapering(0.022, 0.008)), 0.004)
  inFront(pen, 'accent', outline(plot('0.385 -0.262, 0.43 -0.262, 0.46 -0.238, 0.43 -0.225, 0.395 -0.2')), 0.004)
}

const drawPennant = (pen: Pen, random: Random, x: number, y: number, long: number): void => {
  const lift = random.between(-0.012, 0.012)
  pen.fill(
    'accent',
    ribbon(
      [
        [x, y],
        [x + long * 0.35, y - 0.012 + lift],
        [x + long * 0.7, y + 0.008],
        [x + long, y - 0.004 + lift],
      ],
      tapering(0.022, 0.004),
    ),
  )
}

export const tallShip: Motif = {
  id: 'tall-ship',
  kind: 'vehicle',
  rests: 'water',
  width: 1.1,
  draw(pen, random) {
    drawRigging(pen)
    for (const { x, top } of masts)
      pen.fill(
        'shade',
        ribbon(
          [
            [x, -0.18],
            [x, top],
          ],
          tapering(0.017, 0.006),
        ),
      )
    pen.as('sails', () => {
      for (const jib of [
        [
          [0.235, -0.8],
          [0.485, -0.305],
          [0.345, -0.315],
        ],
        [
          [0.225, -0.66],
          [0.405, -0.29],
          [0.285, -0.3],
        ],
      ] as const) {
        const [peak, tack, clew] = jib
        const cloth = polygon([
          ...curveThrough([peak, [(peak[0] + tack[0]) / 2 + 0.018, (peak[1] + tack[1]) / 2], tack]),
          ...curveThrough([tack, [(tack[0] + clew[0]) / 2, tack[1] - 0.02], clew]),
          ...curveThrough([clew, [(peak[0] + clew[0]) / 2 + 0.03, (peak[1] + clew[1]) / 2], peak]),
        ])
        inFront(pen, 'light', cloth, 0.0045)
        pen.gap(
          ribbon(
            [
              [clew[0] + 0.01, clew[1] - 0.02],
              [(clew[0] + tack[0]) / 2 + 0.01, (peak[1] + clew[1]) / 2 + 0.07],
            ],
            swelling(0.0045),
          ),
        )
      }
      const spanker = outline(
        plot('-0.275 -0.56, -0.36 -0.585, -0.43 -0.62, -0.44 -0.48, -0.455 -0.35, -0.36 -0.335, -0.275 -0.325'),
      )
      inFront(pen, 'body', spanker, 0.0045)
      pen.gap(ribbon(plot('-0.32 -0.57, -0.335 -0.45, -0.33 -0.34'), swelling(0.005)))
      pen.gap(ribbon(plot('-0.38 -0.59, -0.395 -0.46, -0.4 -0.35'), swelling(0.005)))
      const canvas = random.sub('canvas')
      masts.forEach(({ x, top, half }, index) => {
        const low = index === 0 ? -0.4 : -0.275
        const tiers = index === 0 ? 3 : 4
        const shares = tiers === 4 ? [0, 0.34, 0.62, 0.83, 1] : [0, 0.42, 0.75, 1]
        for (let tier = 0; tier < tiers; tier++) {
          const foot = lerp(low, top + 0.035, shares[tier] ?? 0)
          const head = lerp(low, top + 0.035, shares[tier + 1] ?? 1)
          const wide = lerp(1, 0.46, (tier + 1) / tiers)
          drawSquare(pen, canvas, {
            x,
            head: head + 0.008,
            foot: foot - 0.006,
            headHalf: half * wide,
            footHalf: half * (wide + 0.16),
          })
        }
      })
    })
    pen.as('flag', () => {
      for (const { x, top } of masts) drawPennant(pen, random, x, top + 0.006, x === -0.025 ? 0.13 : 0.09)
    })
    pen.as('hull', () => drawHull(pen))
    for (const [x, y, long] of [
      [-0.02, -0.012, 1],
      [0.16, -0.034, 0.56],
      [-0.3, -0.03, 0.4],
    ] as const) {
      const run: Point[] = Array.from({ length: 9 }, (_, at) => [
        x + lerp(-long / 2, long / 2, at / 8),
        y + (at % 2 ? 0.006 : -0.006),
      ])
      inFront(pen, 'light', ribbon(run, swelling(0.013)), 0.005)
    }
  },
}
