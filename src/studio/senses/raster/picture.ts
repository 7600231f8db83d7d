// A picture as plain pixels, a mask over it, and the way from and to encoded files.
import { sharp } from '../../../pictures/decoders.ts'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue of every pixel, row by row. */
  readonly rgb: Uint8Array
}

export interface Mask {
  readonly width: number
  readonly height: number
  /** 1 where the mask holds. */
  readonly bits: Uint8Array
}

/** A rectangle of whole pixels. */
export interface Window {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** More pixels than any cover of the house has; a small file that unpacks to more is refused by the decoder. */
const pixelLimit = 64_000_000

/** Decodes upright sRGB; what is transparent lies on white, as shops show it. */
export const decodePicture = async (bytes: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 3) return { width, height, rgb: new Uint8Array(data) }
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) rgb.fill(data[at * channels] ?? 0, at * 3, at * 3 + 3)
  return { width, height, rgb }
}

const rawOf = ({ width, height, rgb }: Picture) =>
  sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: pixelLimit })

/** Encoded as the press encodes covers: sRGB JPEG with its profile and 300 DPI, colours not subsampled. */
export const encodePicture = (picture: Picture): Promise<Buffer> =>
  rawOf(picture)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .withMetadata({ density: 300 })
    .toBuffer()

export const resizePicture = async (picture: Picture, width: number, height: number): Promise<Picture> => {
  if (width === picture.width && height === picture.height) return picture
  const data = await rawOf(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { width, height, rgb: new Uint8Array(data) }
}

export const cropPicture = (picture: Picture, { left, top, width, height }: Window): Picture => {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 3
    rgb.set(picture.rgb.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height, rgb }
}

export const cropMask = (mask: Mask, { left, top, width, height }: Window): Mask => {
  const bits = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * mask.width + left
    bits.set(mask.bits.subarray(from, from + width), y * width)
  }
  return { width, height, bits }
}

/** Every pixel the mean of a square of `by` pixels; what does not fill a square at the right and bottom is left out. */
export const shrunkPicture = (picture: Picture, by: number): Picture => {
  if (by === 1) return picture
  const width = Math.max(1, Math.floor(picture.width / by))
  const height = Math.max(1, Math.floor(picture.height / by))
  const sums = new Uint32Array(width * height * 3)
  for (let y = 0; y < height * by; y++) {
    for (let x = 0; x < width * by; x++) {
      const from = (Math.min(y, picture.height - 1) * picture.width + Math.min(x, picture.width - 1)) * 3
      const to = (Math.floor(y / by) * width + Math.floor(x / by)) * 3
      for (let channel = 0; channel < 3; channel++) {
        sums[to + channel] = (sums[to + channel] ?? 0) + (picture.rgb[from + channel] ?? 0)
      }
    }
  }
  return { width, height, rgb: Uint8Array.from(sums, (sum) => sum / (by * by)) }
}

/** Luma of a pixel, 0 to 255. */
export const lightAt = ({ rgb }: Picture, at: number): number =>
  0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0)

/** Luma of every pixel. */
export const lightOf = (picture: Picture): Float32Array => {
  const light = new Float32Array(picture.width * picture.height)
  for (let at = 0; at < light.length; at++) light[at] = lightAt(picture, at)
  return light
}

export const emptyMask = (width: number, height: number): Mask => ({
  width,
  height,
  bits: new Uint8Array(width * height),
})

export const countMask = ({ bits }: Mask): number => {
  let count = 0
  for (const bit of bits) count += bit
  return count
}

/** The smallest window around what the mask holds; null when it holds nothing. */
export const boundsOfMask = ({ width, height, bits }: Mask): Window | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (bits[y * width + x] !== 1) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
