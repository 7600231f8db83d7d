// Two ideas close together in one field, in whatever words and order: a group and contempt for it, a poison and a recipe.
import type { Span } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Where one of the first spans stands at most so many words before or after one of the second; as one span. */
export const pairsOf = (
  tokens: readonly Token[],
  spansSentences: boolean,
  ones: readonly Span[],
  others: readonly Span[],
  within: number,
): readonly Span[] => [
  ...sequencesOf(tokens, spansSentences, ones, others, within),
  ...sequencesOf(tokens, spansSentences, others, ones, within),
]

/** The same, where the first comes before the second. */
export const sequencesOf = (
  tokens: readonly Token[],
  spansSentences: boolean,
  firsts: readonly Span[],
  seconds: readonly Span[],
  within: number,
): readonly Span[] => {
  if (firsts.length === 0 || seconds.length === 0) return []
  const ends = new Map(seconds.map(({ start, end }) => [start, end]))
  return firsts.flatMap(({ start, end }) => {
    for (let at = end; at <= end + within && at < tokens.length; at++) {
      if (tokens[at]?.startsField || (!spansSentences && tokens[at]?.startsSentence)) return []
      const reached = ends.get(at)
      if (reached !== undefined) return [{ start, end: reached }]
    }
    return []
  })
}
