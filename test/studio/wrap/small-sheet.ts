// The sheet of a wrap at a fraction of its resolution: the same panels, quick to paint.
import { artSheet } from '../../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../../../src/print/geometry/wrap-specs.ts'
import type { Patch, WrapSheet } from '../../../src/studio/wrap/wrap-sheet.ts'

export const book = (trimWidth: number, trimHeight: number, more: Partial<WrapRequest> = {}): WrapRequest => ({
  trimWidth,
  trimHeight,
  pageCount: 240,
  paperType: 'cream',
  bindingType: 'paperback',
  ...more,
})

export const smallSheet = (request: WrapRequest, dpi = 50): WrapSheet => {
  const { back, spine, front, ...sheet } = artSheet(wrapGeometry(request))
  const whole = (pixels: number): number => Math.round((pixels * dpi) / sheet.dpi)
  const small = ({ left, top, width, height }: Patch): Patch => ({
    left: whole(left),
    top: whole(top),
    width: whole(left + width) - whole(left),
    height: whole(top + height) - whole(top),
  })
  return {
    width: whole(sheet.width),
    height: whole(sheet.height),
    dpi,
    back: { bleed: small(back.bleed), face: small(back.face), safe: small(back.safe) },
    spine: { bleed: small(spine.bleed) },
    front: {
      bleed: small(front.bleed),
      face: small(front.face),
      safe: small(front.safe),
    },
  }
}
