// Brings a picture into a shape that a model takes, and what the model made of it back onto the picture. Around a picture of another
// shape its mirror image is laid, which is cut off again; where the mask forbids it, every pixel stays as it was.
import { type Region, sharp } from '../../pictures/decoders.ts'
import type { FreeArea } from './free-area.ts'
import { largestPixels, type Picture } from './picture.ts'
import type { Shape } from './shapes.ts'

export interface FittedEdit {
  readonly picture: Uint8Array
  readonly area: FreeArea | null
  /** Where the picture lies in the shape. */
  readonly inner: Region
}

export const fitEdit = async (picture: Picture, area: FreeArea | null, shape: Shape): Promise<FittedEdit> => {
  const inner = innerRegion(picture, shape)
  const around = {
    left: inner.left,
    top: inner.top,
    right: shape.width - inner.left - inner.width,
    bottom: shape.height - inner.top - inner.height,
  }
  const fitted = await sharp(picture.bytes, { limitInputPixels: largestPixels })
    .flatten({ background: 'black' })
    .toColourspace('srgb')
    .resize(inner.width, inner.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return {
    picture: await sharp(fitted, { raw: { width: inner.width, height: inner.height, channels: 3 } })
      .extend({ ...around, extendWith: 'mirror' })
      .png({ compressionLevel: 3 })
      .toBuffer(),
    area: area && (await fitArea(area, inner, around, shape)),
    inner,
  }
}

const innerRegion = (picture: Picture, shape: Shape): Region => {
  const scale = Math.min(shape.width / picture.width, shape.height / picture.height)
  const width = Math.min(shape.width, Math.round(picture.width * scale))
  const height = Math.min(shape.height, Math.round(picture.height * scale))
  return { left: Math.floor((shape.width - width) / 2), top: Math.floor((shape.height - height) / 2), width, height }
}

type Around = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

const fitArea = async (area: FreeArea, inner: Region, around: Around, shape: Shape): Promise<FreeArea> => {
  const fitted = await sharp(area.channel, { raw: { width: area.width, height: area.height, channels: 1 } })
    .resize(inner.width, inner.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const channel = await sharp(fitted, { raw: { width: inner.width, height: inner.height, channels: 1 } })
    .extend({ ...around, background: 'black' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width: shape.width, height: shape.height, channel }
}

/** The result in the size of the picture. */
export const bringBack = async (
  result: Picture,
  { inner }: FittedEdit,
  shape: Shape,
  picture: Picture,
  area: FreeArea | null,
): Promise<Uint8Array> => {
  const [across, down] = [result.width / shape.width, result.height / shape.height]
  const cut = {
    left: Math.round(inner.left * across),
    top: Math.round(inner.top * down),
    width: Math.min(result.width, Math.max(1, Math.round(inner.width * across))),
    height: Math.min(result.height, Math.max(1, Math.round(inner.height * down))),
  }
  const { width, height } = picture
  const pixels = await sharp(result.bytes)
    .extract({
      ...cut,
      width: Math.min(cut.width, result.width - cut.left),
      height: Math.min(cut.height, result.height - cut.top),
    })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const painted = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (!area) return painted.png({ compressionLevel: 3 }).toBuffer()
  const input = await painted
    .joinChannel(Buffer.from(area.channel), { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer()
  return sharp(picture.bytes, { limitInputPixels: largestPixels })
    .flatten({ background: 'black' })
    .toColourspace('srgb')
    .composite([{ input, raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer()
}
