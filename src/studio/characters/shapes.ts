// Outlines that characters and worlds are made of: closed lines of points close enough to be filled, clipped to and furred.
import { Path2D } from '@napi-rs/canvas'
import { lerp, splined, tau } from '../paint/curves.ts'
import type { Box, Context } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'

export type Outline = readonly Point[]
export type Fill = Parameters<typeof setFill>[1]

const setFill = (ctx: Context, fill: string | ReturnType<Context['createLinearGradient']>): void => {
  ctx.fillStyle = fill
}

/** A smooth line through points; closed unless told otherwise. */
export const curve = (points: Outline, steps = 6, isClosed = true): Outline => {
  const count = points.length
  const first: Point = points[0] ?? [0, 0]
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first
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

/** A smooth closed line from its right half, the top and the foot of which lie on x = 0. */
export const symmetric = (half: Outline): Outline =>
  curve([
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point => [-x, y]),
  ])

export const oval = (x: number, y: number, across: number, down: number, turn = 0, steps = 40): Outline =>
  Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * tau
    const [px, py] = [Math.cos(angle) * across, Math.sin(angle) * down]
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
  })

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

/** The outline moved, turned and stretched. */
export const moved = (outline: Outline, dx: number, dy: number, turn = 0, sx = 1, sy = sx): Outline =>
  outline.map(([x, y]): Point => {
    const [px, py] = [x * sx, y * sy]
    return [dx + px * Math.cos(turn) - py * Math.sin(turn), dy + px * Math.sin(turn) + py * Math.cos(turn)]
  })

const cap = ([x, y]: Point, heading: number, half: number): Point[] =>
  Array.from({ length: 7 }, (_, step): Point => {
    const angle = heading - tau / 4 + ((step + 1) / 8) * (tau / 2)
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * half]
  })

/** A band along a line, half as wide at each share of its length as `half` says; with round ends unless told otherwise. */
export const ribbon = (along: Outline, half: (share: number) => number, isRound = true): Outline => {
  const spine = curve(along, 7, false)
  const last = spine.length - 1
  const first: Point = spine[0] ?? [0, 0]
  const at = (index: number): Point => spine[Math.max(0, Math.min(last, index))] ?? first
  const heading = (index: number): number => {
    const [from, to] = [at(index - 1), at(index + 1)]
    return Math.atan2(to[1] - from[1], to[0] - from[0])
  }
  const side = (sign: number): Point[] =>
    spine.map(([x, y], index): Point => {
      const [angle, width] = [heading(index), half(index / last) * sign]
      return [x + Math.sin(angle) * width, y - Math.cos(angle) * width]
    })
  const ends = isRound ? [cap(at(last), heading(last), half(1)), cap(at(0), heading(0) + tau / 2, half(0))] : [[], []]
  return [...side(1), ...(ends[0] ?? []), ...side(-1).toReversed(), ...(ends[1] ?? [])]
}

export const pathOf = (outline: Outline, isClosed = true): Path2D => {
  const path = new Path2D()
  for (const [index, [x, y]] of outline.entries()) {
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  if (isClosed) path.closePath()
  return path
}

export const fillShape = (ctx: Context, outline: Outline, fill: Fill): void => {
  setFill(ctx, fill)
  ctx.fill(pathOf(outline))
}

export const strokeLine = (ctx: Context, line: Outline, colour: string, width: number): void => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(pathOf(line, false))
}

export const boundsOf = (outline: Outline): Box => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  lerp(ax, bx, share),
  lerp(ay, by, share),
]

/** A gradient from top to foot. */
export const downwards = (ctx: Context, from: number, to: number, colours: readonly string[]): Fill => {
  const gradient = ctx.createLinearGradient(0, from, 0, to)
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(colours.length < 2 ? 0 : index / (colours.length - 1), colour)
  return gradient
}
