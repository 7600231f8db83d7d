// Smooth outlines: closed lines through points, limbs, and the skin round discs.
import { Path2D, PathOp } from '@napi-rs/canvas'
import { splined } from '../curves.ts'
import type { Point } from '../point.ts'

/** A point of an outline; with a third number other than 0 it is a corner. */
export type Knot = readonly [x: number, y: number, corner?: number | undefined]
export type Disc = readonly [x: number, y: number, radius: number]

const third = 1 / 3

/** The one at a place, or the nearest to it. */
const nth = <Each>(list: readonly Each[], place: number): Each => {
  const found = list[Math.max(0, Math.min(list.length - 1, place))]
  if (found === undefined) throw new RangeError('expected an outline with points')
  return found
}

/** The handle of the curve at one point, towards the next or the one before. */
const handleAt = (at: (place: number) => Knot, place: number, way: 1 | -1): Point => {
  const [before, here, after, towards] = [at(place - 1), at(place), at(place + 1), at(place + way)]
  if (here[2]) return [here[0], here[1]]
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const reach = Math.hypot(towards[0] - here[0], towards[1] - here[1]) * third * way
  const share = reach / (Math.hypot(dx, dy) || 1)
  return [here[0] + dx * share, here[1] + dy * share]
}

/** A smooth line through points; closed unless told otherwise. */
export const blob = (knots: readonly Knot[], isClosed = true): Path2D => {
  const path = new Path2D()
  const count = knots.length
  const at = (place: number): Knot => nth(knots, isClosed ? (place + count) % count : place)
  path.moveTo(at(0)[0], at(0)[1])
  for (let place = 0; place < (isClosed ? count : count - 1); place++) {
    const end = at(place + 1)
    path.bezierCurveTo(...handleAt(at, place, 1), ...handleAt(at, place + 1, -1), end[0], end[1])
  }
  if (isClosed) path.closePath()
  return path
}

export const poly = (...spots: readonly Point[]): Path2D => blob(spots.map(([x, y]): Knot => [x, y, 1]))

const steps = 8

/** A limb along discs, rounded at both ends, and nowhere thinner than twice `least`. */
export const tube = (discs: readonly Disc[], least = 0.2): Path2D => {
  const [left, right]: [Point[], Point[]] = [[], []]
  const axis = (place: number, share: number, of: 0 | 1 | 2): number =>
    splined(
      nth(discs, place - 1)[of],
      nth(discs, place)[of],
      nth(discs, place + 1)[of],
      nth(discs, place + 2)[of],
      share,
    )
  for (let place = 0; place < discs.length - 1; place++)
    for (let step = place === 0 ? 0 : 1; step <= steps; step++) {
      const share = step / steps
      const [x, y, radius] = [axis(place, share, 0), axis(place, share, 1), Math.max(least, axis(place, share, 2))]
      const [low, high] = [Math.max(0, share - 0.02), Math.min(1, share + 0.02)]
      const [dx, dy] = [axis(place, high, 0) - axis(place, low, 0), axis(place, high, 1) - axis(place, low, 1)]
      const length = Math.hypot(dx, dy) || 1
      left.push([x + (dy / length) * radius, y - (dx / length) * radius])
      right.push([x - (dy / length) * radius, y + (dx / length) * radius])
    }
  return ringOf(left, right, nth(discs, 0), nth(discs, discs.length - 1), least)
}

const angleFrom = ([cx, cy]: Disc, [x, y]: Point): number => Math.atan2(y - cy, x - cx)

const ringOf = (left: readonly Point[], right: readonly Point[], start: Disc, end: Disc, least: number): Path2D => {
  const path = new Path2D()
  for (const [at, spot] of left.entries()) at === 0 ? path.moveTo(...spot) : path.lineTo(...spot)
  const last = left.length - 1
  path.arc(end[0], end[1], Math.max(least, end[2]), angleFrom(end, nth(left, last)), angleFrom(end, nth(right, last)))
  for (const spot of right.toReversed()) path.lineTo(...spot)
  path.arc(
    start[0],
    start[1],
    Math.max(least, start[2]),
    angleFrom(start, nth(right, 0)),
    angleFrom(start, nth(left, 0)),
  )
  path.closePath()
  return path
}

export const disc = (x: number, y: number, rx: number, ry = rx, turn = 0): Path2D => {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  return path
}

const sides = 16

/** One half of the skin, after Andrew's monotone chain. */
const chainOf = (spots: readonly Point[]): Point[] => {
  const chain: Point[] = []
  for (const spot of spots) {
    while (chain.length > 1) {
      const [before, last] = [nth(chain, chain.length - 2), nth(chain, chain.length - 1)]
      const turn = (last[0] - before[0]) * (spot[1] - before[1]) - (last[1] - before[1]) * (spot[0] - before[0])
      if (turn > 0) break
      chain.pop()
    }
    chain.push(spot)
  }
  return chain.slice(0, -1)
}

/** The tight skin round discs: shoes, laps, shoulders. */
export const hull = (discs: readonly Disc[]): Path2D => {
  const spots = discs
    .flatMap(([x, y, radius]) =>
      Array.from({ length: sides }, (_, at): Point => {
        const angle = (at * Math.PI * 2) / sides
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      }),
    )
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return blob([...chainOf(spots), ...chainOf(spots.toReversed())])
}

/** One outline out of two or more. Joined in pairs, as one long chain takes several times as long. */
export const union = (...paths: readonly Path2D[]): Path2D => {
  if (paths.length < 2) return new Path2D(paths[0])
  const half = Math.ceil(paths.length / 2)
  return union(...paths.slice(0, half))
    .op(union(...paths.slice(half)), PathOp.Union)
    .asWinding()
}

export const within = (path: Path2D, frame: Path2D): Path2D => new Path2D(path).op(frame, PathOp.Intersect).asWinding()
