// Wordless art on the face of a book: it may lose a little at two sides, and is carried on where it does not reach.
import { extend } from '../senses/raster/extend.ts'
import { cropPicture, type Picture, resizePicture } from '../senses/raster/picture.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface FittedArt {
  readonly picture: Picture
  /** Whether it was carried on plausibly where it did not reach. */
  readonly complete: boolean
  /** Pixels of the face to one of the picture. */
  readonly size: number
}

/** Art without a title may lose this share of its length before more must be painted. */
const mostCropped = 0.2

const fitsOf = (art: Size, face: Size): readonly [number, number] => [face.width / art.width, face.height / art.height]

/** Whether art fills a face by losing no more than it may. */
export const fillsFace = (art: Size, face: Size): boolean => {
  const [across, down] = fitsOf(art, face)
  return Math.max(across, down) <= Math.min(across, down) * (1 + mostCropped)
}

/** Where art stands on a face that it does not fill, as shares of the room before it: each attempt another. */
const places = [0.5, 0.38, 0.62, 0.25, 0.75] as const

export const fitToFace = async (art: Picture, face: Size, attempt: number): Promise<FittedArt> => {
  const fits = fitsOf(art, face)
  const size = Math.min(Math.max(...fits), Math.min(...fits) * (1 + mostCropped))
  const scaled = await resizePicture(art, Math.round(art.width * size), Math.round(art.height * size))
  const [width, height] = [Math.min(scaled.width, face.width), Math.min(scaled.height, face.height)]
  const middle = { left: Math.floor((scaled.width - width) / 2), top: Math.floor((scaled.height - height) / 2) }
  const placed = cropPicture(scaled, { ...middle, width, height })
  const place = places[attempt % places.length] ?? 0.5
  const left = Math.floor((face.width - width) * place)
  const top = Math.floor((face.height - height) * place)
  const sides = { left, top, right: face.width - left - width, bottom: face.height - top - height }
  return { ...(await extend(placed, sides)), size }
}
