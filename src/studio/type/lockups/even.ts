// The even lock-up: one size, lines of balanced length, as large as the room allows.
import { findFace } from '../faces.ts'
import { capHeight, type Ink, measure } from '../measure.ts'
import { partition } from '../partition.ts'
import { isMinor, lineOf, type Piece, piecesOf, widthsBetween } from '../words.ts'
import { type Lockup, lineCounts, noLines, type Room, type Words } from './lockup.ts'

/** Least clear space between the ink of two lines, in em: stacked accents and deep descenders never touch. */
const clearance = 0.05

const deviation = (widths: readonly number[]): number => {
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  return Math.sqrt(widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length) / mean
}

/** Baselines in em from the top of the first line's ink, and the height of all. */
const stackLines = (inks: readonly Ink[], natural: number): { baselines: number[]; height: number } => {
  const baselines: number[] = []
  let baseline = inks[0]?.ascent ?? 0
  inks.forEach((ink, at) => {
    const above = inks[at - 1]
    if (above) baseline += Math.max(natural, above.descent + ink.ascent + clearance)
    baselines.push(baseline)
  })
  return { baselines, height: baseline + (inks.at(-1)?.descent ?? 0) }
}

const cutInto = (pieces: readonly Piece[], lines: number, widthOf: (from: number, to: number) => number): string[] => {
  const ideal = widthOf(0, pieces.length) / lines
  const ends = partition(pieces.length, lines, (from, to) => {
    const endsBadly = to < pieces.length && to - from > 1 && isMinor(pieces[to - 1]?.text ?? '')
    return (widthOf(from, to) / ideal - 1) ** 2 + (endsBadly ? 0.2 : 0)
  })
  return ends.map((end, at) => lineOf(pieces.slice(ends[at - 1] ?? 0, end)))
}

const attempt = (words: Words, texts: readonly string[], room: Room): { lockup: Lockup; merit: number } => {
  const { face, tracking } = words
  const inks = texts.map((text) => measure(text, face, tracking))
  const natural = (words.capitals ? capHeight(face) * 1.24 : findFace(face).leading) * words.leading
  const { baselines, height } = stackLines(inks, natural)
  const widths = inks.map((ink) => ink.width)
  const size = Math.min(words.maxSize, room.w / Math.max(...widths), room.h / height)
  const lines = texts.map((text, at) => ({
    text,
    face,
    size,
    tracking,
    baseline: (baselines[at] ?? 0) * size,
    minor: false,
  }))
  return { lockup: { lines, height: height * size }, merit: size * (1 - 0.25 * deviation(widths)) }
}

export const setEven = (words: Words, room: Room): Lockup => {
  const pieces = piecesOf(words.text)
  if (pieces.length === 0) return noLines
  const widthOf = widthsBetween(pieces, (text) => measure(text, words.face, words.tracking).width)
  const attempts = lineCounts(words, pieces.length).map((count) =>
    attempt(words, cutInto(pieces, count, widthOf), room),
  )
  return attempts.reduce((best, each) => (each.merit > best.merit * 1.05 ? each : best)).lockup
}
