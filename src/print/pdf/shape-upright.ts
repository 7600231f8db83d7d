// Characters that stand upright, one under the other, as on the spines of Chinese, Japanese and Korean books.
import { Buffer, Direction, shape } from 'harfbuzzjs'
import { type FontFile, hasGlyphs } from './font-file.ts'

/** A glyph of a column. Lengths are points. */
export interface UprightGlyph {
  readonly font: FontFile
  readonly id: number
  /** The character that it shows. */
  readonly text: string
  /** From the head of the column to the top of its square. */
  readonly drop: number
}

export interface UprightSetting {
  readonly text: string
  readonly size: number
  /** Between characters. */
  readonly letterSpacing: number
}

/** Of the square of a character, how far its top is above the baseline: what PDF takes for granted of vertical lines. */
export const squareTop = 0.88

/** These are drawn for their square and look the same in a line of either direction. */
const uprightSigns =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a!?！？・·＆％]$/u

/** Stops and commas stand in the middle of their square in Taiwan and Hong Kong, and need no other form there. */
const stops = /^[、。，．：；]$/u

const isSpace = (sign: string): boolean => /^\s$/u.test(sign)

/** In em. */
const advanceOf = (sign: string): number => (isSpace(sign) && sign !== '\u3000' ? 0.4 : 1)

/** The glyph in a vertical line: brackets, dashes and small kana have another form there. */
const verticalGlyph = (sign: string, { font }: FontFile): number => {
  const buffer = new Buffer()
  buffer.addText(sign)
  buffer.guessSegmentProperties()
  buffer.setDirection(Direction.TTB)
  shape(font, buffer)
  return buffer.getGlyphInfos()[0]?.codepoint ?? 0
}

const isCentred = (glyph: number, { font, unitsPerEm }: FontFile): boolean => {
  const ink = font.glyphExtents(glyph)
  if (!ink) return false
  const [x, y] = [ink.xBearing + ink.width / 2, ink.yBearing + ink.height / 2]
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.12 * unitsPerEm
  return near(x, font.glyphHAdvance(glyph) / 2) && near(y, (squareTop - 0.5) * unitsPerEm)
}

const standsIn = (sign: string, font: FontFile): boolean => {
  if (uprightSigns.test(sign) || isSpace(sign)) return true
  const glyph = verticalGlyph(sign, font)
  return glyph !== font.font.nominalGlyph(sign.codePointAt(0) ?? 0) || (stops.test(sign) && isCentred(glyph, font))
}

/** Latin letters, figures, and signs that would lie on their side in a column. */
const neverStands =
  /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{P}\p{S}\s\u30fc\uff10-\uff5a]/u

const hasCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a text may be in such characters, before any font is asked. */
export const mayStandUpright = (text: string): boolean => hasCharacters.test(text) && !neverStands.test(text)

const fontFor = (sign: string, fonts: readonly FontFile[]): FontFile | undefined =>
  fonts.find((font) => hasGlyphs(font, sign))

/** Whether these fonts have a form of every character that stands upright. */
export const canStandUpright = (text: string, fonts: readonly FontFile[]): boolean =>
  mayStandUpright(text) &&
  [...text].every((sign) => {
    const font = fontFor(sign, fonts)
    return font !== undefined && standsIn(sign, font)
  })

/** From the head of the first character to the foot of the last, in em; `tracking` too. */
export const uprightLength = (text: string, tracking: number): number => {
  const signs = [...text]
  return signs.reduce((sum, sign) => sum + advanceOf(sign), 0) + tracking * Math.max(0, signs.length - 1)
}

export const shapeUpright = (
  { text, size, letterSpacing }: UprightSetting,
  fonts: readonly FontFile[],
): UprightGlyph[] => {
  let pen = 0
  return [...text].map((sign) => {
    const font = fontFor(sign, fonts)
    if (!font) throw new Error(`none of ${fonts.map(({ path }) => path).join(', ')} can set "${sign}"`)
    const glyph = { font, id: verticalGlyph(sign, font), text: sign, drop: pen }
    pen += advanceOf(sign) * size + letterSpacing
    return glyph
  })
}
