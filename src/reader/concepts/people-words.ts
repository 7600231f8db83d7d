// The words that tell of people: who they are, how old, how they look, what they wear; and beings that no figure can stand for.
import { z } from 'zod'
import { ages, relations } from '../../contract/concept-vocabulary.ts'
import origins from './data/origins.json' with { type: 'json' }
import words from './data/people-words.json' with { type: 'json' }

const list = z.array(z.string()).readonly()

const data = z
  .strictObject({
    people: list,
    /** What is said of people before they are named. */
    like: list,
    ages: z.record(z.string(), z.enum(ages)),
    numbers: z.record(z.string(), z.int()),
    /** Words in the singular, or of a fixed number, that name several. */
    several: z.record(z.string(), z.int()),
    relations: z.partialRecord(z.enum(relations), list),
    sexes: z.strictObject({ woman: list, man: list }),
    garments: list,
    garmentsLike: list,
    /** Before what somebody wears. */
    worn: list,
    looks: list,
    beings: list,
    /** What no human body has. */
    bodies: list,
  })
  .parse(words)

/** Peoples by places that are theirs. */
const places = new Map(
  Object.entries(z.record(z.string(), list).parse(origins)).flatMap(([people, of]) =>
    of.map((place) => [place, people] as const),
  ),
)
const peoples: ReadonlySet<string> = new Set(places.values())

const setOf = (listed: readonly string[]): ReadonlySet<string> => new Set(listed)

const known = {
  people: setOf(data.people),
  like: setOf(data.like),
  garments: setOf(data.garments),
  garmentsLike: setOf(data.garmentsLike),
  worn: setOf(data.worn),
  beings: setOf(data.beings),
  bodies: setOf(data.bodies),
  woman: setOf(data.sexes.woman),
  man: setOf(data.sexes.man),
}

export const singular = (word: string): string =>
  word
    .replace(/(?:men)$/, 'man')
    .replace(/(?:wives)$/, 'wife')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

const hasOrIsOne = (listed: ReadonlySet<string>, word: string): boolean =>
  listed.has(word) || listed.has(singular(word))

export const namesPeople = (word: string): boolean => hasOrIsOne(known.people, word) || data.several[word] !== undefined
export const namesBeing = (word: string): boolean => hasOrIsOne(known.beings, word)
export const isOfNoHuman = (word: string): boolean => known.bodies.has(word)
export const describesPeople = (word: string): boolean =>
  known.like.has(word) || peoples.has(word) || data.ages[word] !== undefined || isAge(word) || word.endsWith('-haired')
export const isGarment = (word: string): boolean => hasOrIsOne(known.garments, word)
export const describesGarment = (word: string): boolean => known.garmentsLike.has(word)
export const isWornBefore = (word: string): boolean => known.worn.has(word)

/** `eleven-year-old`, `59-year-old`. */
const isAge = (word: string): boolean => /-years?-old$/.test(word)

const isPlural = (word: string): boolean =>
  !known.people.has(word)
    ? known.people.has(singular(word))
    : /(?:men|children)$/.test(word) || (known.people.has(singular(word)) && singular(word) !== word)

/** How many a phrase names by itself; null for several whose number is not told. */
export const countIn = (phrase: readonly string[]): number | null => {
  const number = phrase.map((word) => data.numbers[word]).find((each) => each !== undefined)
  if (number !== undefined) return number
  const fixed = phrase.map((word) => data.several[word]).find((each) => each !== undefined)
  if (fixed !== undefined) return fixed
  return isPlural(phrase.at(-1) ?? '') ? null : 1
}

export const isNumber = (word: string): boolean => data.numbers[word] !== undefined

export const relationIn = (words: readonly string[]): (typeof relations)[number] | null =>
  relations.find((relation) => data.relations[relation]?.some((word) => words.includes(word))) ?? null

export const ageIn = (words: readonly string[]): (typeof ages)[number] | null =>
  words.map((word) => data.ages[word]).find((age) => age !== undefined) ?? null

const countOf = (words: readonly string[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word)).length

/** Those that the words name. */
export const sexesIn = (words: readonly string[]): readonly ('woman' | 'man')[] =>
  (['woman', 'man'] as const).filter((sex) => countOf(words, known[sex]) > 0)

/** What most of the words say; null where they say nothing, or both. */
export const sexIn = (words: readonly string[]): 'woman' | 'man' | null => {
  const [hers, his] = [countOf(words, known.woman), countOf(words, known.man)]
  return hers === his ? null : hers > his ? 'woman' : 'man'
}

const spans = (words: readonly string[]): readonly string[] =>
  [3, 2, 1].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')))

/** Looks that a text tells of. */
export const looksIn = (words: readonly string[]): readonly string[] => {
  const said = new Set(spans(words))
  return data.looks.filter((look) => said.has(look))
}

/** The people of the only land that is told of; null where none is, or several are. */
export const originIn = (words: readonly string[]): string | null => {
  const found = new Set(spans(words).flatMap((span) => (peoples.has(span) ? span : (places.get(span) ?? []))))
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}
