// The front's scene carried on over spine and back: the family paints a sheet wider than both, and of it is kept what meets the front best
// and is quiet where text will stand. Heroes are left out: they stand on the front alone.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { familyOf } from '../press/scene-of-document.ts'
import { withoutFigures } from './calm-scene.ts'
import { type Cut, chooseCut, type Pixels } from './choose-cut.ts'
import { withTypeIn } from './confine-type.ts'
import type { PaintedFront } from './paint-front.ts'
import { innerSideOf, type Patch, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

const proofRows = 128
/** A picture of more pixels than this is painted smaller and scaled up: its layers would fill the memory of a painting process. */
const mostPixels = 20_000_000
/** How much wider than back and spine a short scene is, in faces. */
const spare = 0.55
/** A short scene is painted faster and always at full size: a long one must be better by as much. */
const perLength = 4
/** The share of the stage's side that may be seen of it: its middle never is. */
const sideShare = 0.12

/** How much of the front says what is to follow, as a share of its height: no type stands that near to the fold. */
const besideShare = 0.045

/** A sheet that the family is asked to paint; `stage` is the middle of its composition, where the front's hero would stand. */
interface Scenery {
  readonly width: number
  readonly stage: Patch
  readonly extra: number
}

/** The composition in the middle of three faces, or with its middle just behind the spine. */
const sceneriesOf = (sheet: WrapSheet, isPattern: boolean): Scenery[] => {
  const inner = innerSideOf(sheet)
  const { face } = sheet.front
  // A pattern has no middle, and would be drawn larger on a wider sheet.
  if (isPattern) return [{ width: inner.width, stage: inner, extra: 0 }]
  const following = Math.ceil(face.height * besideShare)
  const short = inner.width + Math.round(face.width * spare)
  const left = face.left + following
  return [
    { width: short, stage: { ...face, left: Math.round((short - face.width) / 2) }, extra: 0 },
    { width: 2 * left + face.width, stage: { ...face, left }, extra: perLength },
  ]
}

/** The front beside the fold, as small as a proof. */
const besideOf = ({ canvas }: Pick<PaintedFront, 'canvas'>, { top, height }: Patch, rows: number): Pixels => {
  const columns = Math.max(2, Math.round(rows * besideShare))
  const strip = createCanvas(columns, rows)
  const ctx = strip.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, top, (columns * height) / rows, height, 0, 0, columns, rows)
  return ctx.getImageData(0, 0, columns, rows)
}

const paintScenery = async (
  document: CoverDocument,
  sheet: WrapSheet,
  { width, stage }: Scenery,
  scale: number,
  rows: number,
): Promise<Canvas> => {
  const inner = innerSideOf(sheet)
  // The type stands as high and as wide as on the front: many a horizon is laid by it.
  const { safe, face } = sheet.front
  const place = { ...safe, left: stage.left + safe.left - face.left, width: Math.min(safe.width, stage.width) }
  const family = withTypeIn(familyOf(document), unitsWithin(place, inner, scale))
  const format = {
    sheet: { w: width / scale, h: inner.height / scale },
    pixels: { w: Math.round((width * rows) / inner.height), h: rows },
    text: false,
  }
  return (await paintFamily(family, withoutFigures(document), format)).easel.canvas
}

/** Where a cut may begin so that it is seen what would follow: anywhere in a short scene, beside the stage in a long one. */
const leftsOf = (columns: number, width: number, { left, width: wide }: Patch, isLong: boolean): number[] =>
  Array.from({ length: Math.max(1, width - columns + 1) }, (_, at) => at).filter(
    (at) => !isLong || at <= left + wide * sideShare - columns || at >= left + wide * (1 - sideShare),
  )

const cutOut = (proof: Canvas, left: number, columns: number): Canvas => {
  const canvas = createCanvas(columns, proof.height)
  canvas.getContext('2d').drawImage(proof, -left, 0)
  return canvas
}

/** What would be painted, as its proof tells. */
export interface Panorama {
  readonly scenery: Scenery
  readonly cut: Cut
  /** The cut itself, small. */
  readonly proof: Canvas
}

/** The best that the family can paint here. `isBeside`: only what lies wholly beside the stage. */
export const planPanorama = async (
  document: CoverDocument,
  sheet: WrapSheet,
  front: Pick<PaintedFront, 'canvas' | 'scale'>,
  isBeside: boolean,
): Promise<Panorama> => {
  const inner = innerSideOf(sheet)
  const all = sceneriesOf(sheet, familyOf(document).look === 'pattern')
  const sceneries = isBeside ? all.slice(-1) : all
  const small = inner.height / proofRows
  const beside = besideOf(front, inner, proofRows)
  const columns = Math.round(inner.width / small)
  const text = unitsWithin(sheet.back.safe, inner, small)
  const found: Panorama[] = []
  for (const scenery of sceneries) {
    const proof = await paintScenery(document, sheet, scenery, front.scale, proofRows)
    const picture = proof.getContext('2d').getImageData(0, 0, proof.width, proof.height)
    const { left, width } = scenery.stage
    const stage = { ...scenery.stage, left: left / small, width: width / small }
    const cut = chooseCut(
      { picture, beside, columns, text },
      leftsOf(columns, proof.width - beside.width, stage, scenery.extra > 0),
    )
    found.push({ scenery, cut: { ...cut, cost: cut.cost + scenery.extra }, proof: cutOut(proof, cut.left, columns) })
  }
  return found.reduce((one, other) => (other.cut.cost < one.cut.cost ? other : one))
}

/** Back and spine at the height of the finished book. */
export const paintPanorama = async (
  document: CoverDocument,
  sheet: WrapSheet,
  { scale }: Pick<PaintedFront, 'scale'>,
  { scenery, cut }: Panorama,
): Promise<Canvas> => {
  const inner = innerSideOf(sheet)
  const size = Math.min(1, Math.sqrt(mostPixels / (scenery.width * inner.height)))
  const rows = Math.round(inner.height * size)
  const whole = await paintScenery(document, sheet, scenery, scale, rows)
  const canvas = createCanvas(inner.width, inner.height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  const width = Math.min(whole.width, Math.round((inner.width * rows) / inner.height))
  const left = Math.min(whole.width - width, Math.round((cut.left * rows) / proofRows))
  ctx.drawImage(whole, left, 0, width, rows, 0, 0, inner.width, inner.height)
  return canvas
}
