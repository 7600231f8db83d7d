// The fonts of a page: opened once each, named in order of use, written when all their glyphs are known.
import { type EmbeddedFont, embeddedFont, type LineWay } from './embedded-font.ts'
import { type FontFile, openFont } from './font-file.ts'
import type { PdfFile } from './pdf-objects.ts'
import type { Fonts } from './text-operators.ts'
import type { TextRun } from './wrap-page.ts'

export interface PageFonts extends Fonts {
  /** The font files of a run, in its order. */
  filesOf(run: TextRun): FontFile[]
  /** Writes the fonts that were used; gives the entries of the page's font dictionary. */
  write(pdf: PdfFile): string
}

const nameFor = (at: number, way: LineWay): string => `/F${at + 1}${way === 'down' ? 'V' : ''}`

export const openPageFonts = async (runs: readonly TextRun[]): Promise<PageFonts> => {
  const paths = [...new Set(runs.flatMap(({ fonts }) => fonts))]
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await openFont(path)] as const)))
  const used = new Map<FontFile, EmbeddedFont>()
  const waysOf = new Map<FontFile, ReadonlySet<LineWay>>()
  const embedded = (file: FontFile): EmbeddedFont => {
    const font = used.get(file) ?? embeddedFont(file)
    used.set(file, font)
    return font
  }
  return {
    filesOf: ({ fonts }) => fonts.map((path) => files.get(path)).filter((file) => file !== undefined),
    embedded,
    nameOf: (file, way) => {
      embedded(file)
      waysOf.set(file, new Set([...(waysOf.get(file) ?? []), way]))
      return nameFor([...used.keys()].indexOf(file), way)
    },
    write: (pdf) =>
      [...used]
        .flatMap(([file, font], at) => {
          const ways = [...(waysOf.get(file) ?? [])]
          const written = font.write(pdf, ways)
          return ways.map((way, index) => `${nameFor(at, way)} ${written[index]}`)
        })
        .join(' '),
  }
}
