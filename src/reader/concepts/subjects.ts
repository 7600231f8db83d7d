// What a cover could show, best first: things that the book tells of and things that come to mind, weighed together.
import type { Concept } from '../../contract/concept.ts'
import type { Thought } from './nouns.ts'

type Subject = Concept['subjects'][number]

export interface Found {
  /** Things of the book, with their likeness to all of it. */
  readonly told: readonly Thought[]
  /** Words that only speak in pictures. */
  readonly figurative: readonly string[]
  readonly thought: readonly Thought[]
}

/** What a thing gains for really being in the story. */
const toldBonus = 0.12

const mostSubjects = 8

/** Likeness at which a thing is as often right as wrong, and how quickly that changes; fitted on books that were not trained on. */
const even = 0.5
const steepness = 12

export const confidenceOf = (likeness: number): number => 1 / (1 + Math.exp(-steepness * (likeness - even)))

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '')

/** The same thing by another of its names: `old lighthouse` and `lighthouse`. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((noun) => singular(noun.toLowerCase()))
  return a === b || a?.endsWith(` ${b}`) === true || b?.endsWith(` ${a}`) === true
}

export const subjectsOf = ({ told, figurative, thought }: Found): readonly Subject[] => {
  const isFigurative = (noun: string): boolean => figurative.some((word) => isSame(word, noun))
  const isTold = (noun: string): boolean => told.some((each) => isSame(each.noun, noun))
  const all = [
    ...told.map(({ noun, likeness }) => ({ noun: noun.toLowerCase(), likeness: likeness + toldBonus, literal: true })),
    ...thought
      .filter(({ noun }) => !isFigurative(noun))
      .map(({ noun, likeness }) => ({
        noun,
        likeness: likeness + (isTold(noun) ? toldBonus : 0),
        literal: isTold(noun),
      })),
  ].toSorted((one, other) => other.likeness - one.likeness)
  const distinct = all.filter(({ noun }, at) => all.findIndex((each) => isSame(each.noun, noun)) === at)
  return distinct
    .slice(0, mostSubjects)
    .map(({ noun, likeness, literal }) => ({ noun, confidence: confidenceOf(likeness), literal }))
}
