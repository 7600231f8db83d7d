// The picture of an asset: painted from the cover's document or, for covers that are only a picture, made from that picture.
import { type AssetType, assetSource } from '../catalog/assets.ts'
import { JobFailure } from '../jobs/rules.ts'
import { assetFormats } from '../studio/press/sheet.ts'
import type { Senses } from '../studio/senses/senses.ts'

interface PictureWish {
  readonly asset: AssetType
  /** The bytes of an asset that the cover has. */
  readonly pictureOf: (asset: AssetType) => Promise<Uint8Array>
  readonly senses: Senses
  readonly signal: AbortSignal
}

/** Makes an asset of a cover that has no document. Nothing is stretched; what text hides is painted over as well as can be guessed. */
export const assetFromPicture = async ({ asset, pictureOf, senses, signal }: PictureWish): Promise<Uint8Array> => {
  const source = assetSource[asset]
  if (source === null) throw new JobFailure('generation_failed', 'The cover has no picture to begin with.')
  const picture = await pictureOf(source)
  if (asset === 'no_text') return (await senses.removeText(picture, signal)).image
  if (asset === 'audiobook_preview') {
    const { w: width, h: height } = assetFormats.audiobook_preview.pixels
    const { image } = await senses.square(picture, signal)
    return (await senses.upscale({ image, width, height }, signal)).image
  }
  const size = await senses.inspectPicture(picture, signal)
  if (!size) throw new JobFailure('generation_failed', 'The picture of the cover cannot be read.')
  return (await senses.upscale({ image: picture, width: size.width * 2, height: size.height * 2 }, signal)).image
}
