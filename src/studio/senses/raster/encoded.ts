// The raster senses over encoded images, as the senses' process runs them: any decodable image in, a JPEG as the press makes it out.
import type { Models } from '../models/open-models.ts'
import { extend, type Sides } from './extend.ts'
import { findLettering } from './find-lettering.ts'
import { decodePicture, encodePicture } from './picture.ts'
import { removeText, type TextRemoval } from './remove-text.ts'
import { makeSquare, type Square } from './square.ts'

export interface ImageWithoutText extends Omit<TextRemoval, 'picture'> {
  readonly image: Uint8Array
}

export interface SquareImage extends Omit<Square, 'picture'> {
  readonly image: Uint8Array
}

export interface ExtendOrder {
  readonly image: Uint8Array
  /** Pixels to add on each side. */
  readonly sides: Sides
}

export interface ExtendedImage {
  readonly image: Uint8Array
  readonly complete: boolean
}

export type Lettering = { readonly known: false } | { readonly known: true; readonly lines: number }

export const findLetteringInImage = async (models: Models, image: Uint8Array): Promise<Lettering> => {
  const model = await models.session('ppocr-detection')
  return model ? { known: true, lines: await findLettering(await decodePicture(image), model) } : { known: false }
}

export const removeTextFromImage = async (models: Models, image: Uint8Array): Promise<ImageWithoutText> => {
  const { picture, ...report } = await removeText(await decodePicture(image), models)
  return { image: await encodePicture(picture), ...report }
}

export const squareImage = async (models: Models, image: Uint8Array): Promise<SquareImage> => {
  const { picture, ...report } = await makeSquare(await decodePicture(image), await models.session('ppocr-detection'))
  return { image: await encodePicture(picture), ...report }
}

export const extendImage = async ({ image, sides }: ExtendOrder): Promise<ExtendedImage> => {
  const { picture, complete } = await extend(await decodePicture(image), sides)
  return { image: await encodePicture(picture), complete }
}
