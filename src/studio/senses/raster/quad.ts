// Quadrilaterals around text: the smallest turned rectangle about some points, grown, drawn into masks.
import type { Mask, Window } from './picture.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A turned rectangle: its middle, its long and short side, and the direction of the long side. */
export interface Quad {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly thickness: number
  /** Radians. */
  readonly angle: number
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (!before || !last || cross(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())]
  return hull.length > 0 ? hull : sorted.slice(0, 1)
}

const quadAlong = (points: readonly Point[], angle: number): Quad => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    u0 = Math.min(u0, u)
    u1 = Math.max(u1, u)
    v0 = Math.min(v0, v)
    v1 = Math.max(v1, v)
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
  const sides = { x: u * cos - v * sin, y: u * sin + v * cos }
  return u1 - u0 >= v1 - v0
    ? { ...sides, length: u1 - u0, thickness: v1 - v0, angle }
    : { ...sides, length: v1 - v0, thickness: u1 - u0, angle: angle + Math.PI / 2 }
}

/** The turned rectangle of the smallest area: one of its sides lies along an edge of the hull. */
export const quadAround = (points: readonly Point[]): Quad => {
  const hull = hullOf(points)
  const upright = quadAlong(hull, 0)
  return hull.reduce<Quad>((best, point, at) => {
    const next = hull[(at + 1) % hull.length] ?? point
    const quad = quadAlong(hull, Math.atan2(next.y - point.y, next.x - point.x))
    // A hair's gain is no reason to call a level line tilted.
    return quad.length * quad.thickness < best.length * best.thickness * 0.97 ? quad : best
  }, upright)
}

export const grownQuad = (quad: Quad, by: number): Quad => ({
  ...quad,
  length: Math.max(1, quad.length + by * 2),
  thickness: Math.max(1, quad.thickness + by * 2),
})

export const scaledQuad = (quad: Quad, by: number): Quad => ({
  ...quad,
  x: quad.x * by,
  y: quad.y * by,
  length: quad.length * by,
  thickness: quad.thickness * by,
})

export const cornersOf = ({ x, y, length, thickness, angle }: Quad): Point[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (u: number, v: number): Point => ({ x: x + u * cos - v * sin, y: y + u * sin + v * cos })
  const [u, v] = [length / 2, thickness / 2]
  return [corner(-u, -v), corner(u, -v), corner(u, v), corner(-u, v)]
}

export const holds = ({ x, y, length, thickness, angle }: Quad, at: Point): boolean => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [at.x - x, at.y - y]
  return Math.abs(dx * cos + dy * sin) <= length / 2 && Math.abs(dy * cos - dx * sin) <= thickness / 2
}

/** The upright window around a quad, kept inside the picture; may be empty. */
export const windowOf = (quad: Quad, width: number, height: number): Window => {
  const corners = cornersOf(quad)
  const bound = (value: number, limit: number): number => Math.max(0, Math.min(limit, value))
  const left = bound(Math.floor(Math.min(...corners.map(({ x }) => x))), width)
  const right = bound(Math.ceil(Math.max(...corners.map(({ x }) => x))), width)
  const top = bound(Math.floor(Math.min(...corners.map(({ y }) => y))), height)
  const bottom = bound(Math.ceil(Math.max(...corners.map(({ y }) => y))), height)
  return { left, top, width: right - left, height: bottom - top }
}

export const drawQuad = (mask: Mask, quad: Quad): void => {
  const { left, top, width, height } = windowOf(quad, mask.width, mask.height)
  const [cos, sin] = [Math.cos(quad.angle), Math.sin(quad.angle)]
  const [u, v] = [quad.length / 2, quad.thickness / 2]
  for (let y = top; y < top + height; y++) {
    const dy = y + 0.5 - quad.y
    for (let x = left; x < left + width; x++) {
      const dx = x + 0.5 - quad.x
      if (Math.abs(dx * cos + dy * sin) <= u && Math.abs(dy * cos - dx * sin) <= v) mask.bits[y * mask.width + x] = 1
    }
  }
}

/** The share of the smaller quad's area that lies in the other; counted on a grid. */
export const overlapOf = (one: Quad, other: Quad): number => {
  const [small, large] = one.length * one.thickness <= other.length * other.thickness ? [one, other] : [other, one]
  const steps = 12
  let inside = 0
  const [cos, sin] = [Math.cos(small.angle), Math.sin(small.angle)]
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps; j++) {
      const u = ((i + 0.5) / steps - 0.5) * small.length
      const v = ((j + 0.5) / steps - 0.5) * small.thickness
      if (holds(large, { x: small.x + u * cos - v * sin, y: small.y + u * sin + v * cos })) inside++
    }
  }
  return inside / (steps * steps)
}
