// Transformations of the page and what they do to boxes.
import type { PlainBox } from '../../geometry/boxes.ts'

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export const times = (inner: Matrix, outer: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

export const matrixOf = (numbers: readonly number[]): Matrix | null => {
  const [a, b, c, d, e, f] = numbers
  if (a === undefined || b === undefined || c === undefined) return null
  return d === undefined || e === undefined || f === undefined ? null : [a, b, c, d, e, f]
}

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix =>
  times([1, 0, 0, 1, x, y], [a, b, c, d, e, f])

export const pointOf = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** The upright box around points. */
const boxAround = (points: readonly (readonly [number, number])[]): PlainBox => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The upright box around a turned one. */
export const boxOf = (matrix: Matrix, left: number, bottom: number, right: number, top: number): PlainBox =>
  boxAround([
    pointOf(matrix, left, bottom),
    pointOf(matrix, right, bottom),
    pointOf(matrix, left, top),
    pointOf(matrix, right, top),
  ])

export const unitSquare = (matrix: Matrix): PlainBox => boxOf(matrix, 0, 0, 1, 1)

/** How long the sides of the unit square become. */
export const sidesOf = ([a, b, c, d]: Matrix): readonly [number, number] => [Math.hypot(a, b), Math.hypot(c, d)]

/** What two boxes share; null where they do not meet. */
export const shared = (one: PlainBox, other: PlainBox): PlainBox | null => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const right = Math.min(one.x + one.width, other.x + other.width)
  const top = Math.min(one.y + one.height, other.y + other.height)
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : null
}
