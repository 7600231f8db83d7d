// An order to the press: which document, as which asset. The answer is the encoded file.
import type { AssetType } from '../../catalog/assets.ts'
import type { CoverDocument } from '../document.ts'
import { encodeJpeg, encodeThumbnail } from './encode.ts'
import { paintCover } from './paint-cover.ts'
import { assetFormats, thumbnailFormat } from './sheet.ts'

export interface PaintOrder {
  readonly document: CoverDocument
  readonly asset: AssetType | 'thumbnail'
}

export const paintOrder = async ({ document, asset }: PaintOrder): Promise<Uint8Array> => {
  if (asset === 'thumbnail') return encodeThumbnail((await paintCover(document, thumbnailFormat)).easel.canvas)
  return encodeJpeg((await paintCover(document, assetFormats[asset])).easel.canvas)
}
