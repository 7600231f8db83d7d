// The fonts of a page: opened once each, named in order of use, written when all their glyphs are known.
import { type EmbeddedFont, embeddedFont } from './embedded-font.ts'
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

export const openPageFonts = async (runs: readonly TextRun[]): Promise<PageFonts> => {
  const paths = [...new Set(runs.flatMap(({ fonts }) => fonts))]
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await openFont(path)] as const)))
  const used = new Map<FontFile, EmbeddedFont>()
  const embedded = (file: FontFile): EmbeddedFont => {
    const font = used.get(file) ?? embeddedFont(file)
    used.set(file, font)
    return font
  }
  return {
    filesOf: ({ fonts }) => fonts.map((path) => files.get(path)).filter((file) => file !== undefined),
    embedded,
    nameOf: (file) => {
      embedded(file)
      return `/F${[...used.keys()].indexOf(file) + 1}`
    },
    write: (pdf) => [...used.values()].map((font, at) => `/F${at + 1} ${font.write(pdf)}`).join(' '),
  }
}
