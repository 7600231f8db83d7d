// Lays a picture on the easel that was made anew, pixel by pixel.
import { createCanvas } from '@napi-rs/canvas'
import type { Easel } from '../../../paint/easel.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

export const repainted = (
  easel: Easel,
  columns: number,
  rows: number,
  colourAt: (column: number, row: number) => Rgb,
): void => {
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at += 4) {
      const [red, green, blue] = colourAt(column, row)
      image.data[at] = red
      image.data[at + 1] = green
      image.data[at + 2] = blue
      image.data[at + 3] = 255
    }
  ctx.putImageData(image, 0, 0)
  const { x, w } = easel.extent
  easel.spend({ canvas, box: { x, y: 0, w, h: easel.h }, scale: columns / w })
}
