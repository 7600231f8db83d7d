// Where a canvas has been drawn on: found on a small copy, as reading all of its pixels would cost more than it saves.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from './free-canvas.ts'

const reduction = 8

export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The box of all ink in pixels, `margin` wider, within the canvas; null when there is none. */
export const inkBounds = (canvas: Canvas, margin: number): PixelBox | null => {
  const columns = Math.ceil(canvas.width / reduction)
  const rows = Math.ceil(canvas.height / reduction)
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, canvas.width / reduction, canvas.height / reduction)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  freeCanvas(small)
  let [left, top, right, bottom] = [columns, rows, -1, -1]
  for (let row = 0, at = 3; row < rows; row++) {
    for (let column = 0; column < columns; column++, at += 4) {
      if (data[at] === 0) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  }
  if (right < 0) return null
  // One step more on every side: ink at the rim of a step may be too faint to show in the copy.
  const x = Math.max(0, (left - 1) * reduction - margin)
  const y = Math.max(0, (top - 1) * reduction - margin)
  return {
    x,
    y,
    w: Math.min(canvas.width, (right + 2) * reduction + margin) - x,
    h: Math.min(canvas.height, (bottom + 2) * reduction + margin) - y,
  }
}
