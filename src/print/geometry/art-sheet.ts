// A geometry as the studio paints it: panels in whole pixels. Edges are rounded, not sizes, so that panels neither overlap nor gape.
import type { Big } from 'big.js'
import { printDpi } from '../../catalog/print.ts'
import type { Patch, WrapSheet } from '../../studio/wrap/wrap-sheet.ts'
import { type Box, bottomOf, rightOf } from './boxes.ts'
import type { WrapGeometry } from './wrap-geometry.ts'

export const artSheet = ({ artPixels, sheet, back, spine, front }: WrapGeometry): WrapSheet => {
  // The last pixel of a side may be a part of one: art is rounded up.
  const across = (x: Big): number => (x.gte(sheet.width) ? artPixels.width : wholePixel(x))
  const down = (y: Big): number => (y.gte(sheet.height) ? artPixels.height : wholePixel(y))
  const patch = (box: Box): Patch => {
    const [left, top] = [across(box.x), down(box.y)]
    return { left, top, width: across(rightOf(box)) - left, height: down(bottomOf(box)) - top }
  }
  return {
    ...artPixels,
    dpi: printDpi,
    back: { bleed: patch(back.bleed), face: patch(back.face), safe: patch(back.safe) },
    spine: { bleed: patch(spine.bleed) },
    front: { bleed: patch(front.bleed), face: patch(front.face), safe: patch(front.safe) },
  }
}

const wholePixel = (length: Big): number => Math.round(length.times(printDpi).toNumber())
