// A small map of how light the sheet is, for whoever sets type on it.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { luminance } from '../colour/contrast.ts'

export interface Backdrop {
  readonly columns: number
  readonly rows: number
  /** Luminance (0 to 1, as for APCA) of every cell, row by row. */
  readonly light: Float32Array
  /** How far the darkest and the lightest part of each cell are apart. */
  readonly range: Float32Array
}

const columns = 120
/** Parts of a cell to each side. */
const parts = 3

export const backdropOf = (canvas: Canvas): Backdrop => {
  const rows = Math.max(1, Math.round((columns * canvas.height) / canvas.width))
  const [across, down] = [columns * parts, rows * parts]
  const shrunk = createCanvas(across, down)
  const ctx = shrunk.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, across, down)
  const { data } = ctx.getImageData(0, 0, across, down)
  const light = new Float32Array(columns * rows)
  const range = new Float32Array(columns * rows)
  for (let cell = 0; cell < light.length; cell++) {
    const [left, top] = [(cell % columns) * parts, Math.floor(cell / columns) * parts]
    const lights: number[] = []
    for (let y = top; y < top + parts; y++)
      for (let x = left; x < left + parts; x++) {
        const at = (y * across + x) * 4
        lights.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      }
    light[cell] = lights.reduce((sum, value) => sum + value, 0) / lights.length
    range[cell] = Math.max(...lights) - Math.min(...lights)
  }
  return { columns, rows, light, range }
}
