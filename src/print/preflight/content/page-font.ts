// A font as a page uses it: whether it is in the file, how wide its characters are, and where their ink is.
import type { PdfFile } from '../reader/pdf-file.ts'
import { Dict, isList, Name, Stream, type Value } from '../reader/values.ts'
import { type InkBox, inkOfTrueType, roughInk } from './glyph-ink.ts'

export interface PageFont {
  readonly name: string
  readonly isEmbedded: boolean
  readonly isSubset: boolean
  readonly isVertical: boolean
  readonly bytesPerCode: 1 | 2
  /** In parts of the size. */
  widthOf(code: number): number
  /** In parts of the size; null where nothing is to be seen. */
  inkOf(code: number): InkBox | null
}

const typicalWidth = 0.5
const space = 32

export const readFont = (file: PdfFile, font: Dict): PageFont => {
  const subtype = file.getName(font, 'Subtype')
  const name = file.getName(font, 'BaseFont') ?? (subtype === 'Type3' ? 'a Type 3 font' : 'a font without a name')
  const isSubset = /^[A-Z]{6}\+/.test(name)
  return subtype === 'Type0'
    ? { name, isSubset, ...compositeFont(file, font) }
    : { name, isSubset, ...simpleFont(file, font, subtype === 'Type3') }
}

const fileIn = (file: PdfFile, descriptor: Dict | null): Stream | null => {
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const found = descriptor ? file.get(descriptor, key) : null
    if (found instanceof Stream) return found
  }
  return null
}

type Metrics = Omit<PageFont, 'name' | 'isSubset'>

const simpleFont = (file: PdfFile, font: Dict, isType3: boolean): Metrics => {
  const descriptor = file.getDict(font, 'FontDescriptor')
  const widths = file.numbers(font.entries.get('Widths'))
  const first = file.getNumber(font, 'FirstChar', 0)
  const missing = descriptor ? file.getNumber(descriptor, 'MissingWidth', 0) / 1000 : typicalWidth
  // The glyphs of a Type 3 font are drawn in units of its own.
  const unit = isType3 ? (file.numbers(font.entries.get('FontMatrix'))[0] ?? 0.001) : 0.001
  const widthOf = (code: number): number => {
    const width = widths[code - first]
    return width === undefined ? missing : width * unit
  }
  return {
    isEmbedded: isType3 || fileIn(file, descriptor) !== null,
    isVertical: false,
    bytesPerCode: 1,
    widthOf,
    inkOf: (code) => (code === space ? null : roughInk(widthOf(code))),
  }
}

const compositeFont = (file: PdfFile, font: Dict): Metrics => {
  const [descendant] = file.list(font.entries.get('DescendantFonts'))
  const inner = descendant instanceof Dict ? descendant : new Dict(new Map())
  const fontFile = fileIn(file, file.getDict(inner, 'FontDescriptor'))
  const widthOf = widthsOf(file, inner)
  const encoding = file.get(font, 'Encoding')
  const encodingName = encoding instanceof Name ? encoding.text : ''
  const isTrueType = file.getName(inner, 'Subtype') === 'CIDFontType2' && /^Identity-[HV]$/.test(encodingName)
  const ink = isTrueType && fontFile ? inkOfTrueType(file.dataOf(fontFile), glyphsOf(file, inner)) : null
  return {
    isEmbedded: fontFile !== null,
    isVertical: encodingName.endsWith('V'),
    bytesPerCode: 2,
    widthOf,
    inkOf: (code) => (ink ? ink(code) : roughInk(widthOf(code))),
  }
}

/** From the number of a character to that of a glyph in the font file. */
const glyphsOf = (file: PdfFile, inner: Dict): ((code: number) => number) => {
  const map = file.get(inner, 'CIDToGIDMap')
  if (!(map instanceof Stream)) return (code) => code
  const data = file.dataOf(map)
  return (code) => (data[2 * code] ?? 0) * 256 + (data[2 * code + 1] ?? 0)
}

const mostRanges = 2000

/** `[first [w w w] first last w …]` */
const widthsOf = (file: PdfFile, inner: Dict): ((code: number) => number) => {
  const standard = file.getNumber(inner, 'DW', 1000)
  const single = new Map<number, number>()
  const ranges: { readonly first: number; readonly last: number; readonly width: number }[] = []
  const entries: Value[] = file.list(inner.entries.get('W'))
  for (let at = 0; at < entries.length && ranges.length < mostRanges; ) {
    const [first, second, third] = entries.slice(at, at + 3)
    if (typeof first !== 'number') break
    if (isList(second)) {
      for (const [index, width] of file.numbers(second).entries()) single.set(first + index, width)
      at += 2
    } else {
      if (typeof second === 'number' && typeof third === 'number') ranges.push({ first, last: second, width: third })
      at += 3
    }
  }
  return (code) =>
    (single.get(code) ?? ranges.find(({ first, last }) => code >= first && code <= last)?.width ?? standard) / 1000
}
