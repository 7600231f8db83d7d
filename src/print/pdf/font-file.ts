// A font file made ready to shape with. HarfBuzz is also what the canvas shapes with, so both set the same glyphs in the same places.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Blob, Face, Font } from 'harfbuzzjs'
import { type Kerning, legacyKerning } from './legacy-kerning.ts'

export interface FontFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly font: Font
  readonly unitsPerEm: number
  readonly characters: ReadonlySet<number>
  readonly kerning: Kerning | null
}

const fontFile = (path: string, bytes: Uint8Array): FontFile => {
  const face = new Face(new Blob(bytes))
  return {
    path,
    bytes,
    font: new Font(face),
    unitsPerEm: face.upem,
    characters: new Set(face.collectUnicodes()),
    kerning: legacyKerning(bytes),
  }
}

export const openFont = async (path: string): Promise<FontFile> => fontFile(path, await readFile(path))

const kept = new Map<string, FontFile>()

/** For layouts, which cannot wait and ask again and again; only the few faces whose characters stand upright are ever kept. */
export const keptFont = (path: string): FontFile => {
  const font = kept.get(path) ?? fontFile(path, readFileSync(path))
  kept.set(path, font)
  return font
}

/** Joiners, selectors and soft hyphens need no glyph of their own. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u

export const hasGlyphs = ({ characters }: FontFile, text: string): boolean =>
  [...text].every((sign) => ignorable.test(sign) || characters.has(sign.codePointAt(0) ?? 0))
