// Who is on the cover of a book: read from its own words, and filled up from what the network guesses where they do not tell.
import type { ConceptPeople } from '../../contract/concept.ts'
import type { Best } from '../network/classes.ts'
import type { Thresholds } from '../network/thresholds.ts'
import {
  ageIn,
  countIn,
  isOfNoHuman,
  looksIn,
  namesBeing,
  originIn,
  relationIn,
  sexesIn,
  sexIn,
} from './people-words.ts'
import { type Phrase, phrasesIn, type Range, type Token, tokensIn } from './phrases.ts'
import { toldAge } from './told-age.ts'
import { toldDress } from './told-dress.ts'

/** What the network thinks, and how sure it is. */
export interface Guess {
  readonly count: Best
  readonly age: Best & { readonly age: ConceptPeople['age'] }
  readonly relation: Best & { readonly relation: ConceptPeople['relation'] }
  readonly pose: ConceptPeople['pose']
  readonly gender: Best
}

export interface Told {
  readonly text: string
  /** Where the shelf ends and the book begins. */
  readonly from: number
  /** Slug. */
  readonly genre: string
  readonly people: readonly Range[]
  readonly dress: readonly Range[]
  /** Words that only speak in pictures. */
  readonly figurative: readonly string[]
}

type Forms = readonly [one: string, several: string]

const grown: Readonly<Record<string, Forms>> = {
  women: ['woman', 'women'],
  men: ['man', 'men'],
  mixed: ['person', 'people'],
}
const small: Readonly<Record<string, Forms>> = {
  women: ['girl', 'girls'],
  men: ['boy', 'boys'],
  mixed: ['child', 'children'],
}

const ageWords: Readonly<Record<ConceptPeople['age'], string>> = {
  child: '',
  teen: 'teenage ',
  young: 'young ',
  adult: '',
  middle: 'middle-aged ',
  old: 'old ',
  mixed: '',
}

const numbers = ['', '', 'two ', 'three '] as const
const several = 3
const longest = 120

type Known = Pick<ConceptPeople, 'count' | 'age' | 'relation'> & { readonly gender: string }

/** By age and number alone: `two young women`. */
const plainly = ({ count, age, relation, gender }: Known): string => {
  if (relation === 'couple') return `${ageWords[age]}couple`
  const [single, many] = (age === 'child' || age === 'teen' ? small : grown)[gender] ?? ['person', 'people']
  return `${numbers[count] ?? 'several '}${ageWords[age]}${count === 1 ? single : many}`
}

