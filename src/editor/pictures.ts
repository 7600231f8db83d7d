// Pictures for the editor's stage: the art fitted to the book, small enough for a screen.
import { sharp } from '../pictures/decoders.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'
import { refitArt } from '../print/refit/refit-art.ts'

/** Sharp on a large screen; the proof shows the rest. */
const screenWidth = 2400

export const screenArt = async (sheet: Uint8Array, painted: WrapRequest, wanted: WrapRequest): Promise<Uint8Array> => {
  const art = await refitArt(sheet, wrapGeometry(painted), wrapGeometry(wanted))
  return sharp(art).resize({ width: screenWidth, withoutEnlargement: true }).jpeg({ quality: 84 }).toBuffer()
}
