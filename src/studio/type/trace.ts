// Draws the letters of a set item with whatever fill or stroke style the context has.
import type { Path2D } from '@napi-rs/canvas'
import type { Context } from '../paint/easel.ts'
import { outlineOf } from './outline.ts'
import type { Run, SetItem } from './set-type.ts'
import { swashed } from './swashes.ts'
import { useFont } from './use-font.ts'

/** Draws a line with its swashes; false where it is set without. */
const traceSwashes = (ctx: Context, run: Run, draw: (path: Path2D) => void): boolean => {
  const shaped = run.hasSwashes === true ? swashed(run.text, run.face, run.tracking) : null
  if (shaped === null) return false
  ctx.save()
  ctx.translate(run.x, run.baseline)
  ctx.scale(run.size, run.size)
  draw(shaped.path)
  ctx.restore()
  return true
}

export const traceItem = (ctx: Context, item: SetItem): void => {
  if (item.kind === 'ornament') {
    item.draw(ctx, item.box)
    return
  }
  for (const run of item.runs) {
    const outline = outlineOf(run)
    if (outline !== null) ctx.fill(outline)
    if (outline !== null || traceSwashes(ctx, run, (path) => ctx.fill(path))) continue
    useFont(ctx, run)
    ctx.fillText(run.text, run.x, run.baseline)
  }
  for (const rule of item.rules) ctx.fillRect(rule.x, rule.y, rule.w, rule.h)
}

/** A line of this width (in units) around the letters. */
export const strokeItem = (ctx: Context, item: SetItem, width: number): void => {
  if (item.kind === 'ornament') return
  ctx.lineJoin = 'round'
  for (const run of item.runs) {
    ctx.lineWidth = width
    const outline = outlineOf(run)
    if (outline !== null) ctx.stroke(outline)
    if (outline !== null) continue
    const isDone = traceSwashes(ctx, run, (path) => {
      ctx.lineWidth = width / run.size
      ctx.stroke(path)
    })
    if (isDone) continue
    useFont(ctx, run)
    ctx.strokeText(run.text, run.x, run.baseline)
  }
}

/** The size that effects are measured by: the largest of the item's lines, or the height of an ornament. */
export const sizeOf = (item: SetItem): number =>
  item.kind === 'ornament' ? item.box.h : Math.max(...item.runs.map(({ size }) => size))
