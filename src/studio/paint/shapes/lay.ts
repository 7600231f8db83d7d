// Lays plain shapes on a context: outlines filled, lines drawn, dots, boxes, everything below a line, and the gradients that fill them.
import { type CanvasGradient, Path2D } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import type { Point } from '../point.ts'
import type { Outline } from './line.ts'

export type Style = Colour | CanvasGradient

export const tracePath = (ctx: Context, points: Outline, isClosed = true): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  if (isClosed) ctx.closePath()
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

export const fillShape = (ctx: Context, points: Outline, style: Style): void => {
  ctx.fillStyle = style
  tracePath(ctx, points)
  ctx.fill()
}

export const strokeLine = (
  ctx: Context,
  points: Outline,
  style: Style,
  width: number,
  cap: 'round' | 'butt' = 'round',
): void => {
  ctx.strokeStyle = style
  ctx.lineWidth = width
  ctx.lineJoin = 'round'
  ctx.lineCap = cap
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

/** A gradient from top to foot, its colours as far from each other. */
export const downwards = (ctx: Context, from: number, to: number, colours: readonly Colour[]): CanvasGradient =>
  blend(
    ctx,
    [0, from],
    [0, to],
    ...colours.map((colour, index) => [colours.length < 2 ? 0 : index / (colours.length - 1), colour] as const),
  )

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
