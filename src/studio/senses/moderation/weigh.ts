// What the learned judge and a network say of a book together: the odds of both are added, for each knows what the other misses.
import { type Field, partsOf } from './fields.ts'
import { isOfStory, type Learned, learnedFinding, oddsAgainst, saysEnough } from './learned/judge.ts'
import type { Reason } from './verdict.ts'
import type { Voice } from './voices.ts'

/** What a network says of all fields of a book together. */
export interface NetworkScore {
  /** How sure it is that they may be printed, from 0 to 1. */
  readonly fine: number
  /** What else it would refuse them for. */
  readonly reason: Reason
}

export interface Finding {
  readonly field: string
  readonly reason: Reason
}

/** How much of the network's odds counts, and how far from even they are believed, for a book and against it. */
const heard = { share: 0.7, for: -5, against: 4 } as const

/** What it adds if the judge alone would refuse a field. */
const alsoFound = 1

/** Where the judge finds next to nothing against any field, a network alone refuses nothing. */
const clearlyHarmless = -3

/** Above these a book is refused. A text with nothing around it says less of what it means, and titles of real books sound worst. */
const bookBar = 0.25
const bars: Readonly<Record<Voice, number>> = { title: 2, telling: 1.5, asking: 0.5 }

const barOf = (fields: readonly Field[]): number =>
  fields.some(({ around }) => around.tokens.length > 0)
    ? bookBar
    : Math.max(...fields.map(({ voices: [voice] }) => bars[voice]))

/** The logarithm of the odds that the network would refuse. */
const networkOdds = ({ fine }: NetworkScore): number => {
  const odds = Math.log((1 - fine) / fine)
  return heard.share * Math.max(heard.for, Math.min(heard.against, odds))
}

/** What the judge alone refuses, by the field with the most against it. */
const byJudge = (learned: Learned, fields: readonly Field[]): Finding | undefined =>
  fields
    .flatMap((field) => partsOf(field).flatMap((part) => learnedFinding(learned, part) ?? []))
    .toSorted((one, other) => other.excess - one.excess)[0]

/** The field with the most against it, among those that say enough. What the book makes a story's title says nothing. */
const worstOf = (learned: Learned, all: readonly Field[], reason: Reason) => {
  const fields = all.filter((field) => !isOfStory(learned, field, reason))
  const telling = fields.filter(saysEnough)
  return (telling.length > 0 ? telling : fields)
    .map((field) => ({ field: field.name, odds: oddsAgainst(learned, field) }))
    .toSorted((one, other) => other.odds - one.odds)[0]
}

export const weighed = (learned: Learned, fields: readonly Field[], network?: NetworkScore): Finding | undefined => {
  const found = byJudge(learned, fields)
  if (network === undefined) return found
  const worst = worstOf(learned, fields, network.reason)
  if (worst === undefined || worst.odds <= clearlyHarmless) return undefined
  const odds = networkOdds(network) + worst.odds + (found === undefined ? 0 : alsoFound)
  return odds > barOf(fields) ? (found ?? { field: worst.field, reason: network.reason }) : undefined
}
