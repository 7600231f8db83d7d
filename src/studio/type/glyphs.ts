// The glyphs of a line, shaped with the OpenType features of its face, as the canvas knows only the most common of them.
import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import type { FaceId } from './faces.ts'
import { fontPath } from './font-files.ts'

interface Shaper {
  readonly font: Font
  readonly em: number
}

export interface PlacedGlyph {
  /** SVG path in units of the font, y upwards, from the origin of the glyph. */
  readonly path: string
  /** In units of the font, from the origin of the line. */
  readonly x: number
  readonly y: number
}

export interface Glyphs {
  /** Units of the font in one em. */
  readonly em: number
  readonly placed: readonly PlacedGlyph[]
}

export interface Shaping {
  readonly text: string
  readonly face: FaceId
  /** In em. */
  readonly tracking?: number
  /** A feature for a part of the text: its tag, and from where to where. */
  readonly features?: readonly (readonly [tag: string, from: number, to: number])[]
}

const shapers = new Map<FaceId, Shaper>()

const shaperOf = (face: FaceId): Shaper => {
  const known = shapers.get(face)
  if (known) return known
  const file = new Face(new Blob(readFileSync(fontPath(face))))
  const shaper = { font: new Font(file), em: file.upem }
  shapers.set(face, shaper)
  return shaper
}

/** Letters that are set apart are not joined either. */
const joinings = ['liga', 'clig']

export const glyphsOf = ({ text, face, tracking = 0, features = [] }: Shaping): Glyphs => {
  const { font, em } = shaperOf(face)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  const unjoined = tracking === 0 ? [] : joinings.map((tag) => new Feature(tag, 0, 0, text.length))
  shape(font, buffer, [...unjoined, ...features.map(([tag, from, to]) => new Feature(tag, 1, from, to))])
  const [infos, places] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()]
  let pen = 0
  const placed = infos.map(({ codepoint, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
    const glyph = { path: font.glyphToPath(codepoint), x: pen + xOffset, y: yOffset }
    // Marks stand on their letter, and the space comes after both.
    pen += xAdvance + (infos[at + 1]?.cluster === cluster ? 0 : tracking * em)
    return glyph
  })
  return { em, placed }
}
