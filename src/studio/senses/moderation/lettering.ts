// Words that a wish wants set on the cover: `change the title to …`, `the author is …`. They name a book or a person, as a title
// does: what nobody may ask to see painted may be printed there, `The Killer Angels` and `How to Kill Your Family`.
import { PhraseBook, phrases, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const classes = {
  line: words('title subtitle author authors name names byline heading headline tagline surname pseudonym series'),
  which: words(
    'the my our this that its book books cover covers main pen first last middle full new old authors author',
  ),
}

const announced = new PhraseBook(
  phrases(
    classes,
    `
      change|set|edit|update|correct|switch|turn|replace|swap|fix|put|exchange|rewrite {which}*4 {line} {line}? to|as|with|by|into|from
      make {which}*4 {line} say|says|read|reads|be|into?
      rename|retitle|call|name|title|entitle it|this|the|my book|cover|novel|author? to|as?
      rename|spell|respell {which}*4 {line} to|as?
      the|my|our|its|this {which}*3 {line} should|must|shall|is|was|are|needs|will actually|really|now|instead|to|be|read|say*3
      {line} should|must|is to|be|read|say*2
      use|under {which}|a*4 {line}
      write|print|add|put the|these|this words|word|text|line
    `,
  ),
)

export const books = [announced]

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
