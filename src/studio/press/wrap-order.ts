// An order for the art of a wrap, as it goes to a painting process and comes back: encoded pictures and plain values.

import { setImmediate } from 'node:timers/promises'
import type { Canvas } from '@napi-rs/canvas'
import { sharp } from '../../pictures/decoders.ts'
import type { CoverDocument } from '../document.ts'
import { cropPicture, decodePicture, type Picture, resizePicture } from '../senses/raster/picture.ts'
import { paintWrapArt, type WrapArt, type WrapArtOrder, type WrapFront } from '../wrap/paint-wrap-art.ts'
import { canvasOf } from '../wrap/picture-front.ts'
import { innerSideOf, type Patch } from '../wrap/wrap-sheet.ts'
import { encodeFinished, printJpeg } from './encode.ts'

export interface WrapOrder extends Omit<WrapArtOrder, 'front' | 'keep'> {
  readonly front:
    | { readonly kind: 'document'; readonly document: CoverDocument }
    | { readonly kind: 'picture'; readonly image: Uint8Array }
    | {
        readonly kind: 'art'
        readonly document: CoverDocument
        readonly image: Uint8Array
        /** For back and spine, of their shape. */
        readonly beside: Uint8Array | null
      }
  /** A sheet of art as a JPEG, whose back and spine stay as they are: only its front is painted again and joined to them. */
  readonly keep: { readonly sheet: Uint8Array } | null
}

/** The sheet and its back panel as JPEGs at print size. */
export interface EncodedWrapArt extends Omit<WrapArt, 'canvas'> {
  readonly sheet: Uint8Array
  readonly backArt: Uint8Array
}

const readFront = async (order: WrapOrder): Promise<WrapFront> => {
  const { front, sheet } = order
  if (front.kind === 'document') return front
  const picture = await decodePicture(front.image)
  if (front.kind === 'picture') return { kind: 'picture', picture }
  const beside = front.beside && (await decodePicture(front.beside))
  return {
    kind: 'art',
    document: front.document,
    picture,
    beside: beside && (await filling(beside, innerSideOf(sheet))),
  }
}

/** The middle of a picture at exactly this size. */
const filling = async (picture: Picture, { width, height }: Pick<Patch, 'width' | 'height'>): Promise<Picture> => {
  const size = Math.max(width / picture.width, height / picture.height)
  const scaled = await resizePicture(
    picture,
    Math.max(width, Math.round(picture.width * size)),
    Math.max(height, Math.round(picture.height * size)),
  )
  const [left, top] = [Math.floor((scaled.width - width) / 2), Math.floor((scaled.height - height) / 2)]
  return cropPicture(scaled, { left, top, width, height })
}

/** A kept sheet as it was painted; one of another size would belong to another book. */
const readKept = async ({ keep, sheet }: WrapOrder): Promise<Canvas | null> => {
  if (!keep) return null
  const { width, height, rgb } = await decodePicture(keep.sheet)
  if (width === sheet.width && height === sheet.height) return canvasOf({ width, height, rgb })
  throw new TypeError(`expected a sheet of ${sheet.width} x ${sheet.height} but received ${width} x ${height}`)
}

const encodePart = (canvas: Canvas, part: Patch): Promise<Buffer> => {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const
  return printJpeg(sharp(canvas.data(), { raw }).extract(part).removeAlpha())
}

export const paintWrapOrder = async (order: WrapOrder): Promise<EncodedWrapArt> => {
  const { canvas, ...art } = await paintWrapArt({
    ...order,
    front: await readFront(order),
    keep: await readKept(order),
  })
  await setImmediate()
  const backArt = await encodePart(canvas, order.sheet.back.bleed)
  await setImmediate()
  return { ...art, sheet: await encodeFinished(canvas), backArt }
}
