// Draws on a canvas what the print file holds as type and shapes, in the same places.
import { Path2D } from '@napi-rs/canvas'
import type { Context } from '../../studio/paint/easel.ts'
import { fontList } from '../../studio/type/substitutes.ts'
import type { Rectangle } from '../pdf/wrap-page.ts'
import type { TypeRun } from './type-run.ts'
import type { Shading, TypesetWrap } from './typeset-state.ts'

const paintShading = (
  ctx: Context,
  { x, y, width, height, color, opacity, softness }: Shading,
  scale: number,
): void => {
  ctx.save()
  ctx.globalAlpha = opacity
  ctx.fillStyle = color
  // A blur of this radius fades over about the softness, half inside the edge and half outside.
  if (softness > 0) ctx.filter = `blur(${(softness / 4) * scale}px)`
  ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
  ctx.restore()
}

/** Upright characters: a canvas has no vertical lines. */
const paintOutlines = (ctx: Context, run: TypeRun, scale: number): void => {
  for (const outline of run.outlines) {
    ctx.save()
    ctx.translate((run.x + outline.x) * scale, (run.y + outline.y) * scale)
    ctx.scale(outline.scale * scale, -outline.scale * scale)
    ctx.fillStyle = run.color
    ctx.fill(new Path2D(outline.path))
    ctx.restore()
  }
}

const paintLine = (ctx: Context, run: TypeRun, scale: number): void => {
  ctx.save()
  ctx.translate(run.x * scale, run.y * scale)
  ctx.rotate((run.rotation * Math.PI) / 180)
  ctx.font = `${run.size * scale}px ${fontList(run.face)}`
  ctx.letterSpacing = `${run.letterSpacing * scale}px`
  ctx.wordSpacing = `${run.wordSpacing * scale}px`
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = run.direction
  ctx.fillStyle = run.color
  ctx.fillText(run.text, 0, 0)
  ctx.restore()
}

/** What is blended into the art; `scale` is pixels to the point, here and below. */
export const paintShadings = (ctx: Context, shadings: readonly Shading[], scale: number): void => {
  for (const shading of shadings) paintShading(ctx, shading, scale)
}

export const paintShapes = (ctx: Context, shapes: readonly Rectangle[], scale: number): void => {
  for (const { x, y, width, height, color } of shapes) {
    ctx.fillStyle = color
    ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
  }
}

export const paintType = (
  ctx: Context,
  { shapes, runs }: Pick<TypesetWrap, 'shapes' | 'runs'>,
  scale: number,
): void => {
  paintShapes(ctx, shapes, scale)
  for (const run of runs) {
    if (run.upright) paintOutlines(ctx, run, scale)
    else paintLine(ctx, run, scale)
  }
}
