// Forgives spelling: a word that nobody knows is read as the known word that it is one slip away from.
import { colourWords } from '../../../brief/colour-words.ts'
import { type Token, tokensOf } from '../../../brief/tokens.ts'
import { motifNames } from '../../../motifs/motif-names.ts'
import { neighbours } from './neighbours.ts'
import { pictureWords } from './picture-words.ts'
import { endsLikeComparative } from './small-words.ts'
import { namesOfThings } from './stand-ins.ts'
import { toneWords } from './tone-words.ts'
import { typeWords } from './type-words.ts'
import { plainWords } from './words.ts'

/** Shorter words have too many neighbours. */
const shortest = 4

/** Everyday words that must not be taken for slips of others. */
const everyday =
  'the that this these those them then than there their they have here what when where which while with will would could should about after again also always because been being both came come does doing done each else even ever every from gone good great hello help here into just know like likes liked look made many maybe mind must nice okay once only other ours over please quite rather really right same says seem shall some such sure take tell thank thanks thing things think thought time used using very want well went were your yours kind sort stuff bring give look looks feel feels something anything nothing perhaps possible little actually version still better best worse keep kept stay stays love lovely looking make makes area part side work works people person house dude tiger horses smile smiling smiles freed attention young younger wrote written walking talking waiting running holding break lines called something someone somehow page edge edges'

const everydayWords: ReadonlySet<string> = new Set(everyday.split(' '))

const wordsIn = (expressions: Iterable<string>): string[] =>
  [...expressions].flatMap((expression) => tokensOf(expression).map(({ word }) => word))

let known: ReadonlySet<string> | null = null

const knownWords = (): ReadonlySet<string> => {
  known ??= new Set([
    ...wordsIn(
      [plainWords, toneWords, pictureWords, typeWords].flatMap((entries) =>
        entries.map(([expressions]) => expressions),
      ),
    ),
    ...wordsIn(Object.values(colourWords).map(({ words }) => words)),
    ...wordsIn(motifNames().keys()).flatMap((word) => [word, `${word}s`]),
    ...wordsIn(namesOfThings),
    ...wordsIn([everyday]),
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
  const isEveryday = (each: string): number => (everydayWords.has(each) ? 0 : 1)
  const best = candidates.toSorted(
    (one, other) =>
      isEveryday(one) - isEveryday(other) ||
      isOfPair(one, word) - isOfPair(other, word) ||
      Math.abs(one.length - word.length) - Math.abs(other.length - word.length),
  )[0]
  const found = best ?? word
  if (corrections.size < mostRemembered) corrections.set(word, found)
  return found
}

/** Comparatives and their plain forms: `happier` as `happy`, `sadder` as `sad`, `bluer` as `blue`. */
const plainForms = (word: string): readonly string[] => {
  const bare = word.replace(/(?:er|est)$/, '')
  if (bare === word || bare.length < 2 || endsLikeComparative(word)) return []
  const changed = [bare.replace(/i$/, 'y'), bare.replace(/([bdgmnprt])\1$/, '$1')].filter((form) => form !== bare)
  return [...changed, `${bare}e`, bare]
}

const isKnown = (word: string): boolean => knownWords().has(word)

export interface SpelledToken extends Token {
  /** `happier` says more of what it is. */
  readonly isComparative: boolean
}

/** Who knows a word: `well` as a word of edits, or at all. */
export interface Knowledge {
  well(word: string): boolean
  atAll(word: string): boolean
}

export const spelled = (tokens: readonly Token[], knows: Knowledge): readonly SpelledToken[] =>
  tokens.map((token): SpelledToken => {
    const { word, singular } = token
    const asGiven = { ...token, isComparative: false }
    if (knows.well(word) || /\d/.test(word)) return asGiven
    const plain = plainForms(word).find((form) => knows.well(form))
    if (plain !== undefined) return { ...token, word: plain, singular: plain, isComparative: true }
    if (isKnown(word) || knows.atAll(word) || knows.atAll(singular) || isKnown(singular)) return asGiven
    const right = word.length < shortest || neighbours.has(word) ? word : corrected(word)
    return right === word ? asGiven : { ...asGiven, word: right, singular: tokensOf(right)[0]?.singular ?? right }
  })

/** Words of our own, in which nothing is to be forgiven. */
export const spelledAs = (words: string): readonly SpelledToken[] =>
  tokensOf(words).map((token) => ({ ...token, opensSentence: false, isComparative: false }))
