// The front of a wrap on a picture that an image model has painted: fitted to the face, its type set anew inside the safe area.
import type { CoverDocument } from '../document.ts'
import { underPicture, withPicture } from '../press/paint-on-picture.ts'
import { familyOf } from '../press/scene-of-document.ts'
import type { Picture } from '../senses/raster/picture.ts'
import { fitToFace } from './fit-to-face.ts'
import { paintFront } from './paint-front.ts'
import { canvasOf, type PictureFront } from './picture-front.ts'
import type { WrapSheet } from './wrap-sheet.ts'

export const paintArtFront = async (
  document: CoverDocument,
  art: Picture,
  sheet: WrapSheet,
  attempt: number,
): Promise<PictureFront> => {
  const { picture, complete, size } = await fitToFace(art, sheet.front.face, attempt)
  const family = withPicture(familyOf(document), canvasOf(picture))
  const { canvas, scale } = await paintFront(underPicture(document), sheet, family)
  return { canvas, scale, complete, dpi: Math.round(sheet.dpi / size) }
}
