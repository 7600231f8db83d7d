// How much neighbouring columns of a picture differ: a seam is a step that neither picture has in itself.
import type { Canvas } from '@napi-rs/canvas'
import type { Patch } from '../../../src/studio/wrap/wrap-sheet.ts'

/** For every column, its mean difference from the next one, of 255. */
export const columnSteps = (canvas: Canvas): number[] => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Array.from({ length: width - 1 }, (_, column) => {
    let sum = 0
    for (let row = 0; row < height; row++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * width + column) * 4 + channel
        sum += Math.abs((data[at] ?? 0) - (data[at + 4] ?? 0))
      }
    return sum / (height * 3)
  })
}

/** A step that nine of ten are below. */
export const usualStep = (steps: readonly number[]): number =>
  steps.toSorted((one, other) => one - other)[Math.floor(steps.length * 0.9)] ?? 0

/** The mean difference, of 255, between the last columns of `art` and the first ones of the front beside it. */
export const foldMismatch = (art: Canvas, front: Canvas, { top, height }: Pick<Patch, 'top' | 'height'>): number => {
  const columns = 3
  const last = art.getContext('2d').getImageData(art.width - columns, 0, columns, height).data
  const first = front.getContext('2d').getImageData(0, top, columns, height).data
  return last.reduce((sum, value, at) => sum + Math.abs(value - (first[at] ?? 0)), 0) / (columns * height * 3)
}
