// Prints a wrap: layout, art with what is blended into it, print file, flat sheet and preview. Equal orders give equal bytes.
import { wrapGeometry } from '../geometry/wrap-geometry.ts'
import { writeWrapPdf } from '../pdf/write-wrap-pdf.ts'
import { judgePrintFile } from './judge-print-file.ts'
import { layOut } from './lay-out.ts'
import { lightEnough } from './light-enough.ts'
import { plainPanels } from './plain-panels.ts'
import type { PrintedWrap, PrintOrder } from './print-order.ts'
import { addType, blendGrounds, decodeSheet, encodeArt, encodeFlat, encodePreview } from './sheet-pictures.ts'

export const printWrap = async (order: PrintOrder): Promise<PrintedWrap> => {
  const geometry = wrapGeometry(order.specs)
  const layout = layOut(order, geometry)
  const { state, report, runs, shapes } = layout
  const sheet = await decodeSheet(order.art)
  blendGrounds(sheet, layout, geometry)
  // Art that no shade touches goes into the file as it is; plain grounds are then drawn over it.
  const isShaded = layout.shadings.length + layout.glows.length > 0
  const art = await lightEnough(isShaded ? await encodeArt(sheet) : order.art)
  const pdf = await writeWrapPdf({
    geometry,
    art,
    shapes: isShaded ? shapes : [...plainPanels(geometry, state.colors), ...shapes],
    type: runs,
    metadata: order.metadata,
  })
  await judgePrintFile(pdf, geometry, report)
  addType(sheet, layout)
  const flat = await encodeFlat(sheet, geometry)
  return { state, report, flat, preview: await encodePreview(flat), pdf }
}
