// Where the objects lie: shares of the picture box, sizes as shares of the shorter side of the sheet.
import type { Box } from '../../paint/easel.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Radians a flat object may be turned. */
  readonly turn: number
}

export interface Arrangement {
  readonly hero: Spot
  readonly others: readonly Spot[]
}

const spot = (x: number, y: number, size: number, turn = 0): Spot => ({ x, y, size, turn })

export const arrangements: Readonly<Record<string, Arrangement>> = {
  centre: {
    hero: spot(0.5, 0.5, 0.58, -0.08),
    others: [
      spot(0.13, 0.2, 0.23, -0.3),
      spot(0.87, 0.2, 0.24, 0.3),
      spot(0.1, 0.58, 0.22, 0.25),
      spot(0.89, 0.6, 0.23, -0.25),
      spot(0.25, 0.91, 0.22, -0.35),
      spot(0.76, 0.92, 0.24, 0.35),
    ],
  },
  ring: {
    hero: spot(0.5, 0.845, 0.36, 0.05),
    others: [
      spot(0.17, 0.085, 0.25, -0.35),
      spot(0.5, 0.105, 0.24, 0.12),
      spot(0.84, 0.09, 0.26, 0.4),
      spot(0.06, 0.3, 0.17, 0.3),
      spot(0.93, 0.31, 0.17, -0.3),
      spot(0.07, 0.69, 0.18, -0.2),
      spot(0.93, 0.7, 0.18, 0.3),
      spot(0.16, 0.9, 0.25, 0.3),
      spot(0.85, 0.9, 0.25, -0.35),
    ],
  },
}

/** A neat board of tiles, the hero on a tile of four. Gives each tile with its place. */
export const tileBoard = (box: Box, isHeroLeft: boolean): { readonly hero: Box; readonly others: readonly Box[] } => {
  const gap = box.w * 0.022
  const columns = 3
  const rows = Math.min(4, Math.max(3, Math.round((box.h / box.w) * columns)))
  const w = (box.w - gap * (columns - 1)) / columns
  const h = (box.h - gap * (rows - 1)) / rows
  const tile = (column: number, row: number, span = 1): Box => ({
    x: box.x + column * (w + gap),
    y: box.y + row * (h + gap),
    w: w * span + gap * (span - 1),
    h: h * span + gap * (span - 1),
  })
  const first = isHeroLeft ? 0 : 1
  const heroRow = rows > 3 ? 1 : 0
  const others: Box[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isHero = column >= first && column < first + 2 && row >= heroRow && row < heroRow + 2
      if (!isHero) others.push(tile(column, row))
    }
  return { hero: tile(first, heroRow, 2), others }
}
