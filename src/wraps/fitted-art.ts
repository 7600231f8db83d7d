// The art of a wrap as it lies on the sheet of its book, which may have got more pages or another binding since it was painted.
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { refitArt, refitDpi } from '../print/refit/refit-art.ts'
import { refitBackdrop } from '../print/refit/refit-backdrop.ts'
import type { WrapContent } from './record.ts'

type Painted = Pick<WrapContent, 'specs' | 'art' | 'backdrop'>

/** What the print shop is told of the art; the sheet itself apart, because it is large. */
export const fittedArt = <Wrap extends Painted>(wrap: Wrap): Wrap => {
  const [painted, wanted] = [wrapGeometry(wrap.art.painted), wrapGeometry(wrap.specs)]
  const frontDpi = refitDpi(wrap.art.frontDpi, painted, wanted)
  return { ...wrap, art: { ...wrap.art, frontDpi }, backdrop: refitBackdrop(wrap.backdrop, painted, wanted) }
}

export const fittedSheet = (sheet: Uint8Array, { specs, art }: Painted): Promise<Uint8Array> =>
  refitArt(sheet, wrapGeometry(art.painted), wrapGeometry(specs))
