// Encodes a painted sheet: sRGB JPEG with its profile and 300 DPI, colours not subsampled, as printers and shops want it.
import type { Canvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
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

/** Half size, for lists of templates. */
export const encodeThumbnail = (canvas: Canvas): Promise<Buffer> =>
  opaque(canvas)
    .resize(Math.round(canvas.width / 2))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
