// Fills what is cut off or turned in around art with the art's own edge, folded outwards: what a binder does, and nothing that is seen.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { bottomOf, type Patch, rightOf } from './wrap-sheet.ts'

/** A strip of the canvas, turned over. */
const flipped = (canvas: Canvas, { left, top, width, height }: Patch, across: boolean): Canvas => {
  const strip = createCanvas(width, height)
  const ctx = strip.getContext('2d')
  if (across) ctx.setTransform(-1, 0, 0, 1, width, 0)
  else ctx.setTransform(1, 0, 0, -1, 0, height)
  ctx.drawImage(canvas, left, top, width, height, 0, 0, width, height)
  return strip
}

/** Fills `whole` around `inner`: beside it first, then above and below over the whole width. */
export const mirrorBleed = (canvas: Canvas, inner: Patch, whole: Patch): void => {
  const ctx = canvas.getContext('2d')
  const { left, top, height } = inner
  const [right, bottom] = [rightOf(inner), bottomOf(inner)]
  const beside = { left: left - whole.left, right: rightOf(whole) - right }
  const beyond = { above: top - whole.top, below: bottomOf(whole) - bottom }
  const across = (from: number, width: number, to: number): void => {
    if (width > 0) ctx.drawImage(flipped(canvas, { left: from, top, width, height }, true), to, top)
  }
  const down = (from: number, tall: number, to: number): void => {
    const strip = { left: whole.left, top: from, width: whole.width, height: tall }
    if (tall > 0) ctx.drawImage(flipped(canvas, strip, false), whole.left, to)
  }
  ctx.save()
  ctx.resetTransform()
  across(left, beside.left, whole.left)
  across(right - beside.right, beside.right, right)
  down(top, beyond.above, whole.top)
  down(bottom - beyond.below, beyond.below, bottom)
  ctx.restore()
}
