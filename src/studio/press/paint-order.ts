// An order to the press: which document, as which asset. The answer is the encoded file.
import type { AssetType } from '../../catalog/assets.ts'
import type { CoverDocument } from '../document.ts'
import { encodeFinished, encodeThumbnail } from './encode.ts'
import { type PaintedCover, paintCover, paintFamily } from './paint-cover.ts'
import { canvasOfPicture, underPicture, withPicture } from './paint-on-picture.ts'
import { familyOf } from './scene-of-document.ts'
import { assetFormats, type Format, thumbnailFormat } from './sheet.ts'

export interface PaintOrder {
  readonly document: CoverDocument
  readonly asset: AssetType | 'thumbnail'
  /** The picture of a document that has art, in about the shape of the asset. */
  readonly picture?: Uint8Array
}

const paintIn = async (format: Format, { document, picture }: PaintOrder): Promise<PaintedCover> => {
  if (document.art === null) return paintCover(document, format)
  if (!picture) throw new TypeError(`expected the picture ${document.art.picture} with its document`)
  const family = withPicture(familyOf(document), await canvasOfPicture(picture, format.pixels))
  return paintFamily(family, underPicture(document), format)
}

export const paintOrder = async (order: PaintOrder): Promise<Uint8Array> => {
  const { asset } = order
  if (asset === 'thumbnail') return encodeThumbnail((await paintIn(thumbnailFormat, order)).easel.canvas)
  return encodeFinished((await paintIn(assetFormats[asset], order)).easel.canvas)
}
