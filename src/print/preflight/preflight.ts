// Measures a wrap's PDF, ours or anybody's, against the geometry it should have. A file that cannot be read fails a check; nothing is thrown.
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { Check, Subject } from './checks/check.ts'
import { annotations, encryption, fileSize, onePage, outputIntent } from './checks/document-checks.ts'
import { pageBoxes, pageSize, readBox } from './checks/page-checks.ts'
import { bleedCoverage, colorSpaces, imageResolution, transparency } from './checks/picture-checks.ts'
import { printerMarks } from './checks/printer-marks.ts'
import { fontsEmbedded, minTypeSize, spineText, textInSafeArea, textOffBarcode } from './checks/type-checks.ts'
import { Findings } from './content/findings.ts'
import { readContent } from './content/read-content.ts'
import { type Page, pagesOf } from './reader/pages.ts'
import { PdfFile } from './reader/pdf-file.ts'
import { Stream, Unreadable } from './reader/values.ts'

export interface PreflightReport {
  readonly pass: boolean
  readonly checks: readonly Check[]
}

const pageChecks: readonly ((subject: Subject) => Check)[] = [
  onePage,
  pageSize,
  pageBoxes,
  fontsEmbedded,
  minTypeSize,
  textInSafeArea,
  spineText,
  textOffBarcode,
  imageResolution,
  bleedCoverage,
  transparency,
  colorSpaces,
  outputIntent,
  printerMarks,
  annotations,
]

export const preflight = async (pdf: Uint8Array, geometry: WrapGeometry): Promise<PreflightReport> => {
  const checks = [...measure(pdf, geometry)]
  return { pass: checks.every(({ pass }) => pass), checks }
}

const measure = (pdf: Uint8Array, geometry: WrapGeometry): Check[] => {
  const size = fileSize(pdf, geometry)
  try {
    const file = new PdfFile(pdf)
    // What is encrypted cannot be measured: the rest is left out rather than guessed.
    if (file.get(file.trailer, 'Encrypt') !== null) return [readable(null), encryption(true), size]
    const subject = open(file, geometry)
    return [readable(null), encryption(false), size, ...pageChecks.map((check) => check(subject))]
  } catch (error) {
    return [readable(error), size]
  }
}

const readable = (error: unknown): Check => ({
  rule: 'readable',
  expected: 'a whole PDF file',
  measured: error === null ? 'read' : reasonOf(error),
  pass: error === null,
})

/** Hostile files also make the reader stumble in ways that nobody foresaw, such as over the depth of the stack. */
const reasonOf = (error: unknown): string => (error instanceof Unreadable ? error.message : 'the file is damaged')

const pointsPerInch = 72

const open = (file: PdfFile, geometry: WrapGeometry): Subject => {
  const root = file.getDict(file.trailer, 'Root')
  const pages = pagesOf(file)
  const [page] = pages
  if (!root || !page) throw new Unreadable('the file has no page')
  const mediaBox = readBox(file, page.inherited('MediaBox'))
  if (!mediaBox || !isSensible(mediaBox)) throw new Unreadable('the page has no size, or an impossible one')
  const userUnit = file.getNumber(page.dict, 'UserUnit', 1)
  const findings = new Findings(mediaBox)
  readContent(file, contentOf(file, page), file.dict(page.inherited('Resources')), mediaBox, findings)
  return { geometry, file, root, pages, page, mediaBox, unit: userUnit / pointsPerInch, findings }
}

const largestSide = 1_000_000

const isSensible = ({ width, height }: PlainBox): boolean =>
  [width, height].every((side) => side > 0 && side <= largestSide)

/** Several streams are read as one, with a space where they meet. */
const contentOf = (file: PdfFile, { dict }: Page): Uint8Array => {
  const streams = file.list(dict.entries.get('Contents')).filter((part) => part instanceof Stream)
  return Buffer.concat(streams.flatMap((stream) => [file.dataOf(stream), Buffer.from('\n')]))
}
