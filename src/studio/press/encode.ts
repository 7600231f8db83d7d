// Encodes a painted sheet: sRGB JPEG with its profile and 300 DPI, colours not subsampled, as printers and shops want it.
import type { Canvas } from '@napi-rs/canvas'
import { type Sharp, sharp } from '../../pictures/decoders.ts'
import { freeCanvas } from '../paint/free-canvas.ts'

sharp.concurrency(1)
sharp.cache(false)

const opaque = (canvas: Canvas): Sharp =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } }).removeAlpha()

export const printJpeg = (picture: Sharp): Promise<Buffer> =>
  picture
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .withMetadata({ density: 300 })
    .toBuffer()

export const encodeJpeg = (canvas: Canvas): Promise<Buffer> => printJpeg(opaque(canvas))

/** The same for a sheet that is not needed again: its canvas goes before the encoder takes three times as much. */
export const encodeFinished = (canvas: Canvas): Promise<Buffer> => {
  const picture = opaque(canvas)
  freeCanvas(canvas)
  return printJpeg(picture)
}

/** Sixty and more of them lie in the repository and are shown on one page. */
const thumbnailBytes = 24_000
/** Tried in turn until the picture is small enough; the last is taken however large it is. */
const thumbnailQualities = [84, 76, 68, 60, 52, 44, 36, 32, 28, 24, 20] as const

/** Half size, for lists of templates. */
export const encodeThumbnail = async (canvas: Canvas): Promise<Buffer> => {
  const small = opaque(canvas).resize(Math.round(canvas.width / 2))
  let jpeg = Buffer.alloc(0)
  for (const quality of thumbnailQualities) {
    jpeg = await small.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= thumbnailBytes) break
  }
  return jpeg
}
