// How often colours occur: a coarse cube of red, green and blue, blurred so that neighbouring shades count together.
import type { Picture } from './picture.ts'

const steps = 16
const cells = steps ** 3

/** The cell of the pixel at this place of the picture. */
export const cellAt = ({ rgb }: Picture, at: number): number =>
  ((rgb[at * 3] ?? 0) >> 4) * steps * steps + ((rgb[at * 3 + 1] ?? 0) >> 4) * steps + ((rgb[at * 3 + 2] ?? 0) >> 4)

const blurredAlong = (from: Float32Array, stride: number): Float32Array => {
  const to = new Float32Array(cells)
  for (let cell = 0; cell < cells; cell++) {
    const step = Math.floor(cell / stride) % steps
    const below = step > 0 ? (from[cell - stride] ?? 0) : 0
    const above = step < steps - 1 ? (from[cell + stride] ?? 0) : 0
    to[cell] = (from[cell] ?? 0) * 0.6 + (below + above) * 0.2
  }
  return to
}

const highestAlong = (from: Float32Array, stride: number): Float32Array => {
  const to = new Float32Array(cells)
  for (let cell = 0; cell < cells; cell++) {
    const step = Math.floor(cell / stride) % steps
    const below = step > 0 ? (from[cell - stride] ?? 0) : 0
    const above = step < steps - 1 ? (from[cell + stride] ?? 0) : 0
    to[cell] = Math.max(from[cell] ?? 0, below, above)
  }
  return to
}

const axes = [1, steps, steps * steps]

/** Every cell takes the largest share among itself and its neighbours: near shades count as the same. */
export const widened = (shares: Float32Array): Float32Array => axes.reduce(highestAlong, shares)

export class ColourHistogram {
  readonly #counts = new Float32Array(cells)
  #total = 0

  add(cell: number): void {
    this.#counts[cell] = (this.#counts[cell] ?? 0) + 1
    this.#total++
  }

  /** The share of every cell; all zero for an empty histogram. */
  shares(): Float32Array {
    const blurred = axes.reduce(blurredAlong, this.#counts)
    return blurred.map((count) => count / Math.max(1, this.#total))
  }
}
