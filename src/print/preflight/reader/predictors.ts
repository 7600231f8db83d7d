// Undoes the differences between neighbours that are taken before compression.
import type { FilterStep } from './filter-step.ts'
import { Unreadable } from './values.ts'

export const undoPredictor = (data: Uint8Array, { parameter }: FilterStep): Uint8Array => {
  const predictor = parameter('Predictor', 1)
  if (predictor < 2) return data
  const [colors, bits, columns] = [parameter('Colors', 1), parameter('BitsPerComponent', 8), parameter('Columns', 1)]
  const pixel = Math.max(1, Math.ceil((colors * bits) / 8))
  const row = Math.ceil((colors * bits * columns) / 8)
  if (!(row >= 1 && row <= 1_000_000)) throw new Unreadable('a predictor has rows of impossible length')
  if (predictor >= 10) return undoPng(data, row, pixel)
  return bits === 8 ? undoTiff(data, row, pixel) : data
}

const undoTiff = (data: Uint8Array, row: number, pixel: number): Uint8Array => {
  const found = Uint8Array.from(data)
  for (let start = 0; start < found.length; start += row) {
    for (let at = start + pixel; at < Math.min(start + row, found.length); at++) {
      found[at] = (found[at] ?? 0) + (found[at - pixel] ?? 0)
    }
  }
  return found
}

const paeth = (left: number, up: number, corner: number): number => {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Each row begins with the number of its own method. */
const undoPng = (data: Uint8Array, row: number, pixel: number): Uint8Array => {
  const rows = Math.ceil(data.length / (row + 1))
  const found = new Uint8Array(rows * row)
  for (let at = 0; at < rows; at++) {
    const method = data[at * (row + 1)]
    for (let column = 0; column < row; column++) {
      const here = at * row + column
      const left = column >= pixel ? (found[here - pixel] ?? 0) : 0
      const up = at > 0 ? (found[here - row] ?? 0) : 0
      const corner = at > 0 && column >= pixel ? (found[here - row - pixel] ?? 0) : 0
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][method ?? 0] ?? 0
      found[here] = (data[at * (row + 1) + 1 + column] ?? 0) + predicted
    }
  }
  return found
}
