// A picture lit at part size, brought to full size: soft within, sharp at its outline.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Context } from '../paint/easel.ts'

/** Lets colours run over the edge by a pixel, so that the larger picture has no dark fringe. */
export const spread = (data: Uint8ClampedArray, w: number): void => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  const before = pixels.slice()
  for (let at = w + 1, end = pixels.length - w - 1; at < end; at++) {
    if (before[at] !== 0) continue
    const beside = before[at - 1] || before[at + 1] || before[at - w] || before[at + w]
    const found = beside || before[at - w - 1] || before[at - w + 1] || before[at + w - 1] || before[at + w + 1]
    if (found) pixels[at] = found
  }
}

/** `lit` has its colours spread; `outline` fills the shape in pixels of the larger picture. */
export const sharpened = (lit: Canvas, w: number, h: number, outline: (ctx: Context) => void): Canvas => {
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#000000'
  ctx.strokeStyle = '#000000'
  outline(ctx)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalCompositeOperation = 'source-in'
  ctx.drawImage(lit, 0, 0, w, h)
  return canvas
}
