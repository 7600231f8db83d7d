// Where the tones of the finished art meet: the lines that somebody would draw it with.
import type { Easel } from '../../../paint/easel.ts'
import { type Picture, readPicture } from '../../../paint/materials/picture.ts'
import { sumsOf } from './flattened.ts'

/** Pixels across. */
const mostPixels = 1000
/** Light that is added to both sides of a comparison: what is nearly black has no lines. */
const floor = 16

export interface ToneLines extends Picture {
  /** Units to a pixel. */
  readonly step: number
  /** The mean light of all, 0 to 255. */
  readonly middle: number
  /** The mean light within so many units of a pixel. */
  readonly around: (column: number, row: number, reach: number) => number
  /** From 0 up: how much darker a pixel is than what is within so many units of it. */
  readonly lineAt: (column: number, row: number, reach: number) => number
}

export const toneLines = (easel: Easel): ToneLines => {
  const step = easel.w / Math.min(mostPixels, easel.canvas.width)
  const picture = readPicture(easel, step)
  const { columns, rows, data } = picture
  const light = (at: number): number =>
    (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11
  const sums = sumsOf(columns, rows, light)
  const wide = columns + 1
  const around = (column: number, row: number, units: number): number => {
    const reach = Math.max(1, Math.round(units / step))
    const [left, top] = [Math.max(0, column - reach), Math.max(0, row - reach)]
    const [right, bottom] = [Math.min(columns, column + reach + 1), Math.min(rows, row + reach + 1)]
    const sum =
      (sums[bottom * wide + right] ?? 0) -
      (sums[top * wide + right] ?? 0) -
      (sums[bottom * wide + left] ?? 0) +
      (sums[top * wide + left] ?? 0)
    return sum / ((right - left) * (bottom - top))
  }
  return {
    ...picture,
    step,
    middle: (sums.at(-1) ?? 0) / (columns * rows),
    around,
    lineAt: (column, row, reach) => 1 - (light(row * columns + column) + floor) / (around(column, row, reach) + floor),
  }
}
