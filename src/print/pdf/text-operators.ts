// Draws shaped glyphs with the text operators of PDF.
import type { EmbeddedFont, LineWay } from './embedded-font.ts'
import type { FontFile } from './font-file.ts'
import type { Span } from './glyph-meanings.ts'
import { real, reals, textString } from './pdf-objects.ts'
import type { Glyph } from './shape-run.ts'

/** Clockwise, as the canvas turns: 90 reads from top to bottom. */
export type Rotation = 0 | 90 | -90

export interface Place {
  /** Where the baseline begins, in points from the bottom left of the page. */
  readonly x: number
  readonly y: number
  readonly rotation: Rotation
  readonly size: number
  readonly letterSpacing: number
}

export interface Fonts {
  embedded(file: FontFile): EmbeddedFont
  /** The name of a font among the page's resources, for lines that run that way. */
  nameOf(file: FontFile, way: LineWay): string
}

const axes: Readonly<Record<Rotation, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, 1],
  90: [0, -1, 1, 0],
  [-90]: [0, 1, -1, 0],
}

/** Glyphs that one operator can show: one font, one height above the baseline, one span. */
const stretchesOf = (glyphs: readonly Glyph[]): Glyph[][] => {
  const stretches: Glyph[][] = []
  for (const glyph of glyphs) {
    const last = stretches.at(-1)
    const before = last?.at(-1)
    const goesOn = before?.font === glyph.font && before.y === glyph.y && before.span === glyph.span
    if (last && goesOn) last.push(glyph)
    else stretches.push([glyph])
  }
  return stretches
}

const hexCode = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase()

/** Codes with the corrections between them, which kerning needs, in thousandths of the size. */
const shownArray = (stretch: readonly Glyph[], font: EmbeddedFont, { size, letterSpacing }: Place): string => {
  let [shown, codes] = ['', '']
  let pen = stretch[0]?.x ?? 0
  for (const { id, text, x } of stretch) {
    const correction = Number((((pen - x) * 1000) / size).toFixed(3))
    if (correction !== 0) {
      shown += `${codes === '' ? '' : `<${codes}>`}${real(correction)}`
      codes = ''
      pen -= (correction * size) / 1000
    }
    codes += hexCode(font.codeOf(id, text))
    pen += (font.widthOf(id) * size) / 1000 + letterSpacing
  }
  return `[${shown}<${codes}>]`
}

export const textOperators = (glyphs: readonly Glyph[], place: Place, fonts: Fonts): string => {
  const { x, y, size, letterSpacing } = place
  const [a, b, c, d] = axes[place.rotation]
  const lines: string[] = [`BT ${real(letterSpacing)} Tc`]
  let selected: string | null = null
  let span: Span | null = null
  for (const stretch of stretchesOf(glyphs)) {
    const [first] = stretch
    if (!first) continue
    if (span && span !== first.span) lines.push('EMC')
    if (first.span && span !== first.span) lines.push(`/Span <</ActualText ${textString(first.span.text)}>> BDC`)
    span = first.span
    const fontName = fonts.nameOf(first.font, 'across')
    if (fontName !== selected) lines.push(`${fontName} ${real(size)} Tf`)
    selected = fontName
    const [left, up] = [first.x, first.y]
    lines.push(`${reals(a, b, c, d, x + a * left + c * up, y + b * left + d * up)} Tm`)
    lines.push(`${shownArray(stretch, fonts.embedded(first.font), place)} TJ`)
  }
  return [...lines, ...(span ? ['EMC'] : []), 'ET'].join('\n')
}
