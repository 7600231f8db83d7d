// Plain shapes on a context: polygons, dots, bands along a curve, everything below a line.
import type { CanvasGradient } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'

export type Style = Colour | CanvasGradient

export const tracePath = (ctx: Context, points: readonly Point[], isClosed = true): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  if (isClosed) ctx.closePath()
}

export const fillShape = (ctx: Context, points: readonly Point[], style: Style): void => {
  ctx.fillStyle = style
  tracePath(ctx, points)
  ctx.fill()
}

export const strokeLine = (ctx: Context, points: readonly Point[], style: Style, width: number): void => {
  ctx.strokeStyle = style
  ctx.lineWidth = width
  ctx.lineJoin = 'round'
  tracePath(ctx, points, false)
  ctx.stroke()
}

export const dot = (ctx: Context, x: number, y: number, radius: number, style: Style, high = radius): void => {
  ctx.fillStyle = style
  ctx.beginPath()
  ctx.ellipse(x, y, radius, high, 0, 0, tau)
  ctx.fill()
}

export const fillBox = (ctx: Context, style: Style, { x, y, w, h }: Box): void => {
  ctx.fillStyle = style
  ctx.fillRect(x, y, w, h)
}

/** A gradient from one place to another. */
export const blend = (
  ctx: Context,
  [x0, y0]: Point,
  [x1, y1]: Point,
  ...stops: readonly (readonly [number, Colour])[]
): CanvasGradient => {
  const gradient = ctx.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** All below a line of the land, as far as the picture is seen. */
export const fillBelow = (
  ctx: Context,
  { extent, h }: Pick<Easel, 'extent' | 'h'>,
  top: (x: number) => number,
  style: Style,
  step = 10,
): void => {
  const [from, to] = [extent.x - 40, extent.x + extent.w + 40]
  const points: Point[] = [[from, h + 60]]
  for (let x = from; x <= to; x += step) points.push([x, top(x)])
  fillShape(ctx, [...points, [to, h + 60]], style)
}

/** A tapering band along a curve, from one of its steps to another. */
export const bandAlong = (
  curve: readonly Point[],
  width: (share: number) => number,
  from = 0,
  to = curve.length - 1,
): Point[] => {
  const left: Point[] = []
  const right: Point[] = []
  const last = curve.length - 1
  for (let at = Math.max(0, from); at <= Math.min(to, last); at++) {
    const [x, y] = curve[at] ?? [0, 0]
    const [ax, ay] = curve[Math.max(0, at - 1)] ?? [x, y]
    const [bx, by] = curve[Math.min(last, at + 1)] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const half = width(at / last) / 2
    left.push([x - ((by - ay) / long) * half, y + ((bx - ax) / long) * half])
    right.unshift([x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half])
  }
  return [...left, ...right]
}
