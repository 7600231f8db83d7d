// Lines and outlines as points, close enough to be filled, clipped to and furred.
import { lerp, splined, tau } from '../curves.ts'
import type { Box } from '../easel.ts'
import type { Point } from '../point.ts'

export type Outline = readonly Point[]

const origin: Point = [0, 0]

/** A smooth line through points (Catmull-Rom), as many short steps; closed unless told otherwise. */
export const curve = (points: Outline, steps = 6, isClosed = true): Point[] => {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? points[0] ?? origin
  const spans = isClosed ? count : count - 1
  const line: Point[] = []
  for (let span = 0; span < spans; span++) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)]
    for (let step = 0; step < steps; step++) {
      const share = step / steps
      line.push([splined(a[0], b[0], c[0], d[0], share), splined(a[1], b[1], c[1], d[1], share)])
    }
  }
  return isClosed ? line : [...line, at(count - 1)]
}

/** A smooth open line through points. */
export const curveThrough = (points: Outline, steps = 12): Point[] => curve(points, steps, false)

/** A smooth closed line from its right half, the top and the foot of which lie on x = 0. */
export const symmetric = (half: Outline): Outline => curve([...half, ...mirrored(half.slice(1, -1)).toReversed()])

/** The same shape on the other side of x = 0. */
export const mirrored = (outline: Outline): Outline => outline.map(([x, y]): Point => [-x, y])

/** The outline moved, turned and stretched. */
export const moved = (outline: Outline, dx: number, dy: number, turn = 0, sx = 1, sy = sx): Outline =>
  outline.map(([x, y]): Point => {
    const [px, py] = [x * sx, y * sy]
    return [dx + px * Math.cos(turn) - py * Math.sin(turn), dy + px * Math.sin(turn) + py * Math.cos(turn)]
  })

export const oval = (x: number, y: number, across: number, down: number, turn = 0, steps = 40): Outline =>
  moved(
    Array.from({ length: steps }, (_, step): Point => {
      const angle = (step / steps) * tau
      return [Math.cos(angle) * across, Math.sin(angle) * down]
    }),
    x,
    y,
    turn,
  )

/** An egg around a middle; `low` moves its widest place down (1) or up (-1), `square` fills its corners. */
export const egg = (
  x: number,
  y: number,
  across: number,
  down: number,
  { low = 0, square = 0, turn = 0 }: { readonly low?: number; readonly square?: number; readonly turn?: number } = {},
): Outline =>
  moved(
    Array.from({ length: 96 }, (_, at): Point => {
      const angle = (at / 96) * tau
      const fill = 1 + square * 0.18 * Math.sin(angle * 2) ** 2
      return [Math.cos(angle) * across * fill * (1 + low * 0.22 * Math.sin(angle)), Math.sin(angle) * down * fill]
    }),
    x,
    y,
    turn,
  )

/** A box with round corners. */
export const plate = (x: number, y: number, w: number, h: number, round: number): Outline => {
  const corners: readonly (readonly [number, number, number])[] = [
    [x + w - round, y + round, -tau / 4],
    [x + w - round, y + h - round, 0],
    [x + round, y + h - round, tau / 4],
    [x + round, y + round, tau / 2],
  ]
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: 7 }, (_, step): Point => {
      const angle = from + (step / 6) * (tau / 4)
      return [cx + Math.cos(angle) * round, cy + Math.sin(angle) * round]
    }),
  )
}

/** Both sides of a band along a line, from one of its points to another; `width` gives its breadth at each share of the length. */
const sidesOf = (
  line: Outline,
  width: (share: number) => number,
  from: number,
  to: number,
): readonly [left: Point[], right: Point[]] => {
  const [left, right]: [Point[], Point[]] = [[], []]
  const last = line.length - 1
  for (let at = Math.max(0, from); at <= Math.min(to, last); at++) {
    const [x, y] = line[at] ?? origin
    const [ax, ay] = line[Math.max(0, at - 1)] ?? [x, y]
    const [bx, by] = line[Math.min(last, at + 1)] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const half = width(at / last) / 2
    const [across, down] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half]
    left.push([x + across, y + down])
    right.push([x - across, y - down])
  }
  return [left, right]
}

/** A tapering band along a line, from one of its points to another. */
export const bandAlong = (line: Outline, width: (share: number) => number, from = 0, to = line.length - 1): Point[] => {
  const [left, right] = sidesOf(line, width, from, to)
  return [...left, ...right.toReversed()]
}

/** Half a disc at the end of a line, from one of its sides to the other. */
const cap = (end: Point, before: Point, width: number): Point[] => {
  const heading = Math.atan2(end[1] - before[1], end[0] - before[0])
  return Array.from({ length: 7 }, (_, step): Point => {
    const angle = heading - tau / 4 + ((step + 1) / 8) * (tau / 2)
    return [end[0] + (Math.cos(angle) * width) / 2, end[1] + (Math.sin(angle) * width) / 2]
  })
}

/** The same with round ends. */
const roundBand = (line: Outline, width: (share: number) => number): Outline => {
  const [left, right] = sidesOf(line, width, 0, line.length - 1)
  const [first, second] = [line[0] ?? origin, line[1] ?? origin]
  const [last, beforeLast] = [line.at(-1) ?? origin, line.at(-2) ?? origin]
  return [...right, ...cap(last, beforeLast, width(1)), ...left.toReversed(), ...cap(first, second, width(0))]
}

/** A band along a smooth line, half as wide at each share of its length as `half` says; with round ends unless told otherwise. */
export const ribbon = (along: Outline, half: (share: number) => number, isRound = true): Outline => {
  const width = (share: number): number => half(share) * 2
  const line = curveThrough(along, 7)
  return isRound ? roundBand(line, width) : bandAlong(line, width)
}

/** A limb: a thick bent stroke with round ends. */
export const limb = (from: Point, bend: Point, to: Point, widths: readonly [root: number, end: number]): Outline => {
  const steps = 22
  const line = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps
    return between(between(from, bend, share), between(bend, to, share), share)
  })
  return roundBand(line, (share) => lerp(widths[0], widths[1], share))
}

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  lerp(ax, bx, share),
  lerp(ay, by, share),
]

export const boundsOf = (outline: Outline): Box => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
