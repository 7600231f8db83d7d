// Fields: a function of the place gives the tone (over a ramp) and the cover (alpha) of every sample. Sampled at a fixed step in units and
// scaled up smoothly, so a print file shows the same field as the preview and costs no more.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour, Ramp } from '../colour/colour.ts'
import { rgbOf } from '../colour/colour.ts'
import { openedBox } from './boxes.ts'
import { clamp } from './curves.ts'
import type { Box, Easel, Laying } from './easel.ts'

export interface FieldOptions extends Laying {
  readonly box?: Box
  /** Units between samples. 4 suits fog and skies; 2 suits cloud detail; 1 only small boxes. */
  readonly step?: number
}

type Sample = (x: number, y: number) => number

const raster = (easel: Easel, options: FieldOptions): { box: Box; step: number; columns: number; rows: number } => {
  const box = options.box ? openedBox(easel, options.box) : easel.extent
  const step = Math.max(options.step ?? 4, 1 / Math.min(1, easel.scale))
  return { box, step, columns: Math.ceil(box.w / step), rows: Math.ceil(box.h / step) }
}

const layRaster = (easel: Easel, canvas: Canvas, box: Box, step: number, options: FieldOptions): void =>
  easel.spend(
    { canvas, box: { x: box.x, y: box.y, w: canvas.width * step, h: canvas.height * step }, scale: 1 / step },
    options,
  )

/** Paints `tone(x, y)` of 0..1 over the ramp; `cover(x, y)` of 0..1 is its alpha. */
export const paintField = (
  easel: Easel,
  colours: Ramp,
  tone: Sample,
  options: FieldOptions & { readonly cover?: Sample } = {},
): void => {
  const { box, step, columns, rows } = raster(easel, options)
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const { data } = image
  const last = colours.steps - 1
  for (let row = 0, at = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * step
    for (let column = 0; column < columns; column++, at += 4) {
      const x = box.x + (column + 0.5) * step
      const from = Math.floor(clamp(tone(x, y)) * last) * 3
      data[at] = colours.rgb[from] ?? 0
      data[at + 1] = colours.rgb[from + 1] ?? 0
      data[at + 2] = colours.rgb[from + 2] ?? 0
      data[at + 3] = options.cover ? clamp(options.cover(x, y)) * 255 : 255
    }
  }
  ctx.putImageData(image, 0, 0)
  layRaster(easel, canvas, box, step, options)
}

/** One colour with a varying alpha: fog, smoke, stains, glows. */
export const paintVeil = (easel: Easel, colour: Colour, cover: Sample, options: FieldOptions = {}): void => {
  const { box, step, columns, rows } = raster(easel, options)
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const { data } = image
  const [red, green, blue] = rgbOf(colour)
  for (let row = 0, at = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * step
    for (let column = 0; column < columns; column++, at += 4) {
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
      data[at + 3] = clamp(cover(box.x + (column + 0.5) * step, y)) * 255
    }
  }
  ctx.putImageData(image, 0, 0)
  layRaster(easel, canvas, box, step, options)
}

/** Free colour per sample: `paint` writes red, green, blue (0..255) and alpha (0..255) into `out`. */
export const paintPixels = (
  easel: Easel,
  paint: (x: number, y: number, out: Float32Array) => void,
  options: FieldOptions = {},
): void => {
  const { box, step, columns, rows } = raster(easel, options)
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const { data } = image
  const out = new Float32Array(4)
  for (let row = 0, at = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * step
    for (let column = 0; column < columns; column++, at += 4) {
      out[3] = 255
      paint(box.x + (column + 0.5) * step, y, out)
      data[at] = out[0] ?? 0
      data[at + 1] = out[1] ?? 0
      data[at + 2] = out[2] ?? 0
      data[at + 3] = out[3] ?? 0
    }
  }
  ctx.putImageData(image, 0, 0)
  layRaster(easel, canvas, box, step, options)
}
