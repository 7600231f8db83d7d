// Fills what is cut off or turned in around art with the art's own edge, folded outwards: what a binder does, and nothing that is seen.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { bottomOf, type Patch, rightOf } from './wrap-sheet.ts'

export interface Bleed {
  /** What is painted. */
  readonly inner: Patch
  /** What is to be filled. */
  readonly whole: Patch
  /** Pixels of the edge that are folded out, again and again where more is needed: type begins behind them. */
  readonly depth: { readonly across: number; readonly down: number }
}

/** A strip of the canvas, as it is or turned over. */
const stripOf = (canvas: Canvas, { left, top, width, height }: Patch, flip: 'across' | 'down' | null): Canvas => {
  const strip = createCanvas(width, height)
  const ctx = strip.getContext('2d')
  if (flip === 'across') ctx.setTransform(-1, 0, 0, 1, width, 0)
  if (flip === 'down') ctx.setTransform(1, 0, 0, -1, 0, height)
  ctx.drawImage(canvas, left, top, width, height, 0, 0, width, height)
  return strip
}

/** Beside `inner` first, then above and below over the whole width. */
export const mirrorBleed = (canvas: Canvas, { inner, whole, depth }: Bleed): void => {
  const ctx = canvas.getContext('2d')
  const [right, bottom] = [rightOf(inner), bottomOf(inner)]
  const folds = (length: number, each: number): number[] =>
    Array.from({ length: Math.ceil(length / each) }, (_, at) => at)
  /** The edge at `from`, laid at `to`: each fold turns the last one over. */
  const across = (from: number, to: number, at: number): void => {
    const edge = { left: from, top: inner.top, width: depth.across, height: inner.height }
    ctx.drawImage(stripOf(canvas, edge, at % 2 === 0 ? 'across' : null), to, inner.top)
  }
  const down = (from: number, to: number, at: number): void => {
    const edge = { left: whole.left, top: from, width: whole.width, height: depth.down }
    ctx.drawImage(stripOf(canvas, edge, at % 2 === 0 ? 'down' : null), whole.left, to)
  }
  ctx.save()
  ctx.resetTransform()
  ctx.beginPath()
  ctx.rect(whole.left, whole.top, whole.width, whole.height)
  ctx.clip()
  for (const at of folds(inner.left - whole.left, depth.across))
    across(inner.left, inner.left - (at + 1) * depth.across, at)
  for (const at of folds(rightOf(whole) - right, depth.across))
    across(right - depth.across, right + at * depth.across, at)
  for (const at of folds(inner.top - whole.top, depth.down)) down(inner.top, inner.top - (at + 1) * depth.down, at)
  for (const at of folds(bottomOf(whole) - bottom, depth.down)) down(bottom - depth.down, bottom + at * depth.down, at)
  ctx.restore()
}
