// Draws the finished art again as lines on paper: dark where a tone meets a lighter one, with light hatching in the shadows.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { sumsOf } from './flattened.ts'

/** Pixels across. */
const mostPixels = 1000
/** Units on every side with which a tone is compared, for fine lines and for broad ones. */
const fine = 7
const broad = 22
/** Units between strokes of the hatching. */
const spacing = 15
/** Light that is added to both sides of a comparison: what is nearly black has no lines. */
const floor = 16

export const sketchArt = (easel: Easel, { paper, lead }: { readonly paper: Colour; readonly lead: Colour }): void => {
  const step = easel.w / Math.min(mostPixels, easel.canvas.width)
  const { columns, rows, data } = readPicture(easel, step)
  const light = (at: number): number =>
    (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11
  const sums = sumsOf(columns, rows, light)
  const wide = columns + 1
  const around = (column: number, row: number, reach: number): number => {
    const [left, top] = [Math.max(0, column - reach), Math.max(0, row - reach)]
    const [right, bottom] = [Math.min(columns, column + reach + 1), Math.min(rows, row + reach + 1)]
    const sum =
      (sums[bottom * wide + right] ?? 0) -
      (sums[top * wide + right] ?? 0) -
      (sums[bottom * wide + left] ?? 0) +
      (sums[top * wide + left] ?? 0)
    return sum / ((right - left) * (bottom - top))
  }
  const [near, far] = [Math.max(1, Math.round(fine / step)), Math.max(2, Math.round(broad / step))]
  const middle = (sums.at(-1) ?? 0) / (columns * rows)
  const [sheet, ink] = [rgbOf(paper), rgbOf(lead)]
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const own = light(at)
      const line = Math.max(
        1 - (own + floor) / (around(column, row, near) + floor),
        (1 - (own + floor) / (around(column, row, far) + floor)) * 0.8,
      )
      const shade = smooth(middle * 1.05, middle * 0.25, around(column, row, near))
      const stroke = Math.abs(((((column + row * 0.8) * step) / spacing) % 1) - 0.5) * 2
      const hatch = shade * smooth(1 - shade * 0.75, 1, stroke) * 0.5 + shade * 0.16
      const dark = Math.min(1, smooth(0.03, 0.34, line) * 0.95 + hatch)
      for (let channel = 0; channel < 3; channel++)
        image.data[at * 4 + channel] = (sheet[channel] ?? 255) * (1 - dark) + (ink[channel] ?? 0) * dark
      image.data[at * 4 + 3] = 255
    }
  ctx.putImageData(image, 0, 0)
  const { x, w } = easel.extent
  easel.spend({ canvas, box: { x, y: 0, w, h: easel.h }, scale: columns / w })
}
