// Puts the network's detail on the picture that Lanczos made. Colours and large shapes stay Lanczos's: the network shifts them. Edges and
// quiet places get shares of their own: what sharpens letters would wipe the grain from a sky.
import type { Pixels } from './pixels.ts'

/** Side of the squares over which the difference counts as a shift of colour and not as detail. */
const cell = 8

/** A square whose brightness spans this many levels begins to count as edge, and this many more make it one wholly. */
const edgeFrom = 24
const edgeRise = 40

/** How much of the network's detail a picture gets, from 0 to 1. */
export type Shares = { readonly edges: number; readonly quiet: number }

/** Of each square: the shift of the three colours, and how much of an edge it is. */
type Grid = { readonly columns: number; readonly rows: number; readonly values: Float32Array }
const perCell = 4

const gridOf = (detailed: Pixels, smooth: Pixels): Grid => {
  const columns = Math.ceil(smooth.width / cell)
  const rows = Math.ceil(smooth.height / cell)
  const sums = new Float32Array(columns * rows * perCell)
  const counts = new Uint32Array(columns * rows)
  const lowest = new Uint8Array(columns * rows).fill(255)
  const highest = new Uint8Array(columns * rows)
  for (let y = 0; y < smooth.height; y += 1) {
    for (let x = 0; x < smooth.width; x += 1) {
      const square = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const from = (y * smooth.width + x) * 3
      counts[square] = (counts[square] ?? 0) + 1
      const green = smooth.data[from + 1] ?? 0
      lowest[square] = Math.min(lowest[square] ?? 0, green)
      highest[square] = Math.max(highest[square] ?? 0, green)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = square * perCell + channel
        sums[at] = (sums[at] ?? 0) + (detailed.data[from + channel] ?? 0) - (smooth.data[from + channel] ?? 0)
      }
    }
  }
  const values = sums.map((sum, at) => {
    const square = Math.floor(at / perCell)
    if (at % perCell < 3) return sum / (counts[square] || 1)
    return Math.min(1, Math.max(0, ((highest[square] ?? 0) - (lowest[square] ?? 0) - edgeFrom) / edgeRise))
  })
  return { columns, rows, values: smoothed({ columns, rows, values }) }
}

const neighbours = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].map((dx) => [dy, dx, ((2 - Math.abs(dy)) * (2 - Math.abs(dx))) / 16] as const),
)

const smoothed = ({ columns, rows, values }: Grid): Float32Array => {
  const at = (x: number, y: number, which: number): number =>
    values[(Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))) * perCell + which] ??
    0
  return values.map((_, index) => {
    const which = index % perCell
    const square = Math.floor(index / perCell)
    const [x, y] = [square % columns, Math.floor(square / columns)]
    let sum = 0
    for (const [dy, dx, weight] of neighbours) sum += at(x + dx, y + dy, which) * weight
    return sum
  })
}

/** How two neighbouring squares share a pixel along one axis. */
const between = (at: number, count: number): readonly [low: number, high: number, share: number] => {
  const place = Math.min(count - 1, Math.max(0, (at + 0.5) / cell - 0.5))
  const low = Math.floor(place)
  return [low, Math.min(count - 1, low + 1), place - low]
}

/** Calls `visit` with each value's index, the detail that the network has there more than Lanczos, and how much of an edge it is. */
export const eachDetail = (
  detailed: Pixels,
  smooth: Pixels,
  visit: (index: number, detail: number, edge: number) => void,
): void => {
  const { columns, rows, values } = gridOf(detailed, smooth)
  const acrossAll = Array.from({ length: smooth.width }, (_, x) => between(x, columns))
  for (let y = 0; y < smooth.height; y += 1) {
    const [top, bottom, down] = between(y, rows)
    for (const [x, [left, right, across]] of acrossAll.entries()) {
      const mixed = (which: number): number => {
        const at = (row: number, column: number): number => values[(row * columns + column) * perCell + which] ?? 0
        const upper = at(top, left) * (1 - across) + at(top, right) * across
        return upper * (1 - down) + (at(bottom, left) * (1 - across) + at(bottom, right) * across) * down
      }
      const edge = mixed(3)
      for (let channel = 0; channel < 3; channel += 1) {
        const index = (y * smooth.width + x) * 3 + channel
        visit(index, (detailed.data[index] ?? 0) - (smooth.data[index] ?? 0) - mixed(channel), edge)
      }
    }
  }
}

/** Lanczos with these shares of the network's detail on it. */
export const blended = (detailed: Pixels, smooth: Pixels, { edges, quiet }: Shares): Pixels => {
  const data = new Uint8Array(smooth.data.length)
  eachDetail(detailed, smooth, (index, detail, edge) => {
    const value = (smooth.data[index] ?? 0) + (quiet + (edges - quiet) * edge) * detail
    data[index] = Math.min(255, Math.max(0, Math.round(value)))
  })
  return { ...smooth, data }
}
