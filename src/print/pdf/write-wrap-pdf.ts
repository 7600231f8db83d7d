// The print file of a wrap: one page with the art as it is, shapes, and type as real text, boxes to the millionth of a point.
import { printDpi } from '../../catalog/print.ts'
import { inPoints } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { openPageFonts, type PageFonts } from './page-fonts.ts'
import { dateString, newPdf, type PdfFile, type Reference, reals, textString } from './pdf-objects.ts'
import { shapeRun } from './shape-run.ts'
import { shapeUpright } from './shape-upright.ts'
import { srgbProfile } from './srgb-profile.ts'
import { textOperators } from './text-operators.ts'
import { uprightOperators } from './upright-operators.ts'
import type { Rectangle, TextRun, WrapPage } from './wrap-page.ts'
import { type Metadata, producer, xmpPacket } from './xmp.ts'

export const writeWrapPdf = async (page: WrapPage): Promise<Buffer> => {
  const { geometry } = page
  const sheet = inPoints(geometry.sheet)
  const pdf = newPdf('1.4')
  const profile = pdf.addStream('/N 3 /Alternate /DeviceRGB', await srgbProfile(), true)
  const colorSpace = pdf.add(`[/ICCBased ${profile}]`)
  const art = addArt(pdf, page, colorSpace)
  const fonts = await openPageFonts(page.type)

  const operators = [
    `q ${reals(sheet.width, 0, 0, sheet.height, 0, 0)} cm /Art Do Q`,
    '/RGB cs',
    ...page.shapes.map((shape) => rectangleOperators(shape, sheet.height)),
    ...page.type.map((run) => lineOperators(run, sheet.height, fonts)),
  ]
  const content = pdf.addStream('', Buffer.from(operators.join('\n'), 'latin1'), true)
  const pages = pdf.reserve()
  const leaf = pdf.add(
    `<</Type /Page /Parent ${pages} ${boxesOf(geometry)} ` +
      `/Resources <</ProcSet [/PDF /Text /ImageC] /ColorSpace <</RGB ${colorSpace}>> /XObject <</Art ${art}>> ` +
      `/Font <<${fonts.write(pdf)}>>>> /Contents ${content}>>`,
  )
  pdf.define(pages, `<</Type /Pages /Kids [${leaf}] /Count 1>>`)
  return finish(pdf, pages, profile, page.metadata)
}

const addArt = (pdf: PdfFile, { art, geometry }: WrapPage, colorSpace: Reference): Reference => {
  const header = readJpegHeader(art)
  if (header?.components !== 3) throw new Error('the art of a wrap must be an RGB JPEG')
  const { width, height } = header
  if (geometry.sheet.width.times(printDpi).gt(width) || geometry.sheet.height.times(printDpi).gt(height)) {
    const { artPixels: need } = geometry
    throw new Error(`the art of a wrap must have ${need.width} x ${need.height} pixels but has ${width} x ${height}`)
  }
  return pdf.addStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colorSpace} /BitsPerComponent 8 ` +
      '/Filter /DCTDecode',
    art,
    false,
  )
}

/** The trim box is what the reader will hold: the trim of a paperback, the boards of a case. */
const boxesOf = ({ sheet, finished }: WrapGeometry): string => {
  const [outer, inner] = [inPoints(sheet), inPoints(finished)]
  const whole = `[${reals(0, 0, outer.width, outer.height)}]`
  // The margins are the same on all sides, so top and bottom may be exchanged.
  const trim = `[${reals(inner.x, inner.y, inner.x + inner.width, inner.y + inner.height)}]`
  return `/MediaBox ${whole} /CropBox ${whole} /BleedBox ${whole} /TrimBox ${trim}`
}

const colorPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

const colorOperator = (color: string): string => {
  const [, ...channels] = colorPattern.exec(color) ?? []
  if (channels.length !== 3) throw new Error(`a colour must be #rrggbb but is ${color}`)
  return `${reals(...channels.map((channel) => Number.parseInt(channel, 16) / 255))} sc`
}

const rectangleOperators = ({ color, x, y, width, height }: Rectangle, sheetHeight: number): string =>
  `${colorOperator(color)} ${reals(x, sheetHeight - y - height, width, height)} re f`

const lineOperators = (run: TextRun, sheetHeight: number, fonts: PageFonts): string => {
  const { x, rotation, size, letterSpacing } = run
  const place = { x, y: sheetHeight - run.y, rotation, size, letterSpacing }
  const files = fonts.filesOf(run)
  const drawn = run.upright
    ? uprightOperators(shapeUpright(run, files), place, fonts)
    : textOperators(shapeRun(run, files).glyphs, place, fonts)
  return `${colorOperator(run.color)}\n${drawn}`
}

const srgb = '(sRGB IEC61966-2.1)'

/** No version of PDF/X is claimed: those that KDP prefers want CMYK, and this file is RGB, which KDP takes too. */
const finish = (pdf: PdfFile, pages: Reference, profile: Reference, metadata: Metadata): Buffer => {
  const { title, author, date } = metadata
  const xmp = pdf.addStream('/Type /Metadata /Subtype /XML', Buffer.from(xmpPacket(metadata)), false)
  const intent = pdf.add(
    `<</Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier ${srgb} /OutputCondition ${srgb} ` +
      `/RegistryName (http://www.color.org) /Info ${srgb} /DestOutputProfile ${profile}>>`,
  )
  const root = pdf.add(
    `<</Type /Catalog /Pages ${pages} /Metadata ${xmp} /OutputIntents [${intent}] /ViewerPreferences <</DisplayDocTitle true>>>>`,
  )
  const info = pdf.add(
    `<</Title ${textString(title)} ${author === null ? '' : `/Author ${textString(author)} `}/Creator (${producer}) ` +
      `/Producer (${producer}) /CreationDate ${dateString(date)} /ModDate ${dateString(date)} /Trapped /False>>`,
  )
  return pdf.finish({ root, info })
}
