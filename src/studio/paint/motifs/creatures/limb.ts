// Limbs: a spine with a width along it, for necks, tails, legs, tentacles and tapering lines.
import type { Path2D } from '@napi-rs/canvas'
import { splined } from '../../curves.ts'
import { contour, type Point } from './contour.ts'

export interface Joint {
  readonly x: number
  readonly y: number
  /** Full width there. */
  readonly w: number
}

export interface Place extends Joint {
  /** Unit vector along the limb. */
  readonly dx: number
  readonly dy: number
}

/** `10,20,6 14,40,4`: x, y and width of each joint. */
export const joints = (text: string): Joint[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, w = 0] = word.split(',').map(Number)
      return { x, y, w }
    })

export class Limb {
  readonly joints: readonly Joint[]
  readonly path: Path2D

  constructor(spine: string | readonly Joint[], samples = 5) {
    this.joints = typeof spine === 'string' ? joints(spine) : spine
    const steps = (this.joints.length - 1) * samples
    this.path = this.strip(0, 1, -1, 1, steps)
  }

  #joint(index: number): Joint {
    return this.joints[Math.max(0, Math.min(this.joints.length - 1, index))] ?? { x: 0, y: 0, w: 0 }
  }

  #spot(share: number): Joint {
    const along = Math.max(0, Math.min(1, share)) * (this.joints.length - 1)
    const first = Math.min(Math.floor(along), Math.max(0, this.joints.length - 2))
    const t = along - first
    const [a, b, c, d] = [this.#joint(first - 1), this.#joint(first), this.#joint(first + 1), this.#joint(first + 2)]
    return {
      x: splined(a.x, b.x, c.x, d.x, t),
      y: splined(a.y, b.y, c.y, d.y, t),
      w: Math.max(0, splined(a.w, b.w, c.w, d.w, t)),
    }
  }

  /** The limb at a share (0 to 1) of its joints. */
  at(share: number): Place {
    const here = this.#spot(share)
    const before = this.#spot(share - 0.004)
    const after = this.#spot(share + 0.004)
    const reach = Math.hypot(after.x - before.x, after.y - before.y) || 1e-6
    return { ...here, dx: (after.x - before.x) / reach, dy: (after.y - before.y) / reach }
  }

  /** A point beside the spine: `side` -1 is the left edge as the limb runs, 1 the right edge. */
  beside(share: number, side: number): Point {
    const { x, y, w, dx, dy } = this.at(share)
    return { x: x - dy * side * w * 0.5, y: y + dx * side * w * 0.5 }
  }

  /** The part of the limb between two shares and two sides. An end that is almost nothing becomes a point. */
  strip(from: number, to: number, left: number, right: number, steps = 24): Path2D {
    const edge = (side: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, step) => this.beside(from + ((to - from) * step) / steps, side))
    const there = edge(left)
    const back = edge(right)
    const widest = Math.max(...this.joints.map((joint) => joint.w))
    for (const [share, end] of [
      [to, steps],
      [from, 0],
    ] as const) {
      if (this.at(share).w > Math.max(0.35, widest * 0.15)) continue
      back.splice(end, 1)
      there[end] = { ...this.at(share), corner: true }
    }
    return contour([...there, ...back.toReversed()])
  }

  /** Teeth along one side, from share to share, each about `size` of the width there, leaning along the limb. */
  teeth(from: number, to: number, side: number, count: number, size: (share: number) => number): Path2D[] {
    return Array.from({ length: count }, (_, index) => {
      const start = from + ((to - from) * index) / count
      const end = from + ((to - from) * (index + 1.02)) / count
      const one = this.beside(start, side * 0.8)
      const other = this.beside(end, side * 0.8)
      const { dx, dy } = this.at(end)
      const reach = size((start + end) / 2)
      const tip = {
        x: other.x - dy * side * reach + dx * reach * 0.45,
        y: other.y + dx * side * reach + dy * reach * 0.45,
        corner: true,
      }
      const mid = {
        x: (one.x * 2 + tip.x) / 3 - dy * side * reach * 0.22,
        y: (one.y * 2 + tip.y) / 3 + dx * side * reach * 0.22,
      }
      return contour([{ ...one, corner: true }, mid, tip, { ...other, corner: true }])
    })
  }
}

/** A line that swells and tapers to points, as cut with a graver. `swell` is where it is widest. */
export const graver = (through: readonly Point[], width: number, swell = 0.35): Path2D => {
  const last = through.length - 1
  if (last < 1) return contour(through)
  return new Limb(
    through.map(({ x, y }, index) => {
      const share = index / last
      const rise = share < swell ? share / swell : (1 - share) / (1 - swell)
      return { x, y, w: width * (0.12 + 0.88 * Math.sqrt(Math.max(0, rise))) }
    }),
    4,
  ).path
}
