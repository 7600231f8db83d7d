// Where in a message the words of a slot stand: the best pair of a beginning and an end, then whole words, then whole quotations.
import { shares } from '../network/classes.ts'
import type { Piece } from '../words/word-pieces.ts'

/** Pieces that a slot may take. */
const longestSpan = 40

/** From which piece to which; null where there is none. The first score is for the start of the message, the last for its end. */
export const bestPair = (from: Float32Array, to: Float32Array, pieces: number): readonly [number, number] | null => {
  const begins = shares(from.slice(1, pieces + 1))
  const ends = shares(to.slice(1, pieces + 1))
  let found: readonly [number, number] | null = null
  let most = -1
  for (let first = 0; first < pieces; first += 1)
    for (let last = first; last < Math.min(pieces, first + longestSpan + 1); last += 1) {
      const share = (begins[first] ?? 0) * (ends[last] ?? 0)
      if (share > most) [found, most] = [[first, last], share]
    }
  return found
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** A piece inside a word stands for all of it. */
const wholeWords = (pieces: readonly Piece[], [first, last]: readonly [number, number]): Span => {
  let [begin, end] = [first, last]
  while (begin > 0 && pieces[begin]?.piece.startsWith('##')) begin -= 1
  while (end + 1 < pieces.length && pieces[end + 1]?.piece.startsWith('##')) end += 1
  return { from: pieces[begin]?.from ?? 0, to: pieces[end]?.to ?? 0 }
}

const quotations =
  /"([^"]+)"|“([^”]+)”|«([^»]+)»|„([^“”]+)[“”]|(?<!\p{L})['‘]([^'’]+(?:['’]\p{L}[^'’]*)*)['’](?!\p{L})/gu

/** What stands in quotation marks, without them. */
export const quotedIn = (message: string): readonly Span[] =>
  [...message.matchAll(quotations)].map(({ index, 0: whole }) => ({ from: index + 1, to: index + whole.length - 1 }))

/** A text that is quoted is taken whole, letter by letter, wherever the network begins and ends it. */
const wholeQuotation = (message: string, span: Span): Span =>
  quotedIn(message).find((quoted) => overlaps(span, quoted)) ?? span

const edges = /^[\s"'“”‘’«».,;:!?]+|[\s"'“”«»,;:]+$/gu

/** Without the marks around it. */
const trimmed = (message: string, { from, to }: Span): Span => {
  const words = message.slice(from, to)
  const bare = words.replace(edges, '')
  const start = from + words.indexOf(bare)
  return { from: start, to: start + bare.length }
}

/** Where the words of a slot stand; empty where there are none. */
export const spanOf = (
  message: string,
  pieces: readonly Piece[],
  pair: readonly [number, number],
  isText: boolean,
): Span => {
  const span = wholeWords(pieces, pair)
  return trimmed(message, isText ? wholeQuotation(message, span) : span)
}

const ownerBefore = /(?<!\p{L})(?:her|his|their)\s+$/iu

/** Whose it is belongs to a name: `her hair` is not that of everybody. */
export const withOwner = (message: string, { from, to }: Span): Span => {
  const [owner = ''] = ownerBefore.exec(message.slice(0, from)) ?? []
  return from === to ? { from, to } : { from: from - owner.length, to }
}

export const overlaps = (span: Span, { from, to }: Span): boolean => span.from < to && span.to > from
