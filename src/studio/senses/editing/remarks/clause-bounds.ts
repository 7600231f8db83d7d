// Where remarks may begin and end: half a clause is not dropped, but for what is said of a thing that is named first.
import { asks, orders } from './features.ts'
import { isSign, type Piece } from './pieces.ts'

/** Pieces of a message, the first and the one after the last. */
export interface Run {
  readonly from: number
  readonly to: number
}

/** Words of a thing's name at the head of a sentence, of which a remark may follow: "The acorns look almost black". */
const longestName = 5

const endsSentence = /^[.!?;:]$/
/** Words that begin a clause wherever they stand. */
const begins = /^(?:because|since|so|which|who|while|whereas|though|although|if|but)$/
/** Words with which asking begins wherever they stand. */
const asksAgain = /^(?:please|could|can|should|make|let|i'd|we'd|i|we)$/

export const sentenceStart = (pieces: readonly Piece[], at: number): number =>
  pieces.slice(0, at).findLastIndex(({ word }) => endsSentence.test(word)) + 1

/** Whether all that stands before in the sentence is the name of a thing. */
export const isAfterName = (pieces: readonly Piece[], at: number): boolean => {
  const head = pieces.slice(sentenceStart(pieces, at), at)
  return (
    head.length > 0 &&
    head.length <= longestName &&
    !head.some((piece) => isSign(piece) || asks.test(piece.word) || orders.test(piece.word))
  )
}

const isSignAt = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at]
  return piece === undefined || isSign(piece)
}

const canBegin = (pieces: readonly Piece[], at: number): boolean =>
  isSignAt(pieces, at - 1) ||
  // "As if" is one.
  (begins.test(pieces[at]?.word ?? '') && pieces[at - 1]?.word !== 'as') ||
  isAfterName(pieces, at)

const canEnd = (pieces: readonly Piece[], at: number): boolean => {
  const word = pieces[at]?.word ?? ''
  return isSignAt(pieces, at) || isSignAt(pieces, at - 1) || begins.test(word) || asksAgain.test(word)
}

/** As much of a run as whole clauses are. */
export const wholeClauses = (pieces: readonly Piece[], { from, to }: Run): Run => {
  let [first, last] = [from, to]
  while (first < last && !canBegin(pieces, first)) first++
  while (last > first && !canEnd(pieces, last)) last--
  return { from: first, to: last }
}
