// Paints the finished art again in watercolour: flat thin washes with pigment gathered along their edges, blooms, and bare paper around.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { flattened } from './flattened.ts'

/** Pixels across: a wash has no finer detail. */
const mostPixels = 760
/** Pixels that one touch of the brush makes alike. */
const touch = 2
/** Units by which edges waver. */
const waver = 3.5
/** Livelier, as paint is on white paper. */
const saturation = 1.35
/** How much of the paper the paint covers at most. */
const cover = 0.8
/** The same of what is darkest, and how little of that blooms. */
const thick = 0.9
const deepest = 0.72

/** Slow waves over the sheet, told cell by cell. */
const wavesOf = (easel: Easel, columns: number, rows: number, size: number, seed: number): Float32Array => {
  const unit = easel.w / columns
  return Float32Array.from({ length: columns * rows }, (_, at) =>
    easel.noise.fractal(((at % columns) * unit) / size + seed * 17, (Math.floor(at / columns) * unit) / size, 3),
  )
}

export const washArt = (easel: Easel, paper: Colour): void => {
  const step = easel.w / Math.min(mostPixels, easel.canvas.width)
  const picture = readPicture(easel, step)
  const { columns, rows } = picture
  const { colours, edges } = flattened(picture, touch)
  const [across, down] = [wavesOf(easel, columns, rows, 70, 1), wavesOf(easel, columns, rows, 70, 2)]
  const blooms = wavesOf(easel, columns, rows, 330, 3)
  const grains = wavesOf(easel, columns, rows, 9, 4)
  const sheet = rgbOf(paper)
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const reach = (waver * 2) / step
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const x = Math.min(columns - 1, Math.max(0, Math.round(column + ((across[at] ?? 0.5) - 0.5) * reach * 2)))
      const y = Math.min(rows - 1, Math.max(0, Math.round(row + ((down[at] ?? 0.5) - 0.5) * reach * 2)))
      const from = y * columns + x
      const bloom = blooms[at] ?? 0.5
      const margin = Math.min(column, columns - 1 - column, row, rows - 1 - row) * step
      const painted = smooth(10, 34, margin - 20 - (bloom - 0.5) * 90 - ((across[at] ?? 0.5) - 0.5) * 60)
      const [red, green, blue] = [colours[from * 3] ?? 0, colours[from * 3 + 1] ?? 0, colours[from * 3 + 2] ?? 0]
      const grey = red * 0.3 + green * 0.59 + blue * 0.11
      const bloomed = cover * (0.66 + 0.62 * smooth(0.3, 0.72, bloom)) + (edges[from] ?? 0) * 0.5
      // What is dark is laid on thick: in thin paint it would be blotched, and letters on it hard to read.
      const thin = bloomed + (thick - bloomed) * deepest * (1 - smooth(30, 110, grey))
      const grain = 1 + ((grains[at] ?? 0.5) - 0.5) * 0.3
      const density = Math.min(0.97, thin * grain) * painted
      for (const [channel, value] of [red, green, blue].entries()) {
        const lively = Math.min(255, Math.max(0, grey + (value - grey) * saturation))
        // Paint on paper filters its light.
        image.data[at * 4 + channel] = (sheet[channel] ?? 255) * (1 - density * (1 - lively / 255))
      }
      image.data[at * 4 + 3] = 255
    }
  ctx.putImageData(image, 0, 0)
  const { x, w } = easel.extent
  easel.spend({ canvas, box: { x, y: 0, w, h: easel.h }, scale: columns / w })
}
