// A text as pieces that lines may break between, joined again as a line.
import { type Piece, splitWords } from './scripts.ts'
import { syllableBreaks } from './syllables.ts'

export type { Piece } from './scripts.ts'

/** Longer words than this may be broken; most never need it. */
const longWord = 22

const minorWords = new Set(
  [
    'a an the of and or in on to for at by from with as &',
    'de la le les des du et der die das und von el los las y e il di da del',
    'ο η το οι τα του της των και στο στη и в на с из от о под',
  ].flatMap((words) => words.split(' ')),
)

export const isMinor = (word: string): boolean => minorWords.has(word.toLowerCase())

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A part of fewer letters would look like a mistake. */
const shortestPart = 4

/** Equal parts, each ended between two syllables if one ends near; in scripts whose syllables are not known, where it falls. */
const cutsOf = (letters: readonly string[]): number[] => {
  const parts = Math.ceil(letters.length / (longWord - 4))
  const each = Math.ceil(letters.length / parts)
  const breaks = syllableBreaks(letters).filter((at) => at >= shortestPart && at <= letters.length - shortestPart)
  return Array.from({ length: parts - 1 }, (_, part) => {
    const ideal = (part + 1) * each
    const near = breaks.filter((at) => Math.abs(at - ideal) <= shortestPart)
    return near.toSorted((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal))[0] ?? ideal
  })
}

const broken = (piece: Piece): Piece[] => {
  const letters = [...graphemes.segment(piece.text)].map(({ segment }) => segment)
  if (letters.length <= longWord) return [piece]
  const cuts = cutsOf(letters)
  return [0, ...cuts].map((from, part) => ({
    text: letters.slice(from, cuts[part]).join('') + (part < cuts.length ? '-' : ''),
    spaced: part === 0 && piece.spaced,
  }))
}

export const piecesOf = (text: string): readonly Piece[] => splitWords(text).flatMap(broken)

export const lineOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
    .join('')
    .trim()

/** Widths of all lines at once: words measured one by one and added up. Close enough to choose breaks by, and many times faster. */
export const widthsBetween = (
  pieces: readonly Piece[],
  widthOf: (text: string) => number,
): ((from: number, to: number) => number) => {
  const space = widthOf('n n') - widthOf('nn')
  const ends = [0]
  for (const { text, spaced } of pieces) ends.push((ends.at(-1) ?? 0) + widthOf(text) + (spaced ? space : 0))
  return (from, to) => (ends[to] ?? 0) - (ends[from] ?? 0) - (pieces[from]?.spaced ? space : 0)
}
