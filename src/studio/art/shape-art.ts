// Cuts and enlarges the pictures of image models for the sheet of a wrap.
import { sharp } from '../../pictures/decoders.ts'
import type { Senses } from '../senses/senses.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface SizedArt extends Size {
  readonly picture: Uint8Array
}

/** More pixels than any picture of the house has; a small file that unpacks to more is refused by the decoder. */
const opened = (picture: Uint8Array) => sharp(picture, { limitInputPixels: 64_000_000 }).autoOrient()

const fine = (pixels: ReturnType<typeof opened>): Promise<Buffer> => pixels.png({ compressionLevel: 2 }).toBuffer()

/** The middle of a picture, in the proportions of `shape`. */
export const middleOf = async (art: SizedArt, shape: Size): Promise<SizedArt> => {
  const unit = Math.min(art.width / shape.width, art.height / shape.height)
  const [width, height] = [Math.round(shape.width * unit), Math.round(shape.height * unit)]
  const [left, top] = [Math.floor((art.width - width) / 2), Math.floor((art.height - height) / 2)]
  return { width, height, picture: await fine(opened(art.picture).extract({ left, top, width, height })) }
}

/** What was added to the left of a picture. */
export const leftOf = async ({ picture, height }: SizedArt, width: number): Promise<SizedArt> => ({
  width,
  height,
  picture: await fine(opened(picture).extract({ left: 0, top: 0, width, height })),
})

/** The pixels to be added so that a picture has the proportions of `shape`: on two sides, evenly. */
export const marginsTo = ({ width, height }: Size, shape: Size) => {
  const across = Math.max(0, Math.round((height * shape.width) / shape.height) - width)
  const down = Math.max(0, Math.round((width * shape.height) / shape.width) - height)
  return {
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
  }
}

/** No picture is enlarged by more than this before it is printed: what a print would need beyond that is not in it. */
const mostEnlarged = 2

/** A picture with as many pixels as `wanted` asks for, if it can have them. */
export const enlargedFor = async (
  { upscale }: Pick<Senses, 'upscale'>,
  { picture, width, height }: SizedArt,
  wanted: Size,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const by = Math.min(mostEnlarged, Math.max(wanted.width / width, wanted.height / height))
  if (by <= 1) return picture
  const order = { image: picture, width: Math.round(width * by), height: Math.round(height * by) }
  return (await upscale(order, signal)).image
}
