// A book that is spoken of: the cover itself, or one that is painted on it.
import type { Placed, Verb } from './lexicon/mark.ts'
import type { SpelledToken } from './spelling.ts'

const ofCover = /^(?:to|from|of|on|in|for|my|this|our|your)$/

/** "Add a book", "remove the book": a thing on the cover; in "add gold to the book" it is the cover. */
export const withBooks = (
  marks: readonly Placed[],
  verb: Verb | null,
  tokens: readonly SpelledToken[],
): readonly Placed[] => {
  if (verb !== 'add' && verb !== 'remove') return marks
  return marks.map((placed) => {
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
