// A mountain with its shoulders: facets of rock from wandering ridges, snow on the lit side.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { inFront, polygon, ribbon, tapering, within } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

/** A line from a to b that breaks like rock. */
const broken = (random: Random, a: Point, b: Point, rough: number, depth = 5): Point[] => {
  if (depth === 0) return [a, b]
  const share = random.between(0.38, 0.62)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const middle: Point = [
    lerp(a[0], b[0], share) + random.bell() * rough * length * 0.5,
    lerp(a[1], b[1], share) + random.bell() * rough * length,
  ]
  return [
    ...broken(random, a, middle, rough * 0.92, depth - 1).slice(0, -1),
    ...broken(random, middle, b, rough * 0.92, depth - 1),
  ]
}

/** A ridge that falls from the top to a foot and swings from side to side on its way. */
const ridge = (random: Random, top: Point, foot: Point, swing: number): Point[] => {
  const turns: Point[] = [0.22, 0.45, 0.7].map((share, at) => [
    lerp(top[0], foot[0], share) + swing * (at % 2 ? -1 : 1) * random.between(0.5, 1),
    lerp(top[1], foot[1], share),
  ])
  const stations = [top, ...turns, foot]
  return stations.slice(1).flatMap((to, at) => broken(random, stations[at] ?? top, to, 0.09, 3).slice(at === 0 ? 0 : 1))
}

/** Teeth of a snow line between two places. */
const teeth = (random: Random, from: Point, to: Point, deep: number): Point[] =>
  Array.from({ length: 7 }, (_, at) => {
    const share = (at + 1) / 8
    return [
      lerp(from[0], to[0], share),
      lerp(from[1], to[1], share) + deep * (at % 2 ? -0.8 : 1) * random.between(0.5, 1.1),
    ]
  })

const drawPeak = (pen: Pen, random: Random, x: number, height: number, left: number, right: number): void => {
  const top: Point = [x, -height]
  const west = broken(random, [left, 0], top, 0.085)
  const east = broken(random, top, [right, 0], 0.085)
  const rock = polygon([...west, ...east.slice(1)])
  inFront(pen, 'body', rock, 0.009)
  const spine = ridge(random, top, [lerp(left, right, random.between(0.52, 0.62)), 0.01], height * 0.075)
  pen.fill('shade', within(rock, polygon([...spine, [right + 0.2, 0.02], [right + 0.2, -height - 0.1], top])))
  const above = (points: readonly Point[], limit: number): Point[] => points.filter(([, y]) => y < -height * limit)
  const westSnow = above(west, 0.5)
  const spineSnow = above(spine, 0.46)
  const snowLine = teeth(random, spineSnow.at(-1) ?? top, westSnow[0] ?? top, height * 0.09)
  pen.fill('light', within(rock, polygon([...westSnow, ...spineSnow, ...snowLine])))
  const shadowSnow = above(spine, 0.66)
  const eastEnd = above(east, 0.74).at(-1) ?? top
  const lee = teeth(random, eastEnd, shadowSnow.at(-1) ?? top, height * 0.06)
  pen.fill('accent', within(rock, polygon([...above(east, 0.74), ...lee, ...shadowSnow.toReversed()])))
  pen.gap(
    within(
      rock,
      ribbon(spine, (share) => 0.013 * (1 - share * 0.6), 2),
    ),
  )
  for (const share of [0.14, 0.3, 0.48, 0.68]) {
    const [fromX, fromY] = spine[Math.round(share * (spine.length - 1))] ?? top
    for (const side of [-1, 1]) {
      const long = height * random.between(0.2, 0.34) * (0.45 + share)
      const end: Point = [fromX + side * long * 0.8, fromY + long * 0.9]
      const spur = broken(random, [fromX, fromY], end, 0.12, 3)
      if (side < 0)
        pen.fill(
          'shade',
          within(rock, polygon([...spur, [end[0] + long * 0.16, end[1] + long * 0.24], [fromX, fromY + long * 0.34]])),
        )
      pen.gap(within(rock, ribbon(spur, tapering(0.012, 0.002), 2)))
      for (const along of [0.3, 0.5, 0.7]) {
        const [x1, y1]: Point = [lerp(fromX, end[0], along), lerp(fromY, end[1], along)]
        pen.gap(
          within(
            rock,
            ribbon(
              [
                [x1, y1],
                [x1 + side * 0.01, y1 + long * 0.28],
              ],
              tapering(0.008, 0.002),
            ),
          ),
        )
      }
    }
  }
  for (let at = 0; at < 12; at++) {
    const [fromX, fromY] = east[Math.round(lerp(0.12, 0.9, at / 11) * (east.length - 1))] ?? top
    const long = height * random.between(0.07, 0.13)
    pen.gap(
      within(
        rock,
        ribbon(
          [
            [fromX - 0.012, fromY + 0.015],
            [fromX - long * 0.55, fromY + long],
          ],
          tapering(0.009, 0.002),
        ),
      ),
    )
  }
}

export const mountain: CodedMotif = {
  id: 'mountain',
  width: 1.6,
  draw(pen, random) {
    const lean = random.between(-0.08, 0.08)
    drawPeak(pen, random.sub('left'), -0.42 + lean * 0.5, random.between(0.6, 0.72), -0.8, 0.2)
    drawPeak(pen, random.sub('right'), 0.45 + lean * 0.5, random.between(0.5, 0.64), -0.1, 0.8)
    drawPeak(pen, random.sub('main'), lean, 0.99, -0.66, 0.64)
  },
}
