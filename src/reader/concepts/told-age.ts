// The age that a book tells of somebody in numbers: `aged nine`, `fifty-nine-year-old`, `Marisol, seven,`.
import type { ConceptPeople } from '../../contract/concept.ts'
import { numberIn } from '../words/numbers.ts'
import { describesPeople } from './people-words.ts'
import type { Token } from './phrases.ts'

const oldest = 110
/** Smaller numbers after `at` are hours. */
const leastAfterAt = 13

const steps: readonly (readonly [below: number, age: ConceptPeople['age']])[] = [
  [13, 'child'],
  [18, 'teen'],
  [30, 'young'],
  [45, 'adult'],
  [65, 'middle'],
]

const ageOf = (years: number): ConceptPeople['age'] => steps.find(([below]) => years < below)?.[1] ?? 'old'

const isBefore = /^(?:is|was|are|were|aged|turns|turned|turning|i'm|she's|he's|only|just|barely|now)$/

/** Whether nothing is counted by the number: `he is nine and …`, not `he is nine miles …`. */
const standsAlone = (after: Token | undefined): boolean =>
  after === undefined || /[.,;:!?—–]/.test(after.gap) || /^(?:and|but|with|when|years?)$/.test(after.word)

const yearsAt = (tokens: readonly Token[], at: number): number | null => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined) return null
  const [, written] = /^(.+)-years?-old$/.exec(token.word) ?? []
  if (written !== undefined) return numberIn(written)
  const years = /^[\d]+$|^[a-z]+(?:-[a-z]+)?$/.test(token.word) ? numberIn(token.word) : null
  if (years === null || years > oldest || !standsAlone(after)) return null
  if (before?.word === 'at') return years >= leastAfterAt ? years : null
  const isAside = /^,\s*$/.test(token.gap) && before?.isCapital === true && /^,/.test(after?.gap ?? '')
  const isFirst = token.opensSentence && /^,/.test(after?.gap ?? '')
  const isOfList = before?.word === 'and' && describesPeople(tokens[at - 2]?.word ?? '')
  return (before !== undefined && isBefore.test(before.word)) || isAside || isFirst || isOfList ? years : null
}

/** Of the first of whom it is told; null where it is of nobody. */
export const toldAge = (tokens: readonly Token[]): ConceptPeople['age'] | null => {
  for (const at of tokens.keys()) {
    const years = yearsAt(tokens, at)
    if (years !== null && years > 0) return ageOf(years)
  }
  return null
}
