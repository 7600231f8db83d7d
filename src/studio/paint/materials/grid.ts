// A slow function sampled coarsely once and read smoothly between the samples: what makes full-sheet materials quick.
import type { Box } from '../easel.ts'

export type Field = (x: number, y: number) => number

export class Grid {
  readonly #values: Float32Array
  readonly #columns: number
  readonly #rows: number
  readonly #box: Box
  readonly #step: number
  /** One row, blended from the two sample rows around it. */
  readonly #line: Float32Array
  readonly #perUnit: number
  readonly #shift: number

  constructor(box: Box, step: number, field: Field) {
    this.#box = box
    this.#step = step
    this.#perUnit = 1 / step
    this.#shift = 1 - box.x / step
    this.#columns = Math.ceil(box.w / step) + 3
    this.#rows = Math.ceil(box.h / step) + 3
    this.#values = new Float32Array(this.#columns * this.#rows)
    this.#line = new Float32Array(this.#columns)
    for (let row = 0, at = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++, at++)
        this.#values[at] = field(box.x + (column - 1) * step, box.y + (row - 1) * step)
  }

  /** The value anywhere; beyond the box, that of its edge. */
  at(x: number, y: number): number {
    const u = Math.min(Math.max((x - this.#box.x) / this.#step + 1, 0), this.#columns - 1.001)
    const v = Math.min(Math.max((y - this.#box.y) / this.#step + 1, 0), this.#rows - 1.001)
    const column = u | 0
    const row = v | 0
    const across = u - column
    const at = row * this.#columns + column
    const values = this.#values
    const a = values[at] ?? 0
    const c = values[at + this.#columns] ?? 0
    const top = a + ((values[at + 1] ?? 0) - a) * across
    const bottom = c + ((values[at + this.#columns + 1] ?? 0) - c) * across
    return top + (bottom - top) * (v - row)
  }

  /** Makes ready to read one row with `along`, at half the cost of `at`. */
  seek(y: number): void {
    const v = Math.min(Math.max((y - this.#box.y) / this.#step + 1, 0), this.#rows - 1.001)
    const row = v | 0
    const down = v - row
    const at = row * this.#columns
    for (let column = 0; column < this.#columns; column++) {
      const top = this.#values[at + column] ?? 0
      this.#line[column] = top + ((this.#values[at + this.#columns + column] ?? 0) - top) * down
    }
  }

  /** The value at x of the row sought; x must lie within the box (or one step beyond). */
  along(x: number): number {
    const line = this.#line
    const u = x * this.#perUnit + this.#shift
    const column = u | 0
    const left = line[column] ?? 0
    return left + ((line[column + 1] ?? 0) - left) * (u - column)
  }
}
