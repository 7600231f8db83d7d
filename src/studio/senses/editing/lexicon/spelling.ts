// Forgives spelling: a word that nobody knows is read as the commonest known word that it is one slip away from.

import { commonness } from '../../../../reader/words/known-words.ts'
import { colourWords } from '../../../brief/colour-words.ts'
import { type Token, tokensOf } from '../../../brief/tokens.ts'
import { motifNames } from '../../../motifs/motif-names.ts'
import { namesOfThings } from './stand-ins.ts'

/** Shorter words have too many neighbours. */
const shortest = 4

const wordsIn = (names: Iterable<string>): string[] =>
  [...names].flatMap((name) => tokensOf(name).map(({ word }) => word))

let known: ReadonlySet<string> | null = null

/** Words of things and colours: what a slip may have been meant for. */
const knownWords = (): ReadonlySet<string> => {
  known ??= new Set([
    ...wordsIn(Object.values(colourWords).map(({ words }) => words)),
    ...wordsIn(motifNames().keys()).flatMap((word) => [word, `${word}s`]),
    ...wordsIn(namesOfThings),
  ])
  return known
}

/** Whether one insertion, loss, change or swap of letters makes one word the other. */
const isOneSlipAway = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = (word: string, from: number): string => word.slice(from)
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    rest(one, at) === rest(other, at + 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  )
}

const corrections = new Map<string, string>()
const mostRemembered = 5000

const withoutPairs = (word: string): string => word.replace(/(.)\1/g, '$1')

const isOfPair = (one: string, other: string): number => (withoutPairs(one) === withoutPairs(other) ? 0 : 1)

const corrected = (word: string): string => {
  const before = corrections.get(word)
  if (before !== undefined) return before
  const candidates = [...knownWords()].filter(
    (each) => each.length >= shortest && each[0] === word[0] && isOneSlipAway(word, each),
  )
  // The commonest slips lose or double the letter of a pair; those that keep all letters come next.
  const [best] = candidates.toSorted(
    (one, other) =>
      isOfPair(one, word) - isOfPair(other, word) ||
      Math.abs(one.length - word.length) - Math.abs(other.length - word.length) ||
      commonness(one) - commonness(other),
  )
  const found = best ?? word
  if (corrections.size < mostRemembered) corrections.set(word, found)
  return found
}

const isRight = (word: string): boolean => knownWords().has(word) || Number.isFinite(commonness(word))

/** `isNamed`: words that somebody knows besides, which are none of slips. */
export const spelled = (tokens: readonly Token[], isNamed: (word: string) => boolean): readonly Token[] =>
  tokens.map((token): Token => {
    const { word, singular } = token
    if (word.length < shortest || /\d/.test(word) || [word, singular].some((each) => isRight(each) || isNamed(each)))
      return token
    const right = corrected(word)
    return right === word ? token : { ...token, word: right, singular: tokensOf(right)[0]?.singular ?? right }
  })
