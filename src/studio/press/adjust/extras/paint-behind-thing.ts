// Paints something behind a thing of the picture: what stood before it is put back where the thing's mask says so.
import { createCanvas } from '@napi-rs/canvas'
import type { Box, Easel } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'
import { type Mask, shareIn } from '../mask.ts'

export const paintBehindThing = (easel: Easel, { x, y, w, h }: Box, mask: Mask, paint: () => void): void => {
  const { canvas, extent } = easel
  const pixels = canvas.width / extent.w
  const [left, top] = [Math.max(0, Math.floor((x - extent.x) * pixels)), Math.max(0, Math.floor(y * pixels))]
  const columns = Math.min(canvas.width, Math.ceil((x - extent.x + w) * pixels)) - left
  const rows = Math.min(canvas.height, Math.ceil((y + h) * pixels)) - top
  if (columns <= 0 || rows <= 0) {
    paint()
    return
  }
  const image = canvas.getContext('2d').getImageData(left, top, columns, rows)
  for (let nth = 0, row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, nth++) {
      const across = ((left + column + 0.5) / pixels + extent.x) / easel.w
      image.data[nth * 4 + 3] = 255 * shareIn(mask, across, (top + row + 0.5) / pixels / easel.h)
    }
  paint()
  const before = createCanvas(columns, rows)
  before.getContext('2d').putImageData(image, 0, 0)
  easel.ctx.drawImage(before, left / pixels + extent.x, top / pixels, columns / pixels, rows / pixels)
  freeCanvas(before)
}
