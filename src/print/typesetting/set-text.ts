// A text set in a column: its lines, where they stand, how they are spaced, and how high it all is.
import type { Alignment } from '../../catalog/print.ts'
import type { FaceId } from '../../studio/type/faces.ts'
import { isRightToLeft, scriptOf } from '../../studio/type/scripts.ts'
import type { Direction } from '../pdf/bidi.ts'
import { advanceOf, type Extent, extentOf, heightsOf, spaceOf } from './advance.ts'
import { balanceLines, breakLines, type Measure } from './break-lines.ts'
import { languageOf } from './language.ts'
import { narrowed, type Piece, piecesOf, textOf, type Wording } from './pieces.ts'
import { hangAfter, hangBefore } from './protrusion.ts'

/** Lengths are points, but for tracking (em), leading (times the size) and the space between paragraphs (times the leading). */
export interface Column {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly tracking: number
  readonly leading: number
  readonly paragraphSpacing: number
  readonly alignment: Alignment
  readonly width: number
  /** Words may be divided. */
  readonly hyphenated: boolean
  /** Lines of about the same length. */
  readonly balanced: boolean
}

export interface BrokenLine {
  readonly text: string
  readonly direction: Direction
  readonly endsParagraph: boolean
  /** Of the paragraph, counted from 0. */
  readonly paragraph: number
}

export interface PlacedLine {
  readonly text: string
  readonly direction: Direction
  /** The left end of the baseline, from the top left of the column. */
  readonly x: number
  readonly baseline: number
  readonly letterSpacing: number
  readonly wordSpacing: number
  /** Where the ink is, from the top left of the column. */
  readonly ink: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/[\n\r\u2028\u2029]+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const measureOf = ({ face, tracking, size, width, alignment }: Column, direction: Direction): Measure => ({
  width: width / size + tracking,
  space: spaceOf(face, tracking),
  hyphen: advanceOf('-', face, tracking) + tracking,
  justified: alignment === 'justify',
  hangs: alignment !== 'center' && direction === 'ltr',
  hyphenHang: hangAfter('-', face),
})

interface Paragraph {
  readonly wording: Wording
  readonly direction: Direction
  readonly pieces: readonly Piece[]
}

/** Fitting tries the same text at many sizes; its pieces are the same at all of them. */
const prepared = new Map<string, readonly Paragraph[]>()
const mostPrepared = 60

const prepare = ({ text, face, tracking, hyphenated, balanced }: Column): readonly Paragraph[] => {
  const key = JSON.stringify([face, tracking, hyphenated, balanced, text])
  const known = prepared.get(key)
  if (known) return known
  const wording = { face, tracking, language: hyphenated ? languageOf(text) : null, isHeadline: balanced }
  const paragraphs = paragraphsOf(text).map((paragraph): Paragraph => {
    const direction = isRightToLeft(paragraph) ? 'rtl' : 'ltr'
    return { wording, direction, pieces: piecesOf(paragraph, wording) }
  })
  if (prepared.size >= mostPrepared) prepared.clear()
  prepared.set(key, paragraphs)
  return paragraphs
}

/** The lines of a text; fast, because nothing is measured as a whole yet. */
export const breakText = (column: Column): BrokenLine[] =>
  prepare(column).flatMap(({ wording, direction, pieces: whole }, number) => {
    const measure = measureOf(column, direction)
    const pieces = narrowed(whole, wording, measure.width)
    const ends = column.balanced ? balanceLines(pieces, measure) : breakLines(pieces, measure)
    return ends.map((end, at): BrokenLine => {
      const endsParagraph = at === ends.length - 1
      const line = pieces.slice(ends[at - 1] ?? 0, end)
      return { text: textOf(line, endsParagraph), direction, endsParagraph, paragraph: number }
    })
  })

/** From the first baseline to that of each line. */
const drops = (lines: readonly BrokenLine[], { size, leading, paragraphSpacing }: Column): number[] =>
  lines.map(({ paragraph }, at) => size * leading * (at + paragraph * paragraphSpacing))

/** How high lines will stand, from the tops of the tallest letters to the feet of the longest. */
export const heightOf = (lines: readonly BrokenLine[], column: Column): number => {
  if (lines.length === 0) return 0
  const { ascender, descender } = heightsOf(column.face)
  return (drops(lines, column).at(-1) ?? 0) + (ascender + descender) * column.size
}

const spacesBetweenCharacters = ['han', 'japanese']

/** Wider gaps than these look worse than a line that stays short. */
const [mostWordSpace, mostLetterSpace] = [0.75, 0.12]

interface Spacing {
  readonly letterSpacing: number
  readonly wordSpacing: number
  readonly width: number
}

const spaced = (line: BrokenLine, extent: Extent, wanted: number, { alignment, tracking, size }: Column): Spacing => {
  const natural = { letterSpacing: tracking * size, wordSpacing: 0, width: extent.advance * size }
  const missing = wanted - natural.width
  if (alignment !== 'justify' || (line.endsParagraph && missing > 0)) return natural
  if (spacesBetweenCharacters.includes(scriptOf(line.text))) {
    const each = missing / Math.max(1, [...line.text].length - 1)
    if (each > mostLetterSpace * size) return natural
    return { ...natural, letterSpacing: natural.letterSpacing + each, width: wanted }
  }
  const each = missing / Math.max(1, line.text.split(' ').length - 1)
  if (each > mostWordSpace * size || !line.text.includes(' ')) return natural
  return { ...natural, wordSpacing: each, width: wanted }
}

const startOf = (alignment: Alignment, direction: Direction, room: number): number => {
  if (alignment === 'center') return room / 2
  const isAtRight = alignment === 'right' || (alignment === 'justify' && direction === 'rtl')
  return isAtRight ? room : 0
}

/** Puts lines into their places; every line is measured as it will be drawn. */
export const placeLines = (lines: readonly BrokenLine[], column: Column): PlacedLine[] => {
  const { face, size, width, tracking, alignment } = column
  const extents = lines.map(({ text, direction }) => extentOf(text, face, tracking, direction))
  // Accents may stand higher than any letter: the first line makes room for them.
  const top = Math.max(heightsOf(face).ascender, extents[0]?.ascent ?? 0) * size
  return drops(lines, column).flatMap((drop, at) => {
    const [line, extent] = [lines[at], extents[at]]
    if (!line || !extent) return []
    const hangs = alignment !== 'center' && line.direction === 'ltr'
    const before = hangs && alignment !== 'right' ? hangBefore(line.text, face) * size : 0
    const after = hangs && alignment !== 'left' ? hangAfter(line.text, face) * size : 0
    const spacing = spaced(line, extent, width + before + after, column)
    const x = startOf(alignment, line.direction, width + before + after - spacing.width) - before
    const baseline = top + drop
    return [
      {
        text: line.text,
        direction: line.direction,
        x,
        baseline,
        letterSpacing: spacing.letterSpacing,
        wordSpacing: spacing.wordSpacing,
        ink: {
          left: x - extent.left * size,
          right: x + extent.right * size + spacing.width - extent.advance * size,
          top: baseline - extent.ascent * size,
          bottom: baseline + extent.descent * size,
        },
      },
    ]
  })
}
