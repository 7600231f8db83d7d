// Plain colours of a layout as rectangles over the art.
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { LayoutState } from '../layout/layout-state.ts'
import type { Rectangle } from '../pdf/wrap-page.ts'

const joined = (left: PlainBox, right: PlainBox): PlainBox => ({ ...left, width: right.x + right.width - left.x })

/** A coloured back goes on under a coloured spine: where they only met, what they hide would show as a hairline. */
export const plainPanels = (geometry: WrapGeometry, { back, spine }: LayoutState['colors']): Rectangle[] => {
  const [backBox, spineBox] = [inPoints(geometry.back.bleed), inPoints(geometry.spine.bleed)]
  return [
    ...(back === null ? [] : [{ ...(spine === null ? backBox : joined(backBox, spineBox)), color: back }]),
    ...(spine === null ? [] : [{ ...spineBox, color: spine }]),
  ]
}
