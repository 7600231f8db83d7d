// The art of a whole wrap: front, spine and back on one sheet, with what a typesetter must know of it.
import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { DesignStyle } from '../../catalog/print.ts'
import type { Colour } from '../colour/colour.ts'
import { wishColours } from '../colour/recolour.ts'
import type { CoverDocument } from '../document.ts'
import type { Box } from '../paint/easel.ts'
import type { Picture } from '../senses/raster/picture.ts'
import type { ColourSample } from '../senses/raster/sample-colours.ts'
import { paintArtFront } from './art-front.ts'
import { type Backdrop, backdropOf } from './backdrop.ts'
import { coloursOfCanvas } from './colours-of-canvas.ts'
import { clothOf, legibleGround, spineOfArt } from './ground-colour.ts'
import { meetKept } from './meet-kept.ts'
import { mirrorBleed } from './mirror-bleed.ts'
import { paintBack } from './paint-back.ts'
import { type PaintedFront, paintFront } from './paint-front.ts'
import { canvasOf, paintPictureFront } from './picture-front.ts'
import { paletteOfPicture } from './picture-palette.ts'
import { readBackWishes } from './read-instructions.ts'
import { mostFolded } from './turn-in.ts'
import { innerSideOf, type WrapSheet } from './wrap-sheet.ts'

export type WrapFront =
  | { readonly kind: 'document'; readonly document: CoverDocument }
  | { readonly kind: 'picture'; readonly picture: Picture }
  | ArtFront

/** A picture of an image model under our type; `beside` is what it painted for back and spine, if anything. */
interface ArtFront {
  readonly kind: 'art'
  readonly document: CoverDocument
  readonly picture: Picture
  readonly beside: Picture | null
}

export interface WrapArtOrder {
  readonly front: WrapFront
  readonly sheet: WrapSheet
  readonly style: DesignStyle
  /** Of a solid back; null: the front's dominant colour, where text can be read on it. */
  readonly solidColor: Colour | null
  /** Null: as the back wants it. */
  readonly spineColor: Colour | null
  /** About the art of the back; a solid one has none. */
  readonly instructions: string | null
  /** A sheet painted before, whose back and spine stay as they are: only its front is painted again. */
  readonly keep: Canvas | null
  /** How often this front was painted before: a picture is then carried on in another way; a document has but one front. */
  readonly attempt: number
}

export interface WrapArt {
  readonly canvas: Canvas
  readonly colours: { readonly front: Colour; readonly back: Colour; readonly spine: Colour }
  readonly backdrop: Backdrop
  /** False where a picture had to be extended by more than it could plausibly go on. */
  readonly frontComplete: boolean
  /** Of the front as printed: below 300 only where there is a picture in it. */
  readonly frontDpi: number
}

interface AnyFront {
  readonly canvas: Canvas
  /** Where its type stands, in pixels of the canvas; none where that is not known. */
  readonly zones: readonly Box[]
  readonly scale: number
  readonly complete: boolean
  readonly dpi: number
}

const zonesInPixels = ({ type, scale }: PaintedFront, { front: { face, bleed } }: WrapSheet): Box[] =>
  type.zones.map(({ x, y, w, h }) => ({
    x: x * scale + face.left - bleed.left,
    y: y * scale + face.top - bleed.top,
    w: w * scale,
    h: h * scale,
  }))

const paintAnyFront = async ({ front, sheet, attempt }: WrapArtOrder): Promise<AnyFront> => {
  if (front.kind === 'picture') return { ...(await paintPictureFront(front.picture, sheet, attempt)), zones: [] }
  if (front.kind === 'art')
    return { ...(await paintArtFront(front.document, front.picture, sheet, attempt)), zones: [] }
  const painted = await paintFront(front.document, sheet)
  return { ...painted, zones: zonesInPixels(painted, sheet), complete: true, dpi: sheet.dpi }
}

/** What the family would paint beside a picture is of another world than it: there only cloth follows the document. */
const documentForBack = ({ front, style }: WrapArtOrder): CoverDocument | null => {
  if (front.kind === 'picture') return null
  return front.kind === 'document' || style === 'textured' ? front.document : null
}

/** Inches; a narrower spine bears no type at any printer. In a colour of its own it would be a stripe that folds never quite meet. */
const narrowestLettered = 0.17

