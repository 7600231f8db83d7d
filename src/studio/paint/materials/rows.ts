// Painting pixel by pixel, row by row. Rows at the sheet's own resolution go down in strips, so that a print file never holds a second sheet.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel, Laying } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'

export interface RowsOptions extends Laying {
  readonly box?: Box
  /** Pixels per unit. The sheet's own when left out (edges stay crisp in print); less for soft things. */
  readonly resolution?: number
}

export interface Row {
  /** Units: the middle of the first pixel, and the step from pixel to pixel. */
  readonly x: number
  readonly y: number
  readonly step: number
  readonly count: number
  /** Pixels packed as alpha, blue, green, red from the high byte down; all zero at first. */
  readonly pixels: Uint32Array
  /** Where the row begins in `pixels`. */
  readonly from: number
}

/** A colour as the low three bytes of a packed pixel; add `alpha << 24`. */
export const packed = (colour: Colour): number => {
  const [red, green, blue] = rgbOf(colour)
  return red | (green << 8) | (blue << 16)
}

const stripHeight = 256

/** Clips a box to what is seen and snaps it to whole pixels, so that strips meet without a seam. */
const pixelBox = (easel: Easel, box: Box, resolution: number) => {
  const { x, y, w, h } = easel.extent
  const left = Math.max(Math.floor(x * resolution), Math.floor(box.x * resolution))
  const top = Math.max(Math.floor(y * resolution), Math.floor(box.y * resolution))
  const right = Math.min(Math.ceil((x + w) * resolution), Math.ceil((box.x + box.w) * resolution))
  const bottom = Math.min(Math.ceil((y + h) * resolution), Math.ceil((box.y + box.h) * resolution))
  return { left, top, columns: right - left, rows: bottom - top }
}

/** The resolution of soft materials: the sheet's own, but at most one pixel per unit. */
export const softResolution = (easel: Easel): number => Math.min(1, easel.scale)

export const paintRows = (easel: Easel, options: RowsOptions, paint: (row: Row) => void): void => {
  const resolution = options.resolution ?? easel.scale
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { left, top, columns, rows } = pixelBox(easel, box, resolution)
  if (columns <= 0 || rows <= 0) return
  const step = 1 / resolution
  const height = Math.min(rows, resolution === easel.scale ? stripHeight : rows)
  const canvas = createCanvas(columns, height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, height)
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, columns * height)
  const x = (left + 0.5) * step
  for (let first = 0; first < rows; first += height) {
    const deep = Math.min(height, rows - first)
    if (first > 0) pixels.fill(0)
    for (let row = 0; row < deep; row++)
      paint({ x, y: (top + first + row + 0.5) * step, step, count: columns, pixels, from: row * columns })
    ctx.putImageData(image, 0, 0)
    const place = { x: left * step, y: (top + first) * step, w: columns * step, h: height * step }
    easel.lay({ canvas, box: place, scale: resolution }, options)
  }
  freeCanvas(canvas)
}

export interface CoverOptions extends Laying {
  readonly box?: Box
  /** Units between samples. */
  readonly step?: number
}

/** One colour with a varying alpha, sampled coarsely: stains, burns, mottling. */
export const paintCover = (
  easel: Easel,
  colour: Colour,
  cover: (x: number, y: number) => number,
  options: CoverOptions = {},
): void => {
  const tint = packed(colour)
  const resolution = Math.min(easel.scale, 1 / (options.step ?? 6))
  paintRows(easel, { ...options, resolution }, ({ x: left, y, step, count, pixels, from }) => {
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step)
      pixels[at] = tint | ((clamp(cover(x, y)) * 255) << 24)
  })
}
