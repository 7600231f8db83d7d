// Pictures that come from outside: looked at before anything believes them, and brought into one form.
import { sharp } from '../../pictures/decoders.ts'
import { countScans, mostScans } from '../../pictures/jpeg-scans.ts'
import { pictureFormatOf } from '../../pictures/picture-format.ts'
import { AttemptFailure } from './failure.ts'

/** In what comes from a provider a PNG in sRGB without transparency. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export const largestPixels = 64_000_000
/** Nothing smaller can be made into a cover. */
const shortestSide = 256

const unusable = (message: string): AttemptFailure => new AttemptFailure('unusable', message)

/** Decodes every pixel: a picture that breaks off in the middle has a fine head. */
export const usablePicture = async (bytes: Uint8Array): Promise<Picture> => {
  const format = pictureFormatOf(bytes)
  if (format === null) throw unusable('the provider gave something that is no PNG, JPEG or WebP picture')
  if (format === 'jpeg' && countScans(bytes) > mostScans) throw unusable(`the JPEG has more than ${mostScans} scans`)
  const picture = await inOneForm(bytes).catch(() => {
    throw unusable(`the picture cannot be decoded, or has more than ${largestPixels / 1e6} megapixels`)
  })
  if (Math.min(picture.width, picture.height) < shortestSide) {
    throw unusable(`the picture has only ${picture.width} x ${picture.height} pixels`)
  }
  return picture
}

const inOneForm = async (bytes: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'black' })
    .toColourspace('srgb')
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A picture of our own, as it is. */
export const ownPicture = async (bytes: Uint8Array): Promise<Picture> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: largestPixels }).metadata()
  return { bytes, width, height }
}
