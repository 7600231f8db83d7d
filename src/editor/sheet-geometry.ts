// A geometry as the editor's page sees it: plain numbers, in inches.

import type { PanelName } from '../catalog/print.ts'
import type { Box as ExactBox } from '../print/geometry/boxes.ts'
import { rounded } from '../print/geometry/lengths.ts'
import type { WrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { Box, SheetGeometry, SheetPanel } from './wire.ts'

const plain = ({ x, y, width, height }: ExactBox): Box => ({
  x: x.toNumber(),
  y: y.toNumber(),
  width: width.toNumber(),
  height: height.toNumber(),
})

export const sheetGeometry = (geometry: WrapGeometry): SheetGeometry => {
  const panel = (name: PanelName): SheetPanel => {
    const { face, bleed, safe } = geometry[name]
    return { face: plain(face), bleed: plain(bleed), safe: safe && plain(safe) }
  }
  const { sheet, finished, hinges, folds, barcode, spineWidth, minFontSize } = geometry
  return {
    width: sheet.width.toNumber(),
    height: sheet.height.toNumber(),
    finished: plain(finished),
    panels: { back: panel('back'), spine: panel('spine'), front: panel('front') },
    hinges: hinges === null ? [] : [plain(hinges.back), plain(hinges.front)],
    folds: [folds.back.toNumber(), folds.front.toNumber()],
    barcode: plain(barcode),
    spineWidth: rounded(spineWidth),
    minFontSize,
  }
}
