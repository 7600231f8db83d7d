// What a frame is, and rules of any number with the usual corners.
import type { Box, Context } from '../easel.ts'

export interface FrameOptions {
  /** Width of the main line in units. */
  readonly weight?: number
}

/** Draws a frame along the inner side of the box with the fill style of the context, and returns the clear space inside it. */
export type Frame = (ctx: Context, box: Box, options?: FrameOptions) => Box

export const inset = (box: Box, by: number, byY = by): Box => ({
  x: box.x + by,
  y: box.y + byY,
  w: box.w - by * 2,
  h: box.h - byY * 2,
})

export type Corner = 'square' | 'round' | 'scoop' | 'notch' | 'chamfer'

const traceCorner = (ctx: Context, corner: Corner, size: number): void => {
  if (corner === 'square') ctx.lineTo(0, 0)
  else if (corner === 'chamfer') {
    ctx.lineTo(0, size)
    ctx.lineTo(size, 0)
  } else if (corner === 'notch') {
    ctx.lineTo(0, size)
    ctx.lineTo(size, size)
    ctx.lineTo(size, 0)
  } else if (corner === 'round') ctx.arc(size, size, size, Math.PI, Math.PI * 1.5)
  else ctx.arc(0, 0, size, Math.PI / 2, 0, true)
}

/** Traces a rectangle with shaped corners, clockwise from the upper left. */
export const traceRule = (ctx: Context, box: Box, corner: Corner, size: number): void => {
  const corners = [
    [box.x, box.y, 0],
    [box.x + box.w, box.y, 1],
    [box.x + box.w, box.y + box.h, 2],
    [box.x, box.y + box.h, 3],
  ] as const
  for (const [x, y, quarter] of corners) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((quarter * Math.PI) / 2)
    traceCorner(ctx, corner, size)
    ctx.restore()
  }
  ctx.closePath()
}

/** One rule as a stroke in the fill style. */
export const rule = (ctx: Context, box: Box, width: number, corner: Corner = 'square', size = 0): void => {
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = width
  ctx.lineJoin = 'miter'
  ctx.beginPath()
  traceRule(ctx, box, corner, size)
  ctx.stroke()
  ctx.restore()
}

/** Plain inset rules: one thick and one thin by default, corners as asked. */
export const insetFrame = (
  ctx: Context,
  box: Box,
  options: FrameOptions & {
    readonly corner?: Corner
    readonly size?: number
    readonly lines?: 1 | 2 | 3
    readonly gap?: number
  } = {},
): Box => {
  const { weight = 6, corner = 'square', size = 60, lines = 2, gap = weight * 2.4 } = options
  rule(ctx, inset(box, weight / 2), weight, corner, size)
  if (lines > 1) rule(ctx, inset(box, weight + gap), weight * 0.34, corner, size)
  if (lines > 2) rule(ctx, inset(box, weight + gap * 1.7), weight * 0.34, corner, size)
  return inset(box, weight + gap * lines)
}