/** Art that runs over the spine is left alone; every other spine is plain. */
const plainSpine = ({ style, spineColor, sheet }: WrapArtOrder, ground: Colour, back: ColourSample): Colour | null => {
  if (spineColor !== null || style === 'continuation') return spineColor
  if (style === 'complementary')
    return sheet.spine.bleed.width < narrowestLettered * sheet.dpi ? back.dominant : spineOfArt(back)
  return style === 'textured' ? clothOf(ground) : ground
}

const groundOf = ({ style, solidColor }: WrapArtOrder, { dominant }: ColourSample): Colour =>
  (style === 'solid' ? solidColor : null) ?? legibleGround(dominant)

type Colours = WrapArt['colours']

/** As they are seen on the finished sheet. */
const coloursOfSides = (canvas: Canvas, { back, spine }: WrapSheet): Omit<Colours, 'front'> => ({
  back: coloursOfCanvas(canvas, back.face).dominant,
  spine: coloursOfCanvas(canvas, spine.bleed).dominant,
})

/** Back and spine beside the front, and all of it out to the edge of the sheet. */
const paintSides = async (order: WrapArtOrder, front: AnyFront, seen: ColourSample): Promise<[Canvas, Colours]> => {
  const { sheet, style } = order
  const { width, height, back, spine } = sheet
  const document = documentForBack(order)
  const wishes = readBackWishes(style === 'solid' ? null : order.instructions)
  const given = order.front.kind === 'document' ? order.front.document.direction.palette : paletteOfPicture(seen)
  const palette = wishes.colours.length > 0 ? wishColours(given, wishes.colours) : given
  const asked = wishes.colours.find(({ wanted }) => wanted)
  const ground = asked ? legibleGround(palette.mid) : groundOf(order, seen)
  const beside = order.front.kind === 'art' && order.front.beside ? canvasOf(order.front.beside) : null
  const seed = document?.seed ?? 1
  const side = await paintBack({ sheet, style, document, front, palette, ground, wishes, beside, seed })
  await setImmediate()
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(front.canvas, sheet.front.bleed.left, 0)
  const inner = innerSideOf(sheet)
  ctx.drawImage(side.canvas, 0, inner.top)
  const spineColour = plainSpine(order, ground, coloursOfCanvas(canvas, back.face))
  if (spineColour !== null) {
    ctx.fillStyle = spineColour
    ctx.fillRect(spine.bleed.left, 0, spine.bleed.width, height)
  }
  // No type stands on it yet: what is turned in is one fold, however wide.
  const depth = { across: 1, down: Math.max(1, Math.min(inner.top, mostFolded(canvas, back.face, inner.top))) }
  mirrorBleed(canvas, { inner, whole: { ...inner, top: 0, height }, depth })
  const sampled = coloursOfSides(canvas, sheet)
  return [
    canvas,
    { front: seen.dominant, back: style === 'solid' ? ground : sampled.back, spine: spineColour ?? sampled.spine },
  ]
}

/** The kept sheet with its new front. */
const keepSides = (kept: Canvas, order: WrapArtOrder, front: AnyFront, seen: ColourSample): [Canvas, Colours] => {
  // A document's front is the one that the sides were joined to; a picture may go on in another way now.
  if (order.style === 'continuation' && order.front.kind !== 'document')
    meetKept(front.canvas, kept, order.sheet.spine.bleed)
  kept.getContext('2d').drawImage(front.canvas, order.sheet.front.bleed.left, 0)
  return [kept, { front: seen.dominant, ...coloursOfSides(kept, order.sheet) }]
}

export const paintWrapArt = async (order: WrapArtOrder): Promise<WrapArt> => {
  const { sheet, keep } = order
  const front = await paintAnyFront(order)
  // Canvases of the last step go only when the event loop has a turn.
  await setImmediate()
  const { bleed, face } = sheet.front
  const seen = coloursOfCanvas(front.canvas, { ...face, left: face.left - bleed.left })
  const [canvas, colours] = keep ? keepSides(keep, order, front, seen) : await paintSides(order, front, seen)
  return {
    canvas,
    colours,
    backdrop: backdropOf(canvas),
    frontComplete: front.complete,
    frontDpi: Math.min(sheet.dpi, front.dpi),
  }
}
