// A picture as plain bytes: red, green, blue, row by row.
import { type Sharp, sharp } from '../../../pictures/decoders.ts'

export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array }
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export const asSharp = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

export const toPixels = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`expected 3 channels but received ${info.channels}`)
  return { data, width: info.width, height: info.height }
}

/** Resized by Lanczos to exactly these pixels. */
export const resized = (picture: Pixels, width: number, height: number): Promise<Pixels> =>
  toPixels(asSharp(picture).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }))

export const cropped = ({ data, width: stride }: Pixels, { left, top, width, height }: Area): Pixels => {
  const rows = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * stride + left) * 3
    rows.set(data.subarray(from, from + width * 3), y * width * 3)
  }
  return { data: rows, width, height }
}
