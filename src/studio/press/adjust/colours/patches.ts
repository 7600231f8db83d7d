// Patches of a shade: where it is plainly seen, cell by cell, and which cells hang together.
import { chromaOf } from '../../../colour/oklab.ts'
import { neutral, type Shade } from '../../../colour/shade.ts'
import type { Mask } from '../mask.ts'
import type { Spot } from './shades-of-art.ts'

/** Share of the shade's own chroma from which a spot is plainly of it: what is paler is something else, or its edge. */
const plainly = 0.55
/** Cells of a patch that is more than a trace, and by how many cells its edge is soft. */
const fewest = 5
const edge = 2
/** A patch counts as the same as the largest where it is nearly as large: a stamp is made of rings. */
const alike = 0.35

interface Grid {
  readonly columns: number
  readonly rows: number
}

const cellsWithin = (at: number, { columns, rows }: Grid, reach: number): readonly number[] => {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  const cells: number[] = []
  for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++)
      cells.push(y * columns + x)
  return cells
}

/** Cells that hang together, also over small gaps. */
const patchesIn = (isOwn: Uint8Array, grid: Grid): readonly (readonly number[])[] => {
  const isTaken = new Uint8Array(isOwn.length)
  const patches: number[][] = []
  for (let start = 0; start < isOwn.length; start++) {
    if (!isOwn[start] || isTaken[start]) continue
    const patch = [start]
    isTaken[start] = 1
    for (let nth = 0; nth < patch.length; nth++)
      for (const cell of cellsWithin(patch[nth] ?? 0, grid, 2))
        if (isOwn[cell] && !isTaken[cell]) {
          isTaken[cell] = 1
          patch.push(cell)
        }
    patches.push(patch)
  }
  return patches.filter((patch) => patch.length >= fewest).toSorted((one, other) => other.length - one.length)
}

/** Where the patches of a shade are, with a soft edge; null where none is more than a trace. */
export const patchMask = (spots: readonly Spot[], shade: Shade, grid: Grid, isSingle: boolean): Mask | null => {
  const { columns, rows } = grid
  const full = chromaOf(shade.middle)
  const isOwn = new Uint8Array(columns * rows)
  for (const spot of spots) {
    const isPlain = full < neutral || chromaOf(spot) >= plainly * full
    const at = Math.floor(spot.row * columns + spot.x * columns)
    if (isPlain && shade.shareOf(spot) > 0.5) isOwn[at] = 1
  }
  const patches = patchesIn(isOwn, grid)
  const [largest] = patches
  if (!largest) return null
  const meant = isSingle ? patches.filter((patch) => patch.length >= largest.length * alike) : patches
  const shares = new Uint8Array(columns * rows)
  for (const patch of meant)
    for (const cell of patch) for (const near of cellsWithin(cell, grid, edge)) shares[near] = 255
  return { width: columns, height: rows, shares }
}
