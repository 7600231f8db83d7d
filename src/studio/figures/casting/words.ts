// The words that say who somebody is: their sex and age, where they are from, their hair, what bears them.
import { z } from 'zod'
import { wordsOf } from '../../senses/detection/words.ts'
import who from '../data/who.json' with { type: 'json' }

const list = z.array(z.string()).readonly()
const lists = z.record(z.string(), list)

const data = z
  .object({
    sexes: z.object({ woman: list, man: list }),
    ages: lists,
    pairs: list,
    numbers: z.record(z.string(), z.int()),
    never: list,
    creatures: list,
    hairDyes: z.record(z.string(), z.string()),
    hairCuts: z.record(z.string(), z.string()),
    beard: list,
    glasses: list,
    wheelchair: list,
    pregnant: list,
    builds: lists,
    held: lists,
  })
  .parse(who)

const plain = (words: string): string => wordsOf(words).join(' ')

/** Every run of up to three words of a text, the longest first. */
export const spansOf = (words: readonly string[]): readonly string[] =>
  [3, 2, 1].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' ')),
  )

export const finder = <Meaning>(entries: Iterable<readonly [string, Meaning]>) => {
  const meanings = new Map([...entries].map(([word, meaning]) => [plain(word), meaning]))
  return (words: readonly string[]): Meaning | null => {
    for (const span of spansOf(words)) {
      const meaning = meanings.get(span)
      if (meaning !== undefined) return meaning
    }
    return null
  }
}

const byList = (table: Readonly<Record<string, readonly string[]>>) =>
  finder(Object.entries(table).flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)))

const isIn = (words: readonly string[]) => {
  const find = finder(words.map((word) => [word, true] as const))
  return (text: readonly string[]): boolean => find(text) === true
}

const pronouns = new Set(['she', 'her', 'hers', 'he', 'him', 'his'])

const sexOfWord = byList(data.sexes)

/** A noun outranks a pronoun: a man who watches her is a man. */
export const sexIn = (words: readonly string[]): 'woman' | 'man' | null => {
  const nouns = words.filter((word) => !pronouns.has(word))
  const first = nouns.find((word) => sexOfWord([word]) !== null)
  const found = first === undefined ? sexOfWord(words) : sexOfWord([first])
  return found === 'woman' || found === 'man' ? found : null
}

export const hasSexNoun = (words: readonly string[]): boolean =>
  words.some((word) => !pronouns.has(word) && sexOfWord([word]) !== null)

export const ageIn = byList(data.ages)
export const numberIn = (words: readonly string[]): number | null =>
  words.map((word) => data.numbers[word]).find((number) => number !== undefined) ?? null
export const isPair = isIn(data.pairs)
export const isNobody = isIn(data.never)
export const isCreature = isIn(data.creatures)
export const hairDyeIn = finder(Object.entries(data.hairDyes))
export const hairCutIn = finder(Object.entries(data.hairCuts))
export const hasBeard = isIn(data.beard)
export const hasGlasses = isIn(data.glasses)
export const isInWheelchair = isIn(data.wheelchair)
export const isPregnant = isIn(data.pregnant)
export const buildIn = byList(data.builds)
export const heldIn = byList(data.held)
