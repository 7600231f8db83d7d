// The sheet of a wrap as the studio paints it: whole pixels at print size, counted from the top left corner of the sheet.
import type { Box } from '../paint/easel.ts'

export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Face {
  /** With what is cut off or turned in beside it; back, spine and front tile the sheet. */
  readonly bleed: Patch
  /** What remains in sight of the finished book. */
  readonly face: Patch
  /** Where type may stand. */
  readonly safe: Patch
}

export interface WrapSheet {
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly back: Face
  readonly spine: { readonly bleed: Patch }
  readonly front: Face
}

export const rightOf = ({ left, width }: Patch): number => left + width

export const bottomOf = ({ top, height }: Patch): number => top + height

/** A patch in units, seen from the top left corner of another one. */
export const unitsWithin = (patch: Patch, corner: Patch, scale: number): Box => ({
  x: (patch.left - corner.left) / scale,
  y: (patch.top - corner.top) / scale,
  w: patch.width / scale,
  h: patch.height / scale,
})

/** How far every type is from the edge of its face, in pixels: no more than this may be repeated beyond it. */
export const typeDistance = ({ front }: WrapSheet): number => Math.max(1, front.safe.top - front.face.top)

/** Back and spine at the height of the finished book, which is painted as one; above and below it is bleed or turn-in. */
export const innerSideOf = ({ back, spine }: WrapSheet): Patch => ({
  left: 0,
  top: back.face.top,
  width: rightOf(spine.bleed),
  height: back.face.height,
})
