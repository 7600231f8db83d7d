// A geometry as the contract shows it: inches, half up to three places.
import { printDpi } from '../../catalog/print.ts'
import type { WrapDimensions } from '../../contract/wraps.ts'
import { rounded } from './lengths.ts'
import type { WrapGeometry } from './wrap-geometry.ts'

export const wrapDimensions = (geometry: WrapGeometry): WrapDimensions => ({
  spineWidth: rounded(geometry.spineWidth),
  fullWidth: rounded(geometry.sheet.width),
  fullHeight: rounded(geometry.sheet.height),
  pixelWidth: geometry.pixels.width,
  pixelHeight: geometry.pixels.height,
  dpi: printDpi,
  bleed: rounded(geometry.outerEdge),
  safeTextMargin: rounded(geometry.binding.safeMargin.edge),
  minFontSize: geometry.minFontSize,
  canHaveSpineText: geometry.canHaveSpineText,
  barcodeZone: {
    x: rounded(geometry.barcode.x),
    y: rounded(geometry.barcode.y),
    width: rounded(geometry.barcode.width),
    height: rounded(geometry.barcode.height),
  },
})
