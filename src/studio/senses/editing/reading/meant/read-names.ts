// Names of things as they stand in a clause: the head of a compound is the thing, and what somebody does is none.
import { findMotif } from '../../../../paint/motifs/index.ts'
import type { Placed } from '../../lexicon/mark.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'

const isThing = (placed: Placed | undefined): boolean => placed?.mark.is === 'motif'

/** "A horse carriage", "the apple tree": the last word says what it is. */
const isOfNext = ({ mark, to }: Placed, next: Placed | undefined): boolean =>
  mark.is === 'motif' && !mark.isPlural && next?.mark.is === 'motif' && next.mark.isExact && next.from === to

const denies = /^(?:doesnt|dont|didnt|wont|cant|cannot|wouldnt|shouldnt|couldnt)$/

/** "A dog running", "it doesn't crowd her": words that name things elsewhere, but here say what happens. */
const isDeed = (placed: Placed, at: number, marks: readonly Placed[], tokens: readonly SpelledToken[]): boolean => {
  if (!isThing(placed) || placed.to - placed.from > 1) return false
  const word = tokens[placed.from]?.word ?? ''
  if (denies.test(tokens[placed.from - 1]?.word ?? '')) return true
  return /ing$/.test(word) && !findMotif(word) && (isThing(marks[at - 1]) || isThing(marks[at + 1]))
}

export const withoutHalfNames = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] => {
  const things = marks.filter((placed, at) => !isDeed(placed, at, marks, tokens))
  return things.filter((placed, at) => !isOfNext(placed, things[at + 1]))
}
