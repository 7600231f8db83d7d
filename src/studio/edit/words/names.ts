// The small words around a name: articles, which of several is meant, and what kind of thing it is.
import { z } from 'zod'
import type { Which } from '../../direction/adjustments.ts'
import { expressions, setOf, tableOf } from '../../senses/editing/lexicon/word-table.ts'
import data from './names.json' with { type: 'json' }

const sides = ['left', 'right', 'top', 'bottom', 'small', 'large'] as const
const ordinals = ['1', '2', '3', '4', '5', '-1'] as const

const known = z
  .strictObject({
    determiners: expressions,
    which: z.record(z.enum([...sides, ...ordinals]), expressions),
    /** What stands before the name of a place: `on the left`. */
    at: expressions,
    /** Words that say what kind of thing a name is of, and name nothing themselves: the effect of `glitch effect`. */
    kinds: expressions,
    /** Words for somebody whom the message has named before. */
    pronouns: expressions,
    /** Words that say that something is somebody's. */
    possessives: expressions,
  })
  .parse(data)

const determiners = setOf(known.determiners)
const kinds = setOf(known.kinds)
const prepositions = setOf(known.at)
const pronouns = setOf(known.pronouns)

const possessives = setOf(known.possessives)

export const isPronoun = (said: string): boolean => pronouns.has(said)

const whichOf = tableOf<Which>([
  ...sides.map((side) => [known.which[side], side] as const),
  ...ordinals.map((ordinal) => [known.which[ordinal], Number(ordinal)] as const),
])

const wordsIn = (said: string): readonly string[] => said.trim().split(/\s+/)

/** A name without articles and pronouns before it; the words themselves where nothing else is left. */
export const bareName = (said: string): string => {
  const words = wordsIn(said)
  const from = words.findIndex((word) => !determiners.has(word.toLowerCase()))
  return from < 0 ? said.trim() : words.slice(from).join(' ')
}

/** A name without the kind after it; the words themselves where there is none, or nothing else. */
export const withoutKind = (said: string): string => {
  const words = wordsIn(said)
  return words.length > 1 && kinds.has(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1).join(' ') : said
}

interface Picked {
  readonly which: Which | null
  /** The words without it. */
  readonly rest: string
}

/** `crow on the right`, `crow at the bottom side`. */
const pickedAfter = (words: readonly string[]): Picked | null => {
  const end = words.at(-1) === 'side' ? -1 : words.length
  const [at = '', article, side = ''] = words.slice(0, end).slice(-3)
  const which = whichOf.get(side)
  const rest = words.slice(0, end).slice(0, -3)
  return which !== undefined && article === 'the' && prepositions.has(at) && rest.length > 0
    ? { which, rest: rest.join(' ') }
    : null
}

/** Which of several things is meant: `left crow`, `second candle`, `crow on the right`, `one of the crows`. */
export const pickedFrom = (said: string): Picked => {
  const words = wordsIn(said)
  const [first = '', second] = words
  const which = whichOf.get(first)
  if (which !== undefined && words.length > 1) return { which, rest: words.slice(1).join(' ') }
  if (first === 'one' && second === 'of' && words.length > 2)
    return { which: 'any', rest: bareName(words.slice(2).join(' ')) }
  return pickedAfter(words) ?? { which: null, rest: said }
}

/** `her` of `her hair`; null where nobody is said to have it. */
export const ownerSaid = (said: string): string | null => {
  const [first = '', second] = wordsIn(said)
  return second !== undefined && possessives.has(first.toLowerCase()) ? first : null
}
