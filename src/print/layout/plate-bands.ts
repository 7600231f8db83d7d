// Plates under type where no tint of the art would do: bands from edge to edge, because a box within the panel would cut the barcode's.
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { isApartFromColumn } from './arrange-back.ts'
import type { TextBlock } from './layout-state.ts'
import { around, bottom, boxOf, panelOf } from './panels.ts'

/** In points: between type and the edge of its band. */
const padding = 26

/** Art that would show as a strip lower than this is covered instead. */
const lowestStrip = 44

const bandAround = (box: PlainBox, panel: PlainBox, face: PlainBox): PlainBox => {
  const top = box.y - padding - face.y < lowestStrip ? panel.y : box.y - padding
  const end = bottom(face) - bottom(box) - padding < lowestStrip ? bottom(panel) : bottom(box) + padding
  return { x: panel.x, y: top, width: panel.width, height: end - top }
}

/** A band for each block that carries one, null for the others: one for the column, and one for what stands beside the barcode. */
export const plateBands = (blocks: readonly TextBlock[], geometry: WrapGeometry): (PlainBox | null)[] => {
  const [panel, face] = [panelOf(geometry, 'back'), inPoints(geometry.back.face)]
  const isBeside = (block: TextBlock): boolean => isApartFromColumn(block, geometry)
  const [column, beside] = [
    around(blocks.filter((block) => !isBeside(block)).map(boxOf)),
    around(blocks.filter(isBeside).map(boxOf)),
  ]
  const upper = column && bandAround(column, panel, face)
  const foot = beside && around([beside, inPoints(geometry.barcode)])
  const lower = foot && bandAround(foot, panel, face)
  const areOne = upper && lower && lower.y - bottom(upper) < lowestStrip
  const bands = areOne ? [around([upper, lower]), null] : [upper, lower]
  const first = blocks.findIndex((block) => !isBeside(block))
  const last = blocks.findIndex(isBeside)
  return blocks.map((_, index) => (index === first ? (bands[0] ?? null) : index === last ? (bands[1] ?? null) : null))
}