/** Somebody has what no human has: no figure can stand there. A pronoun's wings may be a way of speaking, a landlord's antlers are none. */
const bodyIsStrange = (tokens: readonly Token[], figurative: readonly string[]): boolean =>
  tokens.some(({ word }, at) => {
    if (!isOfNoHuman(word)) return false
    const before = tokens.slice(Math.max(0, at - 2), at).map((token) => token.word)
    if (before.some((each) => /^(?:has|have|had|\w+'s)$/.test(each))) return true
    const isFigurative = figurative.some((phrase) => phrase.toLowerCase().includes(word))
    return !isFigurative && (/ed$/.test(word) || before.some((each) => /^(?:his|her|its|their|with)$/.test(each)))
  })

/** The book is about a being that no figure can stand for: the first that it names, or the only one. */
const isOfBeing = ([first]: readonly Phrase[], tokens: readonly Token[], figurative: readonly string[]): boolean =>
  first === undefined
    ? tokens.some(({ word }) => namesBeing(word) && !figurative.some((each) => each.toLowerCase().includes(word)))
    : first.isBeing

/** Somebody who speaks or is spoken of alone, and nobody else. */
const isAlone = (tokens: readonly Token[]): boolean => {
  const said = new Set(tokens.map(({ word }) => word))
  if (['we', 'us', 'our', 'they', 'them', 'together', 'both'].some((word) => said.has(word))) return false
  return said.has('i') || said.has('she') !== said.has('he')
}

/** How many are shown: as many as words name, unless the network is sure that only some of them are. */
const countOf = (
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  { count: { name, share } }: Guess,
  { count }: Thresholds,
): number => {
  const thought = name === 'many' ? Number.POSITIVE_INFINITY : Number(name) || 1
  const isSure = share >= count
  const many = Number.isFinite(thought) ? Math.max(2, thought) : several + 1
  const counts = phrases.map(({ words }) => countIn(words) ?? many)
  const [first] = counts
  if (first === undefined) return isSure && !isAlone(tokens) ? Math.min(thought, several + 1) : 1
  const named = counts.reduce((sum, each) => sum + each, 0)
  return Math.max(first, isSure ? Math.min(named, thought) : Math.min(named, 2))
}

/** The first of them that are as many as are shown. */
const shownOf = (phrases: readonly Phrase[], count: number): readonly Phrase[] => {
  let left = count
  return phrases.filter(({ words }) => {
    const fits = left > 0
    left -= countIn(words) ?? left
    return fits
  })
}

const forChildren: ReadonlySet<string> = new Set(['childrens', 'young-adult'])

const ageOf = (words: readonly string[], tokens: readonly Token[], told: Told, guess: Guess, least: number) => {
  const { name, share, age } = guess.age
  const thought = share >= least || name === 'child' || name === 'teen' ? age : 'adult'
  const isSmall = thought === 'child' || thought === 'teen'
  const named = toldAge(tokens) ?? ageIn(words)
  if (named !== null) return named
  const isCalledSmall = words.some((word) => /^(?:girl|boy|child|kid|schoolgirl|schoolboy)(?:s|ren)?$/.test(word))
  return isSmall && !isCalledSmall && !forChildren.has(told.genre) ? 'adult' : thought
}

const relationOf = (count: number, words: readonly string[], { relation }: Guess, least: number) => {
  if (count === 1) return 'alone'
  const said = relationIn(words)
  if (said !== null) return said
  if (relation.share >= least && relation.relation !== 'alone') return relation.relation
  return count === 2 ? 'friends' : 'team'
}

const pronouns = /^(?:she|her|hers|herself|he|his|him|himself)$/

const genderOf = (
  count: number,
  words: readonly string[],
  tokens: readonly Token[],
  { gender }: Guess,
  least: number,
): string => {
  const thought = gender.share >= least ? gender.name : 'mixed'
  const said = sexesIn(words)
  if (count > 1) return said.length === 0 ? thought : said.length > 1 ? 'mixed' : genders[said[0] ?? 'woman']
  // Who says "I" speaks of others as he or she.
  const isTeller = tokens.some(({ word }) => word === 'i')
  const called = isTeller ? null : sexIn(tokens.flatMap(({ word }) => (pronouns.test(word) ? word : [])))
  const one = said.length === 1 ? said[0] : called
  return one ? genders[one] : gender.name
}

const genders = { woman: 'women', man: 'men' } as const

/** Where somebody is from is told of them, or of where all of it plays. */
const withOrigin = (words: readonly string[], origin: string | null): string =>
  [...(origin === null || originIn(words) !== null ? [] : [origin]), ...words].join(' ')

/** Null where nobody can be shown: figures are human. */
export const peopleOf = (told: Told, guess: Guess, thresholds: Thresholds): ConceptPeople | null => {
  const tokens = tokensIn(told.text, told.from)
  const phrases = phrasesIn(tokens, told.people)
  if (isOfBeing(phrases, tokens, told.figurative) || bodyIsStrange(tokens, told.figurative)) return null
  const humans = phrases.filter((phrase) => !phrase.isBeing)
  const count = countOf(humans, tokens, guess, thresholds)
  const shown = shownOf(humans, count)
  const words = shown.flatMap((phrase) => phrase.words)
  const known = {
    count,
    age: ageOf(words, count === 1 ? tokens : [], told, guess, thresholds.age),
    relation: relationOf(count, words, guess, thresholds.relation),
    gender: genderOf(count, words, tokens, guess, thresholds.gender),
  }
  const origin = originIn(tokens.map(({ word, isCapital }) => (isCapital ? word.replace(/'s$/, '') : '')))
  const looks = count === 1 ? looksIn(tokens.map(({ word }) => word)).filter((look) => !words.includes(look)) : []
  const who = [
    ...shown.map((phrase) => withOrigin(phrase.words, origin)),
    ...looks,
    withOrigin([plainly(known)], origin),
  ]
  const { gender: _, ...shape } = known
  return {
    who: fitting(who),
    ...shape,
    pose: guess.pose,
    dress: count === 1 || told.dress.length > 0 ? toldDress(told.text, tokens, told.dress) : null,
  }
}

/** As many parts as there is room for, the last of them always: it says who is to be painted. */
const fitting = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? ''
  const kept: string[] = []
  for (const part of parts.slice(0, -1)) if ([...kept, part, last].join(', ').length <= longest) kept.push(part)
  return [...kept, last].join(', ')
}
