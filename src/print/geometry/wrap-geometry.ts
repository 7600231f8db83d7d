// Where everything is on the sheet of a wrap: back, spine and front side by side, with what is cut off or turned in around them.
import type { Big } from 'big.js'
import { printDpi } from '../../catalog/print.ts'
import { kdp } from '../printers/kdp.ts'
import type { Binding, Printer } from '../printers/printer.ts'
import { type Box, between, bottomOf, rightOf } from './boxes.ts'
import { type GeometryWarning, geometryWarnings } from './warnings.ts'
import { readWrapSpecs, type WrapRequest, type WrapSpecs } from './wrap-specs.ts'

/** A face of the finished book. */
export interface Panel {
  /** The finished face, seen from outside: the trim of a paperback, the board of a case, hinge included. */
  readonly face: Box
  /** The pages behind it: the same as the face of a paperback, smaller than the board of a case. */
  readonly trim: Box
  /** The face with what is cut off or turned in beside it; these three tile the sheet. */
  readonly bleed: Box
  /** Where type may stand. */
  readonly safe: Box
}

export interface WrapGeometry {
  readonly printer: Printer
  readonly binding: Binding
  readonly specs: WrapSpecs
  readonly sheet: Box
  /** What remains in sight of the book: the sheet without bleed or turn-in. */
  readonly finished: Box
  readonly outerEdge: Big
  readonly spineWidth: Big
  readonly back: Panel
  readonly front: Panel
  readonly spine: {
    readonly face: Box
    readonly bleed: Box
    /** Null where the spine must stay empty. */
    readonly safe: Box | null
    /** Between type and each fold. */
    readonly clearance: Big
  }
  /** Where a case bends; null for a paperback. */
  readonly hinges: { readonly back: Box; readonly front: Box } | null
  /** Distances from the left edge of the sheet. */
  readonly folds: { readonly back: Big; readonly front: Big }
  readonly barcode: Box
  readonly canHaveSpineText: boolean
  /** Of a flat picture of the whole sheet: the nearest whole pixels at 300 DPI, half up. */
  readonly pixels: { readonly width: number; readonly height: number }
  /** Of art for the print file: rounded up, so that it never falls below 300 DPI. */
  readonly artPixels: { readonly width: number; readonly height: number }
  /** In points. */
  readonly minFontSize: number
  readonly warnings: readonly GeometryWarning[]
}

/** Refuses what the printer does not offer, with the fault that the contract lists first. */
export const wrapGeometry = (request: WrapRequest, printer: Printer = kdp): WrapGeometry => {
  const specs = readWrapSpecs(request, printer)
  const binding = printer.bindings[specs.bindingType]
  const { outerEdge, spineText } = binding
  const spineWidth = printer.pageThickness[specs.paperType].times(specs.pageCount).plus(binding.spineAllowance)
  const faceWidth = specs.trim.width.plus(binding.board.width)
  const faceHeight = specs.trim.height.plus(binding.board.height)

  const [top, bottom] = [outerEdge, outerEdge.plus(faceHeight)]
  const left = outerEdge
  const backFold = left.plus(faceWidth)
  const frontFold = backFold.plus(spineWidth)
  const right = frontFold.plus(faceWidth)
  const zero = outerEdge.minus(outerEdge)
  const sheet = between(zero, zero, right.plus(outerEdge), bottom.plus(outerEdge))

  const canHaveSpineText = specs.pageCount >= spineText.minPages
  const spineFace = between(backFold, top, frontFold, bottom)
  const back = between(left, top, backFold, bottom)
  const front = between(frontFold, top, right, bottom)
  const hinges = binding.hinge.gt(0)
    ? {
        back: between(backFold.minus(binding.hinge), top, backFold, bottom),
        front: between(frontFold, top, frontFold.plus(binding.hinge), bottom),
      }
    : null

  return {
    printer,
    binding,
    specs,
    sheet,
    finished: between(left, top, right, bottom),
    outerEdge,
    spineWidth,
    back: {
      face: back,
      trim: trimOf(back, specs, binding, 'back'),
      bleed: between(zero, zero, backFold, sheet.height),
      safe: safeOf(back, binding, 'back'),
    },
    front: {
      face: front,
      trim: trimOf(front, specs, binding, 'front'),
      bleed: between(frontFold, zero, sheet.width, sheet.height),
      safe: safeOf(front, binding, 'front'),
    },
    spine: {
      face: spineFace,
      bleed: between(backFold, zero, frontFold, sheet.height),
      safe: canHaveSpineText ? spineSafeOf(spineFace, binding) : null,
      clearance: spineText.clearance,
    },
    hinges,
    folds: { back: backFold, front: frontFold },
    barcode: barcodeOn(back, binding),
    canHaveSpineText,
    pixels: wholePixels(sheet, (pixels) => Number(pixels.toFixed(0))),
    artPixels: wholePixels(sheet, (pixels) => Math.ceil(pixels.toNumber())),
    minFontSize: printer.minFontSize,
    warnings: geometryWarnings(specs, printer),
  }
}

/** The board stands out beyond the pages at head, tail and fore-edge; at the spine they meet. */
const trimOf = (face: Box, { trim }: WrapSpecs, { board }: Binding, side: 'back' | 'front'): Box => ({
  x: side === 'back' ? face.x.plus(board.width) : face.x,
  y: face.y.plus(board.height.div(2)),
  width: trim.width,
  height: trim.height,
})

const safeOf = (face: Box, { safeMargin }: Binding, side: 'back' | 'front'): Box => {
  const [atLeft, atRight] = side === 'back' ? [safeMargin.edge, safeMargin.fold] : [safeMargin.fold, safeMargin.edge]
  return between(
    face.x.plus(atLeft),
    face.y.plus(safeMargin.edge),
    rightOf(face).minus(atRight),
    bottomOf(face).minus(safeMargin.edge),
  )
}

const spineSafeOf = (face: Box, { safeMargin, spineText }: Binding): Box =>
  between(
    face.x.plus(spineText.clearance),
    face.y.plus(safeMargin.edge),
    rightOf(face).minus(spineText.clearance),
    bottomOf(face).minus(safeMargin.edge),
  )

const barcodeOn = (back: Box, { hinge, barcode }: Binding): Box => ({
  x: rightOf(back).minus(hinge).minus(barcode.fromSpine).minus(barcode.width),
  y: bottomOf(back).minus(barcode.fromBottom).minus(barcode.height),
  width: barcode.width,
  height: barcode.height,
})

const wholePixels = ({ width, height }: Box, whole: (pixels: Big) => number): { width: number; height: number } => ({
  width: whole(width.times(printDpi)),
  height: whole(height.times(printDpi)),
})
