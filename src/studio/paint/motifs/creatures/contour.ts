// Outlines of creatures: smooth closed curves through points that are written as text, and how outlines are combined.
import { Path2D, PathOp } from '@napi-rs/canvas'

export interface Point {
  readonly x: number
  readonly y: number
  /** The curve breaks here instead of running through smoothly. */
  readonly corner?: boolean
}

/** `12,40 18,36! 25,44`: points in order; an exclamation mark makes a corner. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      return { x, y, corner: word.endsWith('!') }
    })

const length = (x: number, y: number): number => Math.hypot(x, y) || 1e-6

/** The direction of the curve in a point, leaning towards the nearer neighbour so that no bulge appears. */
const tangent = (before: Point, here: Point, after: Point): Point => {
  const near = length(here.x - before.x, here.y - before.y)
  const far = length(after.x - here.x, after.y - here.y)
  const x = ((here.x - before.x) / near) * far + ((after.x - here.x) / far) * near
  const y = ((here.y - before.y) / near) * far + ((after.y - here.y) / far) * near
  const reach = length(x, y)
  return { x: x / reach, y: y / reach }
}

const handle = 0.36

/** Traces a smooth curve through the points. */
const traced = (path: Path2D, through: readonly Point[], closed: boolean): void => {
  const count = through.length
  const at = (index: number): Point =>
    through[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? { x: 0, y: 0 }
  const turns = (index: number): boolean => at(index).corner === true || (!closed && (index <= 0 || index >= count - 1))
  path.moveTo(at(0).x, at(0).y)
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index)
    const to = at(index + 1)
    const reach = length(to.x - from.x, to.y - from.y) * handle
    const leaving = turns(index) ? null : tangent(at(index - 1), from, to)
    const arriving = turns(index + 1) ? null : tangent(from, to, at(index + 2))
    const a = leaving ? { x: from.x + leaving.x * reach, y: from.y + leaving.y * reach } : from
    const b = arriving ? { x: to.x - arriving.x * reach, y: to.y - arriving.y * reach } : to
    path.bezierCurveTo(a.x, a.y, b.x, b.y, to.x, to.y)
  }
  if (closed) path.closePath()
}

/** A smooth closed outline. */
export const contour = (through: string | readonly Point[]): Path2D => {
  const path = new Path2D()
  traced(path, typeof through === 'string' ? points(through) : through, true)
  return path
}

/** A smooth open line. */
export const thread = (through: string | readonly Point[]): Path2D => {
  const path = new Path2D()
  traced(path, typeof through === 'string' ? points(through) : through, false)
  return path
}

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Path2D => {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  return path
}

const combined = (one: Path2D, other: Path2D, how: PathOp): Path2D => {
  const result = new Path2D(one)
  result.op(other, how)
  return result.asWinding()
}

export const within = (one: Path2D, other: Path2D): Path2D => combined(one, other, PathOp.Intersect)
export const without = (one: Path2D, other: Path2D): Path2D => combined(one, other, PathOp.Difference)
export const united = (first: Path2D, ...others: readonly Path2D[]): Path2D =>
  others.reduce((sum, other) => combined(sum, other, PathOp.Union), first)

export const moved = (path: Path2D, x: number, y: number): Path2D => {
  const result = new Path2D()
  result.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: x, f: y })
  return result
}

/** A closed outline alike on both sides of x = 0: the right half is given, from top to bottom. */
export const symmetrical = (half: string): Path2D => {
  const right = points(half)
  const left = right.filter(({ x }) => x !== 0).map((point) => ({ ...point, x: -point.x }))
  return contour([...right, ...left.toReversed()])
}

/** The same points (or lines, or joints) on the right side (1) or mirrored to the left (-1). */
export const sided = (side: number, text: string): string =>
  text.replace(/(^|[\s|])(-?[\d.]+),/g, (_, gap: string, x: string) => `${gap}${Number(x) * side},`)
