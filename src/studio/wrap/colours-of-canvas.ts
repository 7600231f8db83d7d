// The colours of a part of a canvas, read from a small copy.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type ColourSample, coloursOf } from '../senses/raster/sample-colours.ts'
import type { Patch } from './wrap-sheet.ts'

const side = 64

export const coloursOfCanvas = (canvas: Canvas, { left, top, width, height }: Patch): ColourSample => {
  const size = Math.min(1, side / Math.max(width, height))
  const [w, h] = [Math.max(1, Math.round(width * size)), Math.max(1, Math.round(height * size))]
  const shrunk = createCanvas(w, h)
  const ctx = shrunk.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height, 0, 0, w, h)
  const { data } = ctx.getImageData(0, 0, w, h)
  return coloursOf({ width: w, height: h, rgb: Uint8Array.from(data.filter((_, at) => at % 4 !== 3)) })
}
