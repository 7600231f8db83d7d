// A square sail full of wind, under its yard.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import { curveThrough, inFront, polygon, ribbon, swelling, within } from '../outlines.ts'

/** Heel of the yards: they rise towards the bow as we look up at them. */
const slant = 0.1

export interface Sail {
  readonly x: number
  readonly head: number
  readonly foot: number
  readonly headHalf: number
  readonly footHalf: number
}

export const drawSquare = (pen: Pen, random: Random, sail: Sail): void => {
  const { x, head, foot, headHalf, footHalf } = sail
  const drop = foot - head
  const belly = drop * random.between(0.3, 0.38)
  const left: Point[] = [
    [x - headHalf, head + headHalf * slant],
    [x - lerp(headHalf, footHalf, 0.5) + belly * 0.3, head + drop * 0.5],
    [x - footHalf + belly * 0.12, foot + footHalf * slant],
  ]
  const right: Point[] = [
    [x + headHalf, head - headHalf * slant],
    [x + lerp(headHalf, footHalf, 0.5) + belly * 0.62, head + drop * 0.5],
    [x + footHalf + belly * 0.2, foot - footHalf * slant],
  ]
  const lower: Point[] = [
    [x - footHalf + belly * 0.12, foot + footHalf * slant],
    [x + belly * 0.35, foot - drop * 0.13],
    [x + footHalf + belly * 0.2, foot - footHalf * slant],
  ]
  const canvas = polygon([...curveThrough(left), ...curveThrough(lower), ...curveThrough(right).toReversed()])
  inFront(pen, 'light', canvas, 0.0045)
  const turned = right.map(([a, b]): Point => [a + 0.05, b])
  pen.fill(
    'body',
    within(
      canvas,
      polygon([
        ...curveThrough(right.map(([a, b]): Point => [a - headHalf * 0.62, b])),
        ...curveThrough(turned).toReversed(),
      ]),
    ),
  )
  for (const share of [0.25, 0.5, 0.75]) {
    const seam: Point[] = [0.06, 0.5, 0.84].map((down) => [
      lerp(x - lerp(headHalf, footHalf, down), x + lerp(headHalf, footHalf, down), share) +
        belly * 0.48 * Math.sin(Math.PI * Math.min(1, down + 0.1)),
      head + drop * down + (0.5 - share) * slant * headHalf * 2,
    ])
    pen.gap(ribbon(seam, swelling(0.0045)))
  }
  const reef: Point[] = [0.06, 0.5, 0.94].map((share) => [
    lerp(x - headHalf, x + headHalf, share) + belly * 0.25,
    head + drop * 0.24 + (0.5 - share) * slant * headHalf * 2,
  ])
  pen.gap(ribbon(reef, swelling(0.004)))
  pen.fill(
    'shade',
    ribbon(
      [
        [x - headHalf * 1.1, head + headHalf * slant],
        [x, head - 0.002],
        [x + headHalf * 1.1, head - headHalf * slant],
      ],
      swelling(0.0115),
    ),
  )
}
