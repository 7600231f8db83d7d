// What is already on the easel, read small: for the techniques that paint a picture again in another manner.
import { createCanvas } from '@napi-rs/canvas'
import type { Easel } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import type { Field } from './grid.ts'

export interface Picture {
  /** The place of its left edge, in units. */
  readonly left: number
  readonly columns: number
  readonly rows: number
  /** Pixels per unit. */
  readonly scale: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

/** All that is seen, with `step` units to a pixel. */
export const readPicture = (easel: Easel, step: number): Picture => {
  const { x: left, w } = easel.extent
  const columns = Math.max(1, Math.round(w / step))
  const rows = Math.max(1, Math.round(easel.h / step))
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(easel.canvas, 0, 0, columns, rows)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  freeCanvas(canvas)
  return { left, columns, rows, scale: columns / w, data }
}

/** How dark the picture is, 0 (white) to 1 (black), anywhere in units. Feeds engraving, halftone and woodcut. */
export const darknessOf = (picture: Picture): Field => {
  const { left, columns, rows, scale, data } = picture
  const dark = new Float32Array(columns * rows)
  for (let at = 0, from = 0; at < dark.length; at++, from += 4)
    dark[at] = 1 - ((data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114) / 255
  return (x, y) => {
    const u = Math.min(Math.max((x - left) * scale - 0.5, 0), columns - 1.001)
    const v = Math.min(Math.max(y * scale - 0.5, 0), rows - 1.001)
    const column = u | 0
    const row = v | 0
    const at = row * columns + column
    const below = row + 1 < rows ? at + columns : at
    const a = dark[at] ?? 0
    const c = dark[below] ?? 0
    const top = a + ((dark[at + 1] ?? a) - a) * (u - column)
    const bottom = c + ((dark[below + 1] ?? c) - c) * (u - column)
    return top + (bottom - top) * (v - row)
  }
}
