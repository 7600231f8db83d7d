// Cards under the texts of a back where its art is too lively to write on: the art stays as it is around them, and runs on over the spine.
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { isApartFromColumn, visibleBack } from './arrange-back.ts'
import type { TextBlock } from './layout-state.ts'
import { around, bottom, boxOf, right } from './panels.ts'

/** In points, from the edge of the back: as far as the barcode is, so that their sides are in line. */
const margin = 18
/** Of a card on which the barcode lies as well: its box must not touch the edge. */
const marginWithBarcode = 9

/** Between type and the edge of its card: usually, and at least. */
const [padding, least] = [24, 13]

/** Between two cards, and between one and the barcode, which lets lines come near. */
const [gap, besideBarcode] = [12, 6]

/** A strip of art narrower than this between a card and the margin looks like a mistake. */
const narrowestStrip = 30

const insetBy = ({ x, y, width, height }: PlainBox, by: number): PlainBox => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const between = (left: number, top: number, end: number, foot: number): PlainBox => ({
  x: left,
  y: top,
  width: end - left,
  height: foot - top,
})

/** Padded all round, and out to the margin where little would be left of the art. */
const cardAround = (text: PlainBox, area: PlainBox): PlainBox => {
  const out = (edge: number, limit: number): number => (Math.abs(edge - limit) < narrowestStrip ? limit : edge)
  const sides = Math.max(
    area.x,
    Math.min(out(text.x - padding, area.x), area.x + right(area) - out(right(text) + padding, right(area))),
  )
  return between(
    sides,
    Math.max(area.y, out(text.y - padding, area.y)),
    area.x + right(area) - sides,
    bottom(text) + padding,
  )
}

/** As low as its barcode, and in line with the card above. */
const cardBeside = (bio: PlainBox, column: PlainBox, barcode: PlainBox): PlainBox =>
  between(
    Math.min(column.x, bio.x - least),
    Math.min(bio.y - least, barcode.y),
    barcode.x - besideBarcode,
    Math.max(bottom(barcode), bottom(bio) + least),
  )

/** A card for the column and one for what stands beside the barcode; a single one for all where they would touch. */
const cardsOf = (column: PlainBox | null, bio: PlainBox | null, geometry: WrapGeometry): (PlainBox | null)[] => {
  const [visible, barcode] = [visibleBack(geometry), inPoints(geometry.barcode)]
  const area = insetBy(visible, margin)
  const upper = column && cardAround(column, area)
  const lower = bio && cardBeside(bio, upper ?? area, barcode)
  const end = Math.min(barcode.y, lower?.y ?? barcode.y) - gap
  if (!upper || !column) return [null, lower]
  if (bottom(column) + least > end) return [insetBy(visible, marginWithBarcode), null]
  const reached = bottom(upper) + narrowestStrip > end ? end : bottom(upper)
  return [{ ...upper, height: reached - upper.y }, lower]
}

/** A card for each block that carries one, null for the others. A column, and what stands apart from it, needs none where all of it can be read on the bare art. */
export const cardsUnder = (
  blocks: readonly TextBlock[],
  geometry: WrapGeometry,
  isBare: readonly boolean[],
): (PlainBox | null)[] => {
  const isBeside = (block: TextBlock): boolean => isApartFromColumn(block, geometry)
  const [column, beside] = [blocks.filter((block) => !isBeside(block)), blocks.filter(isBeside)]
  const [upper = null, lower = null] = cardsOf(around(column.map(boxOf)), around(beside.map(boxOf)), geometry)
  const areApart = upper === null || lower !== null
  const needsCard = (some: readonly TextBlock[]): boolean =>
    some.some((block) => !isBare[blocks.indexOf(block)]) || (!areApart && isBare.includes(false))
  return blocks.map((block) => {
    if (block === column[0]) return needsCard(column) ? upper : null
    return block === beside[0] && needsCard(beside) ? lower : null
  })
}
