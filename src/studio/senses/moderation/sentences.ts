// The sentence around a place of a text, as far as it matters.
import type { Span } from './phrases.ts'
import type { Token } from './tokens.ts'

/** How many words on either side are read; it bounds the work. */
const reach = 20

export const sentenceAround = (tokens: readonly Token[], { start, end }: Span): readonly Token[] => {
  let from = start
  while (from > Math.max(0, start - reach) && !tokens[from]?.startsSentence) from--
  let to = end
  while (to < Math.min(tokens.length, end + reach) && !tokens[to]?.startsSentence) to++
  return tokens.slice(from, to)
}
