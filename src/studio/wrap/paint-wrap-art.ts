// The art of a whole wrap: front, spine and back on one sheet, with what a typesetter must know of it.
import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import { wishColours } from '../colour/recolour.ts'
import type { CoverDocument } from '../document.ts'
import type { Picture } from '../senses/raster/picture.ts'
import type { ColourSample } from '../senses/raster/sample-colours.ts'
import { type Backdrop, backdropOf } from './backdrop.ts'
import { coloursOfCanvas } from './colours-of-canvas.ts'
import { legibleGround } from './ground-colour.ts'
import { mirrorBleed } from './mirror-bleed.ts'
import { paintBack, type WrapStyle } from './paint-back.ts'
import { paintFront } from './paint-front.ts'
import { paintPictureFront } from './picture-front.ts'
import { paletteOfPicture } from './picture-palette.ts'
import { readBackWishes } from './read-instructions.ts'
import { innerSideOf, typeDistance, type WrapSheet } from './wrap-sheet.ts'

export type WrapFront =
  | { readonly kind: 'document'; readonly document: CoverDocument }
  | { readonly kind: 'picture'; readonly picture: Picture }

export interface WrapArtOrder {
  readonly front: WrapFront
  readonly sheet: WrapSheet
  readonly style: WrapStyle
  /** Of a solid back; null: the front's dominant colour, where text can be read on it. */
  readonly solidColor: Colour | null
  /** Null: as the back wants it. */
  readonly spineColor: Colour | null
  /** About the art of the back; a solid one has none. */
  readonly instructions: string | null
}

export interface WrapArt {
  readonly canvas: Canvas
  readonly colours: { readonly front: Colour; readonly back: Colour; readonly spine: Colour }
  readonly backdrop: Backdrop
  /** False where a picture had to be extended by more than it could plausibly go on. */
  readonly frontComplete: boolean
  /** Of the front as printed: below 300 only where it is a picture. */
  readonly frontDpi: number
}

interface AnyFront {
  readonly canvas: Canvas
  readonly scale: number
  readonly complete: boolean
  readonly dpi: number
}

const paintAnyFront = async (front: WrapFront, sheet: WrapSheet): Promise<AnyFront> =>
  front.kind === 'picture'
    ? paintPictureFront(front.picture, sheet)
    : { ...(await paintFront(front.document, sheet)), complete: true, dpi: sheet.dpi }

/** Art that runs over the spine is left alone; every other spine is plain. */
const plainSpine = ({ style, spineColor }: WrapArtOrder, back: Colour): Colour | null =>
  spineColor ?? (style === 'continuation' ? null : style === 'complementary' ? legibleGround(back) : back)

const groundOf = ({ style, solidColor }: WrapArtOrder, { dominant }: ColourSample): Colour =>
  (style === 'solid' ? solidColor : null) ?? legibleGround(dominant)

export const paintWrapArt = async (order: WrapArtOrder): Promise<WrapArt> => {
  const { sheet, style } = order
  const { width, height, back, spine } = sheet
  const front = await paintAnyFront(order.front, sheet)
  // Canvases of the last step go only when the event loop has a turn.
  await setImmediate()
  const { bleed, face } = sheet.front
  const seen = coloursOfCanvas(front.canvas, { ...face, left: face.left - bleed.left })

  const document = order.front.kind === 'document' ? order.front.document : null
  const wishes = readBackWishes(style === 'solid' ? null : order.instructions)
  const given = document?.direction.palette ?? paletteOfPicture(seen)
  const palette = wishes.colours.length > 0 ? wishColours(given, wishes.colours) : given
  const asked = wishes.colours.find(({ wanted }) => wanted)
  const side = await paintBack({
    sheet,
    style,
    document,
    front,
    palette,
    ground: asked ? legibleGround(palette.mid) : groundOf(order, seen),
    wishes,
    seed: document?.seed ?? 1,
  })
  await setImmediate()
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(front.canvas, bleed.left, 0)
  const inner = innerSideOf(sheet)
  ctx.drawImage(side.canvas, 0, inner.top)
  const backColour = style === 'solid' ? groundOf(order, seen) : coloursOfCanvas(canvas, back.face).dominant
  const spineColour = plainSpine(order, backColour)
  if (spineColour !== null) {
    ctx.fillStyle = spineColour
    ctx.fillRect(spine.bleed.left, 0, spine.bleed.width, height)
  }
  mirrorBleed(canvas, { inner, whole: { ...inner, top: 0, height }, depth: typeDistance(sheet) })
  return {
    canvas,
    colours: {
      front: seen.dominant,
      back: backColour,
      spine: spineColour ?? coloursOfCanvas(canvas, spine.bleed).dominant,
    },
    backdrop: backdropOf(canvas),
    frontComplete: front.complete,
    frontDpi: Math.min(sheet.dpi, front.dpi),
  }
}
