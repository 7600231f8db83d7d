// Shafts of light: the bright parts of a place smeared away from its light, so that every trunk and mullion casts its shade in the air.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { readPicture } from '../../paint/materials/picture.ts'

export interface Shafts {
  readonly x: number
  readonly y: number
  readonly colour: Colour
  readonly strength: number
  /** How far light is carried, as a share of the way to it. */
  readonly reach?: number
}

const steps = 26
const fading = 0.965
const unitsToPixel = 12

export const paintShafts = (easel: Easel, { x, y, colour, strength, reach = 0.75 }: Shafts): void => {
  if (easel.flood !== null) return
  const { left, columns, rows, scale, data } = readPicture(easel, unitsToPixel)
  const bright = new Float32Array(columns * rows)
  for (let at = 0; at < bright.length; at++) {
    const from = at * 4
    bright[at] = smooth(120, 225, (data[from] ?? 0) * 0.3 + (data[from + 1] ?? 0) * 0.59 + (data[from + 2] ?? 0) * 0.11)
  }
  const [lx, ly] = [(x - left) * scale, y * scale]
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const channels = rgbOf(colour)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at += 4) {
      const [dx, dy] = [((lx - column) / steps) * reach, ((ly - row) / steps) * reach]
      let [sum, total, weight, u, v] = [0, 0, 1, column, row]
      for (let nth = 0; nth < steps; nth++) {
        u += dx
        v += dy
        total += weight
        if (u >= 0 && v >= 0 && u < columns && v < rows) sum += weight * (bright[(v | 0) * columns + (u | 0)] ?? 0)
        weight *= fading
      }
      for (const channel of [0, 1, 2] as const) image.data[at + channel] = channels[channel]
      image.data[at + 3] = Math.min(255, (sum / total) * 1.6 * 255)
    }
  ctx.putImageData(image, 0, 0)
  const { ctx: sheet, extent, h } = easel
  sheet.save()
  sheet.globalCompositeOperation = 'screen'
  sheet.globalAlpha = strength
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(canvas, extent.x, 0, extent.w, h)
  sheet.restore()
  freeCanvas(canvas)
}
