// Draws the letters of a set item with whatever fill or stroke style the context has.
import type { Context } from '../paint/easel.ts'
import type { SetItem } from './set-type.ts'
import { useFont } from './use-font.ts'

export const traceItem = (ctx: Context, item: SetItem): void => {
  if (item.kind === 'ornament') {
    item.draw(ctx, item.box)
    return
  }
  for (const run of item.runs) {
    useFont(ctx, run)
    ctx.fillText(run.text, run.x, run.baseline)
  }
  for (const rule of item.rules) ctx.fillRect(rule.x, rule.y, rule.w, rule.h)
}

/** A line of this width (in units) around the letters. */
export const strokeItem = (ctx: Context, item: SetItem, width: number): void => {
  if (item.kind === 'ornament') return
  ctx.lineJoin = 'round'
  ctx.lineWidth = width
  for (const run of item.runs) {
    useFont(ctx, run)
    ctx.strokeText(run.text, run.x, run.baseline)
  }
}

/** The size that effects are measured by: the largest of the item's lines, or the height of an ornament. */
export const sizeOf = (item: SetItem): number =>
  item.kind === 'ornament' ? item.box.h : Math.max(...item.runs.map(({ size }) => size))
