// Frames in which a text speaks about a harm instead of doing it: history, report, survival, prevention, fiction about it.
// A single word lifts nothing: `therapy` or `police` may stand in any text. A frame is a phrase, and it names the harm.
import { frames as lists } from './lists.ts'
import { followedBy, type Span, type Words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const framing = lists.book('framing')

const accountOf = lists.book('accountOf')

/** `…: A Novel`: what kind of book it is, said at the end of a title. */
const kindOfBook = lists.book('kindOfBook')

const reach = 14

/** Whether a place of a text is framed. Who asks for a picture, or hides a word, speaks for himself. */
export const isFramed = (tokens: readonly Token[], { start, end }: Span, voice: Voice, topics: Words): boolean => {
  if (voice === 'asking') return false
  const nearby =
    voice === 'title' ? tokens.slice(Math.max(0, start - reach), end + reach) : sentenceAround(tokens, start)
  if (nearby.some(({ disguised, word }) => disguised && topics.has(word))) return false
  return (
    framing.spansIn(nearby).length > 0 ||
    kindOfBook.spansIn(nearby).some((kind) => isClause(nearby, kind)) ||
    accountOf.spansIn(nearby).some((account) => followedBy(nearby, account.end, 5, topics))
  )
}

const isClause = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens[start]?.startsClause === true && (end === tokens.length || tokens[end]?.startsClause === true)

/** A blurb's frame stands in the same sentence: `A story of a garden.` says nothing about the next one. */
const sentenceAround = (tokens: readonly Token[], at: number): readonly Token[] => {
  let from = at
  while (from > Math.max(0, at - reach) && !tokens[from]?.startsSentence) from--
  let to = at + 1
  while (to < Math.min(tokens.length, at + reach) && !tokens[to]?.startsSentence) to++
  return tokens.slice(from, to)
}
