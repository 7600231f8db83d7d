// An order to the press: which document, as which asset. The answer is the encoded file.
import type { AssetType } from '../../catalog/assets.ts'
import type { CoverDocument } from '../document.ts'
import { accountOf } from './account.ts'
import { encodeFinished, encodeThumbnail } from './encode.ts'
import { type PaintedCover, paintCover, paintFamily } from './paint-cover.ts'
import { canvasOfPicture, underPicture, withPicture } from './paint-on-picture.ts'
import { familyOf } from './scene-of-document.ts'
import { assetFormats, type Format, thumbnailFormat } from './sheet.ts'

export interface PaintOrder {
  readonly document: CoverDocument
  readonly asset: AssetType | 'thumbnail'
  /** The picture of a document that has art, in about the shape of the asset: the same for all assets of that shape. */
  readonly picture?: Uint8Array
  /** The same at the size of a print. */
  readonly enlarged?: Uint8Array
}

/** Pictures are at most this wide where type is settled on them, whatever size the asset has. */
const settledWidth = assetFormats.preview.pixels.w

const canvasesFor = async ({ w, h }: Format['pixels'], picture: Uint8Array, enlarged: Uint8Array | undefined) => {
  const size = Math.min(1, settledWidth / w)
  const settled = await canvasOfPicture(picture, { w: Math.round(w * size), h: Math.round(h * size) })
  return [settled, enlarged && (await canvasOfPicture(enlarged, { w, h }))] as const
}

const paintIn = async (format: Format, { document, picture, enlarged }: PaintOrder): Promise<PaintedCover> => {
  if (document.art === null) return paintCover(document, format)
  if (!picture) throw new TypeError(`expected the picture ${document.art.picture} with its document`)
  const family = withPicture(familyOf(document), ...(await canvasesFor(format.pixels, picture, enlarged)))
  return paintFamily(family, underPicture(document), format)
}

export type DescribedOrder = PaintOrder & { readonly asset: AssetType }

export interface DescribedCover {
  readonly picture: Uint8Array
  /** What is on it, told by its painters. */
  readonly account: string
}

/** A new cover, with the account of what is on it. */
export const paintDescribed = async (order: DescribedOrder): Promise<DescribedCover> => {
  const { document, asset } = order
  const painted = await paintIn(assetFormats[asset], order)
  const account = accountOf(document, familyOf(document), painted)
  return { account, picture: await encodeFinished(painted.easel.canvas) }
}

export const paintOrder = async (order: PaintOrder): Promise<Uint8Array> => {
  const { asset } = order
  if (asset === 'thumbnail') return encodeThumbnail((await paintIn(thumbnailFormat, order)).easel.canvas)
  return encodeFinished((await paintIn(assetFormats[asset], order)).easel.canvas)
}
