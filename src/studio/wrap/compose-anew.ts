// Another composition of the same family for the back: the one that is nearest to the front's in its colours. The seed stays, and with it the
// hour and the light.
import { rgbOf } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { familyOf } from '../press/scene-of-document.ts'
import { withoutFigures } from './calm-scene.ts'
import { coloursOfCanvas } from './colours-of-canvas.ts'
import { innerSideOf, type WrapSheet } from './wrap-sheet.ts'

const proofRows = 96
/** Distance of the dominant colours (of 255 a channel) from which a composition is of another world than the front. */
const furthest = 40

const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)))

/**
 * The same document where every other composition is of another world. All are judged as proofs of one size, the front's own as well, so
 * that a print and its preview choose the same.
 */
export const composeAnew = async (document: CoverDocument, sheet: WrapSheet, scale: number): Promise<CoverDocument> => {
  const family = familyOf(document)
  const { width, height } = innerSideOf(sheet)
  const format = {
    sheet: { w: width / scale, h: height / scale },
    pixels: { w: Math.round((width * proofRows) / height), h: proofRows },
    text: false,
  }
  const dominantOf = async (of: CoverDocument): Promise<readonly number[]> => {
    const { easel } = await paintFamily(family, withoutFigures(of), format)
    return rgbOf(coloursOfCanvas(easel.canvas, { left: 0, top: 0, width: format.pixels.w, height: proofRows }).dominant)
  }
  const front = await dominantOf(document)
  let nearest = { document, distance: furthest }
  for (const { id } of family.layouts) {
    if (id === document.direction.layout) continue
    const other = { ...document, direction: { ...document.direction, layout: id } }
    const distance = apart(await dominantOf(other), front)
    if (distance < nearest.distance) nearest = { document: other, distance }
  }
  return nearest.document
}
