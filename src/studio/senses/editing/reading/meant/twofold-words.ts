// Words that name a thing and something else: a book is the cover too, a lemon a colour, a pencil a way of drawing.
import type { Placed, Verb } from '../../lexicon/mark.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'

const oneOrMore = /^(?:an?|another|one|two|three|four|five|six|several|few)$/
const whereWord = /^(?:on|in|at|by|to|beside|near|next|under|over|above|below|behind|before|between|with|into|onto)$/

/** "Add a lemon", "three lemons on the table": counted, and saying nothing of what follows, it is the thing itself. */
const isCounted = ({ from, to }: Placed, tokens: readonly SpelledToken[]): boolean => {
  const next = tokens[to]
  const [article, last] = [tokens[from - 1]?.word ?? '', tokens[to - 1]]
  const isNamed = oneOrMore.test(article) || (article === 'some' && last?.word !== last?.singular)
  return isNamed && (next === undefined || whereWord.test(next.word))
}

const ofCover = /^(?:to|from|of|on|in|for|my|this|our|your)$/

/** "Add a lemon", "add a book", "remove the book": a thing on the cover; in "add gold to the book" it is the cover. */
export const withThings = (
  marks: readonly Placed[],
  verb: Verb | null,
  tokens: readonly SpelledToken[],
): readonly Placed[] => {
  if (verb !== 'add' && verb !== 'remove') return marks
  return marks.map((placed) => {
    const isNamesake = placed.mark.is === 'colour' || placed.mark.is === 'manner'
    if (verb === 'add' && isNamesake && placed.thing?.isExact && isCounted(placed, tokens))
      return { ...placed, mark: placed.thing, thing: null }
    const before = tokens.slice(Math.max(0, placed.from - 2), placed.from).map(({ word }) => word)
    const isAThing = verb === 'remove' || before.at(-1) !== 'the'
    return placed.thing !== null &&
      placed.mark.is === 'target' &&
      isAThing &&
      !before.some((word) => ofCover.test(word))
      ? { ...placed, mark: placed.thing, thing: null }
      : placed
  })
}
