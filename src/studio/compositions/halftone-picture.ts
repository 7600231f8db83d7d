// A small grey picture printed as dots of one ink.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import { clamp, tau } from '../paint/curves.ts'
import type { Box, Context } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'

/** Samples across a printed picture. */
const fineness = 220

/** `paint` draws in the box's own units; white is paper. */
export const printDots = (
  ctx: Context,
  box: Box,
  pitch: number,
  colour: Colour,
  paint: (grey: Context) => void,
): void => {
  const unit = box.w / fineness
  const rows = Math.ceil(box.h / unit)
  const canvas = createCanvas(fineness, rows)
  const grey = canvas.getContext('2d')
  grey.fillStyle = '#ffffff'
  grey.fillRect(0, 0, fineness, rows)
  grey.scale(1 / unit, 1 / unit)
  grey.translate(-box.x, -box.y)
  paint(grey)
  const { data } = grey.getImageData(0, 0, fineness, rows)
  freeCanvas(canvas)
  const half = pitch / 2
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let row = 0; row * half < box.h + pitch; row++)
    for (let column = 0; column * pitch < box.w + pitch; column++) {
      const [x, y] = [column * pitch + (row % 2) * half, row * half]
      const at = Math.min(rows - 1, Math.floor(y / unit)) * fineness + Math.min(fineness - 1, Math.floor(x / unit))
      const dark = 1 - (data[at * 4] ?? 255) / 255
      if (dark < 0.03) continue
      const radius = pitch * 0.57 * Math.sqrt(clamp(dark))
      ctx.moveTo(box.x + x + radius, box.y + y)
      ctx.arc(box.x + x, box.y + y, radius, 0, tau)
    }
  ctx.fill()
}
