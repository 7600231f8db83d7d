// Words that a wish wants set on the cover: `change the title to …`, `the author is …`. They name a book or a person, as a title
// does: what nobody may ask to see painted may be printed there, `The Killer Angels` and `How to Kill Your Family`.
import { lettering as lists } from './lists.ts'
import type { Span } from './phrases.ts'
import type { Token } from './tokens.ts'

const announced = lists.book('announced')

/** A longer one is no title, but a wish that begins like one. */
const longest = 14

/** Where the words stand that are to be set: from what announces them to the end of the sentence. */
export const letteringIn = (tokens: readonly Token[]): readonly Span[] => {
  const spans: Span[] = []
  for (const { end: start } of announced.spansIn(tokens)) {
    const end = endOfSentence(tokens, start)
    if (end > start && start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end })
  }
  return spans.filter(({ start, end }) => end - start <= longest)
}

const endOfSentence = (tokens: readonly Token[], from: number): number => {
  let end = from
  while (end < tokens.length && end <= from + longest && !(end > from && tokens[end]?.startsSentence)) end++
  return end
}
