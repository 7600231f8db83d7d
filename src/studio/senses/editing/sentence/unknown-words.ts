// What a clause names that nobody here knows.

import type { Placed } from '../lexicon/mark.ts'
import { mayName } from '../lexicon/small-words.ts'
import type { SpelledToken } from '../lexicon/spelling.ts'

/** Tokens of a clause, from the first to the one after the last. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** More words than these are no name. */
const most = 4

export const unknownWords = (
  tokens: readonly SpelledToken[],
  marks: readonly Placed[],
  { from, to }: Stretch,
): string | null => {
  const isRead = (at: number): boolean => marks.some((mark) => mark.from <= at && at < mark.to)
  const words = tokens.flatMap(({ word, text }, at) =>
    at >= from && at < to && !isRead(at) && mayName(word) ? [text] : [],
  )
  return words.length > 0 && words.length <= most ? words.join(' ') : null
}
