// Checks of the page's size and boxes.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { Page } from '../reader/pages.ts'
import type { PdfFile } from '../reader/pdf-file.ts'
import type { Value } from '../reader/values.ts'
import { type Check, inchSize, type Subject } from './check.ts'

/** Corners may be given in any order. */
export const readBox = (file: PdfFile, value: Value): PlainBox | null => {
  const [x1, y1, x2, y2] = file.numbers(value)
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

export const pageSize = ({ geometry, mediaBox, unit }: Subject): Check => {
  const { sheet, printer } = geometry
  const [width, height] = [mediaBox.width * unit, mediaBox.height * unit]
  const tolerance = printer.pageSizeTolerance.toNumber()
  const isClose = (found: number, exact: number): boolean => Math.abs(found - exact) <= tolerance
  return {
    rule: 'page_size',
    expected: `${inchSize(sheet.width.toNumber(), sheet.height.toNumber())}, within ${tolerance} in`,
    measured: inchSize(width, height),
    pass: isClose(width, sheet.width.toNumber()) && isClose(height, sheet.height.toNumber()),
  }
}

const isSame = (one: PlainBox, other: PlainBox, tolerance: number): boolean =>
  Math.abs(one.x - other.x) <= tolerance &&
  Math.abs(one.y - other.y) <= tolerance &&
  Math.abs(one.x + one.width - other.x - other.width) <= tolerance &&
  Math.abs(one.y + one.height - other.y - other.height) <= tolerance

const isInside = (inner: PlainBox, outer: PlainBox, tolerance: number): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance

/** What is wrong with the boxes, each in a few words. A box that is not there goes by the media box and is right. */
const wrongBoxes = ({ file, page, geometry, mediaBox, unit }: Subject): string[] => {
  const tolerance = geometry.printer.pageSizeTolerance.toNumber() / unit
  const boxOf = (key: keyof typeof readers): PlainBox | null => readers[key](file, page)
  const wrong: string[] = []
  const crop = boxOf('CropBox')
  if (crop && !isSame(crop, mediaBox, tolerance)) wrong.push('CropBox is not the whole page')
  for (const key of ['BleedBox', 'TrimBox', 'ArtBox'] as const) {
    const box = boxOf(key)
    if (box && !isInside(box, mediaBox, tolerance)) wrong.push(`${key} reaches beyond the page`)
  }
  const trim = boxOf('TrimBox')
  if (trim && !isSame(trim, finishedOn(geometry, mediaBox, unit), tolerance) && !isSame(trim, mediaBox, tolerance)) {
    wrong.push('TrimBox is not the trim')
  }
  const rotation = page.inherited('Rotate')
  if (typeof rotation === 'number' && rotation % 360 !== 0) wrong.push(`the page is turned by ${rotation} degrees`)
  return wrong
}

const readers = {
  CropBox: (file: PdfFile, page: Page) => readBox(file, page.inherited('CropBox')),
  BleedBox: (file: PdfFile, page: Page) => readBox(file, file.get(page.dict, 'BleedBox')),
  TrimBox: (file: PdfFile, page: Page) => readBox(file, file.get(page.dict, 'TrimBox')),
  ArtBox: (file: PdfFile, page: Page) => readBox(file, file.get(page.dict, 'ArtBox')),
} as const

/** Where the finished book is on the page, in its own units; in the middle where the page has not the right size. */
export const finishedOn = (geometry: Subject['geometry'], mediaBox: PlainBox, unit: number): PlainBox => {
  const { finished } = geometry
  const [width, height] = [finished.width.toNumber() / unit, finished.height.toNumber() / unit]
  return {
    x: mediaBox.x + (mediaBox.width - width) / 2,
    y: mediaBox.y + (mediaBox.height - height) / 2,
    width,
    height,
  }
}

export const pageBoxes = (subject: Subject): Check => {
  const wrong = wrongBoxes(subject)
  return {
    rule: 'page_boxes',
    expected: 'CropBox the whole page, TrimBox the trim, none turned',
    measured: wrong.join(', ') || 'right',
    pass: wrong.length === 0,
  }
}
