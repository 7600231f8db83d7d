// The calligrapher's strokes: lines that swell and fade, curves that wind ever tighter, drops and leaves. Drawn with the fill style of the
// context, so that ornaments serve as flat colour, as cut paper and as masks for foil.
import { clamp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Point } from '../point.ts'

/** Fills a stroke along points; `widthAt` gives its full width for 0 (begin) to 1 (end). */
export const taper = (ctx: Context, points: readonly Point[], widthAt: (share: number) => number): void => {
  const left: Point[] = []
  const right: Point[] = []
  const last = points.length - 1
  for (const [at, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points[Math.max(0, at - 1)] ?? [x, y]
    const [afterX, afterY] = points[Math.min(last, at + 1)] ?? [x, y]
    const long = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const half = widthAt(at / Math.max(1, last)) / 2
    const normalX = (-(afterY - beforeY) / long) * half
    const normalY = ((afterX - beforeX) / long) * half
    left.push([x + normalX, y + normalY])
    right.push([x - normalX, y - normalY])
  }
  ctx.beginPath()
  for (const [x, y] of left) ctx.lineTo(x, y)
  for (const [x, y] of right.toReversed()) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}

/** Thin at both ends, full in the middle. */
export const swelling =
  (full: number, thin = 0.12) =>
  (share: number): number =>
    full * (thin + (1 - thin) * Math.sin(Math.PI * clamp(share)))

/** Points of a curve whose bend changes evenly from `from` to `to` (radians over the whole length): the line of every flourish. */
export const winding = (
  start: Point,
  heading: number,
  length: number,
  bend: { readonly from: number; readonly to: number },
  steps = 60,
): Point[] => {
  const points: Point[] = [start]
  let [x, y] = start
  let turn = heading
  for (let step = 0; step < steps; step++) {
    turn += (bend.from + (bend.to - bend.from) * ((step + 0.5) / steps)) / steps
    x += (Math.cos(turn) * length) / steps
    y += (Math.sin(turn) * length) / steps
    points.push([x, y])
  }
  return points
}

/** The direction in which points end. */
export const headingAt = (points: readonly Point[], share: number): number => {
  const at = Math.round(clamp(share) * (points.length - 1))
  const [x, y] = points[Math.max(0, at - 1)] ?? [0, 0]
  const [nextX, nextY] = points[Math.min(points.length - 1, at + 1)] ?? [x, y]
  return Math.atan2(nextY - y, nextX - x)
}

export const pointAt = (points: readonly Point[], share: number): Point =>
  points[Math.round(clamp(share) * (points.length - 1))] ?? [0, 0]

export const disc = (ctx: Context, x: number, y: number, radius: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
}

export const ring = (ctx: Context, x: number, y: number, radius: number, width: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, radius + width / 2, 0, tau)
  ctx.arc(x, y, Math.max(0, radius - width / 2), 0, tau, true)
  ctx.fill()
}

/** A pointed leaf from its foot towards `turn`; `lean` bends its tip aside. */
export const leafBlade = (
  ctx: Context,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  lean = 0,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(length * 0.2, -width * 0.75, length * 0.68, -width * 0.6 + lean * 0.4, length, lean)
  ctx.bezierCurveTo(length * 0.7, width * 0.45 + lean * 0.6, length * 0.25, width * 0.6, 0, 0)
  ctx.fill()
  ctx.restore()
}

export const diamond = (ctx: Context, x: number, y: number, halfWidth: number, halfHeight: number): void => {
  ctx.beginPath()
  ctx.moveTo(x - halfWidth, y)
  ctx.lineTo(x, y - halfHeight)
  ctx.lineTo(x + halfWidth, y)
  ctx.lineTo(x, y + halfHeight)
  ctx.fill()
}

/** Draws as it is and mirrored at a vertical line. */
export const mirrored = (ctx: Context, x: number, draw: () => void): void => {
  draw()
  ctx.save()
  ctx.translate(2 * x, 0)
  ctx.scale(-1, 1)
  draw()
  ctx.restore()
}

/** Draws once in each quarter of a box; `draw` works in the upper left one. */
export const inCorners = (
  ctx: Context,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  draw: () => void,
): void => {
  for (const [flipX, flipY] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    ctx.save()
    ctx.translate(flipX > 0 ? 0 : 2 * box.x + box.w, flipY > 0 ? 0 : 2 * box.y + box.h)
    ctx.scale(flipX, flipY)
    draw()
    ctx.restore()
  }
}
