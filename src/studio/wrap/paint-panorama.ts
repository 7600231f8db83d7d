// The front's scene carried on over spine and back: the family paints a sheet so wide that the front is only its middle, and of it is kept
// what meets the front best. Heroes are left out: they stand on the front alone.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import { paintFamily } from '../press/paint-cover.ts'
import type { Format } from '../press/sheet.ts'
import { withoutFigures } from './calm-scene.ts'
import { chooseCut } from './choose-cut.ts'
import { withTypeIn } from './confine-type.ts'
import { familyOf, type PaintedFront } from './paint-front.ts'
import { innerSideOf, type Patch, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

/** A picture of more pixels than this is painted smaller and scaled up: its layers would fill the memory of a painting process. */
const mostPixels = 12_000_000
const proofRows = 128

const wideFormat = (wide: Patch, scale: number, rows: number): Format => ({
  sheet: { w: wide.width / scale, h: wide.height / scale },
  pixels: { w: Math.round((wide.width * rows) / wide.height), h: rows },
  text: false,
})

/** The colours along the left edge of the front, one pixel a row. */
const edgeOf = ({ canvas }: Pick<PaintedFront, 'canvas'>, { top, height }: Patch, rows: number): Uint8ClampedArray => {
  const strip = createCanvas(1, rows)
  const ctx = strip.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, top, Math.max(2, Math.round(height / rows)), height, 0, 0, 1, rows)
  return ctx.getImageData(0, 0, 1, rows).data
}

/** Back and spine at the height of the finished book. */
export const paintPanorama = async (
  document: CoverDocument,
  sheet: WrapSheet,
  front: Pick<PaintedFront, 'canvas' | 'scale'>,
): Promise<Canvas> => {
  const inner = innerSideOf(sheet)
  const { face } = sheet.front
  const own = familyOf(document)
  // A pattern has no middle, and would be drawn larger on a wider sheet.
  const isPattern = own.look === 'pattern'
  const wide = isPattern ? inner : { ...inner, width: 2 * face.left + face.width }
  const bare = withoutFigures(document)
  const family = withTypeIn(own, unitsWithin(isPattern ? inner : face, inner, front.scale))
  const paint = async (rows: number): Promise<Canvas> =>
    (await paintFamily(family, bare, wideFormat(wide, front.scale, rows))).easel.canvas

  const proof = await paint(proofRows)
  const cut = chooseCut({
    picture: proof.getContext('2d').getImageData(0, 0, proof.width, proof.height),
    edge: edgeOf(front, inner, proofRows),
    columns: Math.round((inner.width * proofRows) / inner.height),
    heart: unitsWithin(face, inner, inner.height / proofRows),
    text: unitsWithin(sheet.back.safe, inner, inner.height / proofRows),
  })
  const rows = Math.round(inner.height * Math.min(1, Math.sqrt(mostPixels / (wide.width * wide.height))))
  const whole = await paint(rows)
  const size = rows / inner.height
  const canvas = createCanvas(inner.width, inner.height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  const left = Math.min(whole.width - inner.width * size, Math.round((cut * rows) / proofRows))
  ctx.drawImage(whole, left, 0, inner.width * size, rows, 0, 0, inner.width, inner.height)
  return canvas
}
