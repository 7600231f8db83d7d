// A cover on a picture that an image model has painted: the family sets the type, the picture takes the place of its painting.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { sharp } from '../../pictures/decoders.ts'
import { noAdjustments } from '../direction/adjustments.ts'
import type { CoverDocument } from '../document.ts'
import type { Family } from '../families/family.ts'
import type { Easel } from '../paint/easel.ts'

/** More pixels than any picture of the house has; a small file that unpacks to more is refused by the decoder. */
const pixelLimit = 64_000_000

/** A picture at exactly this size: it fills it, and loses what stands over at two sides. */
export const canvasOfPicture = async (picture: Uint8Array, { w, h }: Record<'w' | 'h', number>): Promise<Canvas> => {
  const pixels = await sharp(picture, { limitInputPixels: pixelLimit })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(w, h, { fit: 'cover', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(w, h)
  image.data.set(pixels)
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** In the middle, never stretched. */
const fillWith = ({ ctx, w, h }: Easel, picture: Canvas): void => {
  const size = Math.max(w / picture.width, h / picture.height)
  const [wide, tall] = [picture.width * size, picture.height * size]
  ctx.drawImage(picture, (w - wide) / 2, (h - tall) / 2, wide, tall)
}

/**
 * `enlarged` is for what is painted larger than the picture alone: an enlargement is never quite the picture, and type that was
 * settled on it would now and then have another ink, or a scrim, in print than in the preview.
 */
export const withPicture = (family: Family, picture: Canvas, enlarged: Canvas = picture): Family => ({
  ...family,
  design: (scene) => ({
    type: family.design(scene).type,
    back: (easel) => fillWith(easel, easel.canvas.width > picture.width ? enlarged : picture),
    grain: 0,
    vignette: 0,
  }),
})

/** What edits may still do to a picture: its light, its colours, its frame. What stands in it is the model's. */
export const underPicture = (document: CoverDocument): CoverDocument => {
  const { direction } = document
  const { adjustments } = direction
  const manner = adjustments.manner === 'simplified' ? null : adjustments.manner
  const { hero, extras, without } = noAdjustments
  return { ...document, direction: { ...direction, adjustments: { ...adjustments, manner, hero, extras, without } } }
}
