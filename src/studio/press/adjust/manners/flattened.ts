// Makes a picture flat in touches that keep its edges: every pixel takes the mean of the calmest corner around it.
import type { Picture } from '../../../paint/materials/picture.ts'

export interface Flattened {
  /** Red, green and blue of every pixel, 0 to 255. */
  readonly colours: Float32Array
  /** From 0 to 1: how sharp an edge is there. */
  readonly edges: Float32Array
}

/** Sums of everything above and left of a cell: means of any rectangle cost four looks. */
export const sumsOf = (columns: number, rows: number, valueAt: (at: number) => number): Float64Array => {
  const wide = columns + 1
  const sums = new Float64Array(wide * (rows + 1))
  for (let row = 0; row < rows; row++) {
    let line = 0
    for (let column = 0; column < columns; column++) {
      line += valueAt(row * columns + column)
      sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + line
    }
  }
  return sums
}

const corners = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const

/** `touch` is how far a corner reaches, in pixels. */
export const flattened = ({ columns, rows, data }: Picture, touch: number): Flattened => {
  const channel = (nth: number) => sumsOf(columns, rows, (at) => data[at * 4 + nth] ?? 0)
  const light = (at: number): number =>
    (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11
  const channels = [channel(0), channel(1), channel(2)]
  const lights = sumsOf(columns, rows, light)
  const squares = sumsOf(columns, rows, (at) => light(at) ** 2)
  const wide = columns + 1
  const colours = new Float32Array(columns * rows * 3)
  const edges = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let best = { spread: Number.POSITIVE_INFINITY, a: 0, b: 0, c: 0, d: 0, count: 1 }
      let roughest = 0
      for (const [toLeft, toTop] of corners) {
        const left = Math.max(0, column + toLeft * touch)
        const top = Math.max(0, row + toTop * touch)
        const right = Math.min(columns, column + (toLeft + 1) * touch + 1)
        const bottom = Math.min(rows, row + (toTop + 1) * touch + 1)
        const [a, b, c, d] = [top * wide + left, top * wide + right, bottom * wide + left, bottom * wide + right]
        const count = (right - left) * (bottom - top)
        const within = (sums: Float64Array): number =>
          ((sums[d] ?? 0) - (sums[b] ?? 0) - (sums[c] ?? 0) + (sums[a] ?? 0)) / count
        const spread = within(squares) - within(lights) ** 2
        if (spread < best.spread) best = { spread, a, b, c, d, count }
        roughest = Math.max(roughest, spread)
      }
      const at = row * columns + column
      for (const [nth, sums] of channels.entries())
        colours[at * 3 + nth] =
          ((sums[best.d] ?? 0) - (sums[best.b] ?? 0) - (sums[best.c] ?? 0) + (sums[best.a] ?? 0)) / best.count
      edges[at] = Math.min(1, Math.sqrt(roughest) / 60)
    }
  return { colours, edges }
}
