// The block lock-up: every line is scaled to fill the width, and lines of small words are set small, as on posters.
import type { FaceId } from '../faces.ts'
import { capHeight, measure } from '../measure.ts'
import { partition } from '../partition.ts'
import { faceFor } from '../substitutes.ts'
import { isMinor, lineOf, type Piece, piecesOf, widthsBetween } from '../words.ts'
import { type LockedLine, type Lockup, lineCounts, noLines, type Room, type Words } from './lockup.ts'

export interface MinorWords {
  readonly face: FaceId
  /** Their size as a share of the lines around them. */
  readonly scale: number
}

/** The largest line is at most this much larger than the smallest: beyond it, the small line is lost at thumbnail size. */
const mostContrast = 1.9
/** Space between lines as a share of the mean capital height. */
const spacing = 0.2

interface Line {
  readonly text: string
  readonly minor: boolean
}

const cutInto = (pieces: readonly Piece[], lines: number, widthOf: (from: number, to: number) => number): Line[] => {
  const hasMajor = pieces.some(({ text }) => !isMinor(text))
  const isMinorLine = (from: number, to: number): boolean =>
    hasMajor && pieces.slice(from, to).every(({ text }) => isMinor(text))
  // Small words that follow one another stand on one line.
  const isMinorAt = (at: number): boolean => isMinor(pieces[at]?.text ?? '')
  const ideal = widthOf(0, pieces.length) / lines
  const ends = partition(pieces.length, lines, (from, to) => {
    if (isMinorLine(from, to)) return 0.16 + (isMinorAt(from - 1) || isMinorAt(to) ? 1 : 0)
    const endsBadly = to < pieces.length && isMinor(pieces[to - 1]?.text ?? '')
    return Math.abs(Math.log(widthOf(from, to) / ideal)) ** 2 + (endsBadly ? 0.25 : 0)
  })
  return ends.map((end, at) => {
    const from = ends[at - 1] ?? 0
    return { text: lineOf(pieces.slice(from, end)), minor: isMinorLine(from, end) }
  })
}

const sizesOf = (lines: readonly Line[], words: Words, minor: MinorWords, room: Room): number[] => {
  const filling = lines
    .filter((line) => !line.minor)
    .map((line) => Math.min(words.maxSize, room.w / measure(line.text, words.face, words.tracking).width))
  const smallest = Math.min(...filling)
  const mean = filling.reduce((sum, size) => sum + Math.min(size, smallest * mostContrast), 0) / filling.length
  return lines.map((line) => {
    if (line.minor) return Math.min(mean * minor.scale, room.w / measure(line.text, minor.face, words.tracking).width)
    return Math.min(
      words.maxSize,
      smallest * mostContrast,
      room.w / measure(line.text, words.face, words.tracking).width,
    )
  })
}

const attempt = (
  lines: readonly Line[],
  words: Words,
  minor: MinorWords,
  room: Room,
): { lockup: Lockup; merit: number } => {
  const sizes = sizesOf(lines, words, minor, room)
  const major = sizes.filter((_, at) => !lines[at]?.minor)
  const mean = major.reduce((sum, size) => sum + size, 0) / major.length
  const space = spacing * words.leading * capHeight(words.face) * mean
  let y = 0
  const placed = lines.map((line, at): LockedLine => {
    const size = sizes[at] ?? 0
    const face = line.minor ? minor.face : words.face
    const ink = measure(line.text, face, words.tracking)
    const baseline = y + ink.ascent * size
    y = baseline + ink.descent * size + space
    return { text: line.text, face, size, tracking: words.tracking, baseline, minor: line.minor }
  })
  const height = y - space
  const shrink = Math.min(1, room.h / height)
  const contrast = Math.max(...major) / Math.min(...major)
  const merit = shrink * Math.exp(major.reduce((sum, size) => sum + Math.log(size), 0) / major.length)
  return {
    lockup: {
      lines: placed.map((line) => ({ ...line, size: line.size * shrink, baseline: line.baseline * shrink })),
      height: height * shrink,
    },
    merit: merit * (1 - 0.1 * (contrast - 1)),
  }
}

export const setBlock = (words: Words, minor: MinorWords, room: Room): Lockup => {
  const pieces = piecesOf(words.text)
  if (pieces.length === 0) return noLines
  const smallWords = { ...minor, face: faceFor(words.text, minor.face).face }
  const widthOf = widthsBetween(pieces, (text) => measure(text, words.face, words.tracking).width)
  const attempts = lineCounts(words, pieces.length).map((count) =>
    attempt(cutInto(pieces, count, widthOf), words, smallWords, room),
  )
  return attempts.reduce((best, each) => (each.merit > best.merit ? each : best)).lockup
}
