// From a line of text to glyphs and where they stand: direction, script and font are settled here, the rest is HarfBuzz's.
import { Buffer, Direction as BufferDirection, ClusterLevel, Feature, shape } from 'harfbuzzjs'
import { bidiLevels, type Direction, visualOrder } from './bidi.ts'
import { type FontFile, hasGlyphs } from './font-file.ts'
import { type Meaning, meaningsOf, wordSpans } from './glyph-meanings.ts'

export interface Setting {
  readonly text: string
  readonly direction: Direction
  /** In points, like all lengths here. */
  readonly size: number
  /** After every character. */
  readonly letterSpacing: number
  /** At every space, besides. */
  readonly wordSpacing: number
}

export interface Glyph extends Meaning {
  readonly font: FontFile
  readonly id: number
  /** From the start of the line and above the baseline. */
  readonly x: number
  readonly y: number
  readonly advance: number
}

export interface ShapedRun {
  readonly glyphs: readonly Glyph[]
  readonly width: number
}

interface Segment {
  readonly text: string
  readonly level: number
  readonly font: FontFile
}

const scriptPatterns = [
  'Latin Greek Cyrillic Hebrew Thai Han Hiragana Katakana Hangul Armenian Georgian Bengali Gujarati Gurmukhi Kannada Malayalam',
  'Oriya Tamil Telugu Sinhala Khmer Lao Myanmar Ethiopic',
]
  .join(' ')
  .split(' ')
  .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** Null for what all scripts share: figures, spaces, punctuation. */
const scriptOf = (text: string): RegExp | null => scriptPatterns.find((script) => script.test(text)) ?? null

/** Features that tie letters together; the canvas leaves them out of spaced lines, and so does every good typesetter. */
const ties = ['liga', 'clig', 'calt', 'dlig', 'hlig'].map((tag) => new Feature(tag, 0))

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const fontFor = (text: string, fonts: readonly FontFile[]): FontFile => {
  const font = fonts.find((each) => hasGlyphs(each, text))
  if (!font) throw new Error(`none of ${fonts.map(({ path }) => path).join(', ')} can set "${text}"`)
  return font
}

/** Parts of a line that have one direction, one script and one font, in reading order. */
const segmentsOf = (text: string, direction: Direction, fonts: readonly FontFile[]): Segment[] => {
  const characters = [...text]
  const levels = bidiLevels(characters, direction)
  const segments: { text: string; level: number; font: FontFile; script: RegExp | null }[] = []
  let at = 0
  for (const { segment } of graphemes.segment(text)) {
    const [level = 0, script] = [levels[at], scriptOf(segment)]
    at += [...segment].length
    const last = segments.at(-1)
    const sameScript = !last || script === null || last.script === null || last.script === script
    // As on the canvas: the first font that has a character sets it, whatever stands beside it.
    const font = fontFor(segment, fonts)
    if (last && sameScript && last.level === level && last.font === font) {
      last.text += segment
      last.script ??= script
    } else segments.push({ text: segment, level, font, script })
  }
  return segments
}

export const shapeRun = (setting: Setting, fonts: readonly FontFile[]): ShapedRun => {
  const glyphs: Glyph[] = []
  let pen = 0
  for (const segment of visualOrder(segmentsOf(setting.text, setting.direction, fonts))) {
    for (const glyph of shapeSegment(segment, setting)) {
      glyphs.push({ ...glyph, x: pen + glyph.x })
      pen += glyph.advance
    }
  }
  return { glyphs, width: pen }
}

/** Glyphs whose `x` is still their offset from the pen. */
const shapeSegment = ({ text, level, font }: Segment, { size, letterSpacing, wordSpacing }: Setting): Glyph[] => {
  const isRightToLeft = level % 2 === 1
  const buffer = new Buffer()
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? BufferDirection.RTL : BufferDirection.LTR)
  shape(font.font, buffer, letterSpacing === 0 ? [] : ties)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const plain = meaningsOf(
    infos.map((info, at) => ({ ...info, advance: positions[at]?.xAdvance ?? 0 })),
    text,
    font,
    isRightToLeft,
  )
  const meanings = letterSpacing === 0 || isRightToLeft ? plain : wordSpans(plain)
  const scale = size / font.unitsPerEm
  return infos.map(({ codepoint: id, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const meaning = meanings[at] ?? { text: '', span: null }
    // Marks stand on their letter: no space may come between.
    const isLast = infos[at + 1]?.cluster !== cluster
    const spacing = isLast && xAdvance > 0 ? letterSpacing + (meaning.text === ' ' ? wordSpacing : 0) : 0
    const kerned = font.kerning?.(id, infos[at + 1]?.codepoint ?? 0) ?? 0
    const advance = (xAdvance + kerned) * scale + spacing
    return { font, id, x: xOffset * scale, y: yOffset * scale, advance, ...meaning }
  })
}
