// A font as a PDF carries it: a subset of the file, widths, and what each glyph means in Unicode.
import { createHash } from 'node:crypto'
import { MetricsTag } from 'harfbuzzjs'
import type { FontFile } from './font-file.ts'
import { name, type PdfFile, type Reference, real, reals, unicodeHex } from './pdf-objects.ts'
import { subsetTrueType } from './subset-truetype.ts'

export interface EmbeddedFont {
  /** The number that stands in the page for a glyph that shows this text. */
  codeOf(glyph: number, text: string): number
  /** Width of a glyph in thousandths of the size. */
  widthOf(glyph: number): number
  /** Writes the font with all glyphs that have been asked for, once for each way in which its lines run. */
  write(pdf: PdfFile, ways: readonly LineWay[]): Reference[]
}

/** Whether lines of a font run across, or down with upright characters. */
export type LineWay = 'across' | 'down'

const encodings: Readonly<Record<LineWay, string>> = { across: '/Identity-H', down: '/Identity-V' }

export const embeddedFont = (file: FontFile): EmbeddedFont => {
  // A glyph that shows two texts, such as a space and a fixed space, gets two numbers, so that each is copied as what it was.
  const codes = new Map<string, number>()
  const entries: { readonly glyph: number; readonly text: string }[] = []
  const perThousand = 1000 / file.unitsPerEm
  const widthOf = (glyph: number): number => file.font.glyphHAdvance(glyph) * perThousand
  return {
    widthOf,
    codeOf: (glyph, text) => {
      const key = `${glyph} ${text}`
      const code = codes.get(key) ?? entries.push({ glyph, text })
      codes.set(key, code)
      return code
    },
    write: (pdf, ways) => {
      const subset = subsetTrueType(
        file.bytes,
        entries.map(({ glyph }) => glyph),
      )
      const baseFont = name(`${subsetTag(subset)}+${postScriptName(file)}`)
      const stream = pdf.addStream(`/Length1 ${subset.length}`, subset, true)
      const descriptor = pdf.add(descriptorOf(file, baseFont, stream))
      const widths = entries.map(({ glyph }) => real(widthOf(glyph))).join(' ')
      const descendant = pdf.add(
        `<</Type /Font /Subtype /CIDFontType2 /BaseFont ${baseFont} /CIDToGIDMap /Identity /FontDescriptor ${descriptor} ` +
          `/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /DW 1000 /W [1 [${widths}]]>>`,
      )
      const toUnicode = pdf.addStream('', Buffer.from(unicodeMap(entries.map(({ text }) => text))), true)
      return ways.map((way) =>
        pdf.add(
          `<</Type /Font /Subtype /Type0 /BaseFont ${baseFont} /Encoding ${encodings[way]} /DescendantFonts [${descendant}] ` +
            `/ToUnicode ${toUnicode}>>`,
        ),
      )
    },
  }
}

/** Six capitals that differ where subsets differ, and are the same for the same subset. */
const subsetTag = (subset: Buffer): string =>
  [...createHash('sha256').update(subset).digest().subarray(0, 6)]
    .map((byte) => String.fromCharCode(65 + (byte % 26)))
    .join('')

const postScriptName = ({ font, path }: FontFile): string =>
  font.face.getName(6, 'en').replaceAll(/[^A-Za-z0-9-]/g, '') || (path.split('/').at(-1) ?? path)

/** A copy: the next call into the shaper may move its memory, and a table that lies there is gone then. */
const viewOf = (table: Uint8Array | undefined): DataView | undefined => table && new DataView(table.slice().buffer)

const symbolic = 4

const descriptorOf = (file: FontFile, baseFont: string, stream: Reference): string => {
  const { font, unitsPerEm } = file
  const scaled = (value: number): number => Math.round((value * 1000) / unitsPerEm)
  const [head, post] = [viewOf(font.face.referenceTable('head')), viewOf(font.face.referenceTable('post'))]
  const box = [36, 38, 40, 42].map((at) => scaled(head?.getInt16(at) ?? 0))
  const italicAngle = (post?.getInt32(4) ?? 0) / 65536
  const { ascender, descender } = font.hExtents()
  const capHeight = font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT)
  return (
    `<</Type /FontDescriptor /FontName ${baseFont} /Flags ${symbolic} /FontBBox [${reals(...box)}] /ItalicAngle ${real(italicAngle)} ` +
    `/Ascent ${scaled(ascender)} /Descent ${scaled(descender)} /CapHeight ${scaled(capHeight)} /StemV 80 /FontFile2 ${stream}>>`
  )
}

const mostInABlock = 100

const hex = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase()

/** The table by which readers copy and search: from code to text. */
const unicodeMap = (texts: readonly string[]): string => {
  const rows = texts.flatMap((text, at) => (text === '' ? [] : [`<${hex(at + 1)}> <${unicodeHex(text)}>`]))
  const blocks: string[] = []
  for (let at = 0; at < rows.length; at += mostInABlock) {
    const block = rows.slice(at, at + mostInABlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
