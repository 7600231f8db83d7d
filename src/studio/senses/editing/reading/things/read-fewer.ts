// "Fewer hearts", "too many leaves": things of which there are several, and should not be as many.
import type { Placed } from '../../lexicon/mark.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { allOf } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { theHero, type Wish } from '../../wish.ts'

const few = /^(?:fewer|many)$/
const less = /^less$/

/** How many words may stand between the number and the thing: "fewer of those little hearts". */
const between = 4

/** Null where nothing is counted, or where it is what hangs in the air and can be thinned. */
export const fewerThings = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const at = tokens.findIndex(
    ({ word }, nth) =>
      (few.test(word) && (word === 'fewer' || /^(?:too|so|as|that)$/.test(tokens[nth - 1]?.word ?? ''))) ||
      (less.test(word) && tokens[nth + 1] !== undefined && tokens[nth + 1]?.word !== tokens[nth + 1]?.singular),
  )
  if (at < 0) return null
  const end = Math.min(tokens.length, at + 1 + between)
  const isCounted = (from: number): boolean => from > at && from < end
  const thing = allOf(marks, 'motif').find(({ mark, from }) => isCounted(from) && mark.isPlural)
  if (thing) {
    const { motif, kin } = thing.mark
    return { kind: 'fewer', subject: { ...theHero, motif, kin, said: thing.said } }
  }
  const isRead = (from: number): boolean =>
    marks.some(({ mark, from: start, to }) => mark.is !== 'target' && start <= from && from < to)
  const part = tokens
    .slice(at + 1, end)
    .findIndex(({ word, singular }, nth) => word !== singular && !isRead(at + 1 + nth) && partsCalled(word).length > 0)
  const word = part < 0 ? undefined : tokens[at + 1 + part]?.word
  return word === undefined ? null : { kind: 'fewer', subject: { ...theHero, motif: word, said: word } }
}
