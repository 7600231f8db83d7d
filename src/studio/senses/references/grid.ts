// The small grid that compositions are compared on: six cells across, nine down, as a cover is higher than wide.

export const columns = 6
export const rows = 9
export const cells = columns * rows

/** Cells row by row from the top left, each from 0 to 1. */
export type Grid = readonly number[]

/** Two digits say all that a cell of this size can tell. */
export const roundedCell = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

export const mirrored = (grid: Grid): Grid =>
  grid.map((_, cell) => {
    const column = cell % columns
    return grid[cell - column + (columns - 1 - column)] ?? 0
  })

export const meanOf = (grid: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < grid.length; at++) sum += grid[at] ?? 0
  return sum / Math.max(1, grid.length)
}

export const spreadOf = (grid: ArrayLike<number>): number => {
  const mean = meanOf(grid)
  let sum = 0
  for (let at = 0; at < grid.length; at++) sum += ((grid[at] ?? 0) - mean) ** 2
  return Math.sqrt(sum / Math.max(1, grid.length))
}

/** Each cell with a little of its neighbours: what stands one cell further is nearly in the same place. */
const softened = (grid: Grid): Grid =>
  grid.map((_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    let [sum, weight] = [0, 0]
    for (let down = -1; down <= 1; down++)
      for (let across = -1; across <= 1; across++) {
        const [x, y] = [column + across, row + down]
        if (x < 0 || x >= columns || y < 0 || y >= rows) continue
        const share = (across === 0 ? 2 : 1) * (down === 0 ? 2 : 1)
        sum += share * (grid[y * columns + x] ?? 0)
        weight += share
      }
    return sum / weight
  })

/** Below this spread a grid is even, and nothing correlates with it. */
const even = 0.004

/** How alike two grids are: 1 the same, 0 unrelated, -1 the opposite. */
export const correlation = (one: Grid, other: Grid): number => {
  const [a, b] = [softened(one), softened(other)]
  const [spreadA, spreadB] = [spreadOf(a), spreadOf(b)]
  if (spreadA < even || spreadB < even) return 0
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  const shared = a.reduce((sum, value, cell) => sum + (value - meanA) * ((b[cell] ?? 0) - meanB), 0) / a.length
  return shared / (spreadA * spreadB)
}

/** The middle of what lies on a grid, as shares of the sheet. */
export const centreOf = (grid: Grid): { readonly x: number; readonly y: number } => {
  let [sum, x, y] = [0, 0, 0]
  for (const [cell, value] of grid.entries()) {
    // Heavy cells say where it lies; a faint haze all over would draw every centre to the middle.
    const weight = value * value
    sum += weight
    x += (weight * ((cell % columns) + 0.5)) / columns
    y += (weight * (Math.floor(cell / columns) + 0.5)) / rows
  }
  return sum === 0 ? { x: 0.5, y: 0.5 } : { x: x / sum, y: y / sum }
}
