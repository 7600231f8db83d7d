// A composition as words about places leave it: they outrank the picture.
import { centreOf, columns, type Grid, meanOf, rows } from './grid.ts'
import { mirroredComposition } from './likeness.ts'
import type { Placement } from './placement-words.ts'
import type { Composition } from './reading.ts'

const acrossOf = { left: 0.28, middle: 0.5, right: 0.72 } as const
const downOf = { top: 0.28, bottom: 0.74 } as const

export const placedComposition = (read: Composition, { across, down, isMirrored }: Placement): Composition => {
  const composition = isMirrored ? mirroredComposition(read) : read
  if (across === null && down === null) return composition
  const from = centreOf(composition.mass.grid)
  const x = across === null ? from.x : acrossOf[across]
  const y = down === null ? from.y : downOf[down]
  const key = meanOf(composition.tone)
  return {
    ...composition,
    mass: { grid: moved(composition.mass.grid, from, { x, y }), plain: 1 },
    // Light and lines of the picture lay around the old place.
    tone: composition.tone.map(() => key),
    diagonal: 0,
    symmetry: 0,
  }
}

type Place = ReturnType<typeof centreOf>

/** By whole cells; a mass that would leave the sheet, or an empty one, becomes a plain round one. */
const moved = (grid: Grid, from: Place, to: Place): Grid => {
  const across = Math.round((to.x - from.x) * columns)
  const down = Math.round((to.y - from.y) * rows)
  const shifted = grid.map((_, cell) => {
    const [x, y] = [(cell % columns) - across, Math.floor(cell / columns) - down]
    return x < 0 || x >= columns || y < 0 || y >= rows ? 0 : (grid[y * columns + x] ?? 0)
  })
  const centre = centreOf(shifted)
  const isThere = Math.abs(centre.x - to.x) < 0.5 / columns && Math.abs(centre.y - to.y) < 0.5 / rows
  return isThere && Math.max(...shifted) > 0 ? shifted : roundAt(grid, to)
}

const reach = 0.22

const roundAt = (grid: Grid, { x, y }: Place): Grid =>
  grid.map((_, cell) => {
    const [across, down] = [((cell % columns) + 0.5) / columns - x, (Math.floor(cell / columns) + 0.5) / rows - y]
    return Math.exp(-(across ** 2 + down ** 2) / (2 * reach ** 2))
  })
