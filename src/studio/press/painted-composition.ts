// How a cover is composed, read off a small painting of its art by the same eye that reads references.
import type { CoverDocument } from '../document.ts'
import type { Box } from '../paint/easel.ts'
import { cells, columns, type Grid, roundedCell, rows } from '../senses/references/grid.ts'
import type { Composed } from '../senses/references/likeness.ts'
import { rasterOf } from '../senses/references/planes.ts'
import { readComposition } from '../senses/references/read-composition.ts'
import type { SetType } from '../type/set-type.ts'
import { paintCover } from './paint-cover.ts'
import { type Format, type Sheet, sheetOf } from './sheet.ts'

/** Twice as fine as compositions are read. */
const small: Format = { sheet: sheetOf(1600, 2560), pixels: { w: 96, h: 154 }, text: false }

export const paintedComposition = async (document: CoverDocument): Promise<Composed> => {
  const { easel, type } = await paintCover(document, small)
  using painted = easel
  const { width, height } = painted.canvas
  const { data } = painted.ctx.getImageData(0, 0, width, height)
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) rgb.set(data.subarray(at * 4, at * 4 + 3), at * 3)
  const { mass, tone, horizon, diagonal, symmetry } = readComposition(rasterOf(rgb, width, height))
  return { mass, tone, horizon, diagonal, symmetry, lettering: typeGrid(type, small.sheet) }
}

/** The share of each cell that lines of type take. */
const typeGrid = ({ stacks }: SetType, { w, h }: Sheet): Grid => {
  const boxes = stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' ? [item.box] : [])))
  const [cellW, cellH] = [w / columns, h / rows]
  return Array.from({ length: cells }, (_, cell) => {
    const here = { x: (cell % columns) * cellW, y: Math.floor(cell / columns) * cellH, w: cellW, h: cellH }
    return roundedCell(boxes.reduce((sum, box) => sum + shared(here, box), 0) / (cellW * cellH))
  })
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))
