// What a cover could show, best first: things that the book names and things that come to mind, weighed together. What each sign weighs was
// fitted on books that the network has not learned from: `npm run reader:subjects`.
import type { Concept } from '../../contract/concept.ts'
import type { Thought } from './nouns.ts'
import { isSameThing, plainNoun } from './plain-noun.ts'
import { type Candidate, signsOf } from './subject-signs.ts'
import type { SubjectWeights } from './subject-weights.ts'

type Subject = Concept['subjects'][number]

/** All that is known of the things of a book. */
export interface Found {
  /** Nearest to all of the book, best first. */
  readonly thought: readonly Thought[]
  /** Things that its texts name, each with its likeness to all of it. */
  readonly named: readonly Thought[]
  readonly inTitle: readonly string[]
  /** Words for things that are really there, and words that only speak in pictures. */
  readonly literal: readonly string[]
  readonly figurative: readonly string[]
}

/** Each thing once, by the first of its names. */
export const candidatesOf = ({ thought, named, inTitle, literal, figurative }: Found): readonly Candidate[] => {
  const isAmong = (words: readonly string[], noun: string): boolean => words.some((word) => isSameThing(word, noun))
  const all = [...thought.map((each, rank) => ({ ...each, rank })), ...named.map((each) => ({ ...each, rank: null }))]
  const byNoun = new Map<string, (typeof all)[number]>()
  for (const each of all) if (!byNoun.has(plainNoun(each.noun))) byNoun.set(plainNoun(each.noun), each)
  const names = named.map(({ noun }) => plainNoun(noun))
  return [...byNoun].map(([plain, { noun, likeness, rank }]) => ({
    noun,
    likeness,
    rank,
    isNamed: names.includes(plain),
    isInTitle: inTitle.some((word) => plainNoun(word) === plain),
    isLiteral: isAmong(literal, noun),
    isFigurative: isAmong(figurative, noun),
  }))
}

/** How likely a cover may show it. */
export const shareOf = (candidate: Candidate, fitted: SubjectWeights): number => {
  const score = signsOf(candidate).reduce((sum, sign, at) => sum + sign * (fitted[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}

const mostSubjects = 8

export const subjectsOf = (found: Found, fitted: SubjectWeights): readonly Subject[] => {
  const ranked = candidatesOf(found)
    .map((candidate) => ({ ...candidate, confidence: shareOf(candidate, fitted) }))
    .toSorted((one, other) => other.confidence - one.confidence)
  return ranked
    .filter(({ noun }, at) => ranked.findIndex((each) => isSameThing(each.noun, noun)) === at)
    .slice(0, mostSubjects)
    .map(({ noun, confidence, isLiteral }) => ({ noun, confidence, literal: isLiteral }))
}
