// Sorts of words that edits are carried out by: what is of the land, what petals have, who is a man.
import { z } from 'zod'
import data from './data/sorts.json' with { type: 'json' }
import { expressions, setOf } from './word-table.ts'

const names = [
  'of buildings',
  'at the door',
  'young',
  'hers',
  'his',
  'all of somebody',
  'many flowers',
  'petalled',
  'anybody',
  'male',
  'female',
  'land',
  'sky',
  'ground',
  'front',
  'drawn lines',
  'full moons',
  'red moons',
  'parts of moons',
  'meshed gears',
  'tentacles',
  'the book',
  'roofs',
  'trees',
  'buildings',
  'worn on heads',
  'perching',
  'alighting',
  'plain grounds',
] as const

type Sort = (typeof names)[number]

const sorts = new Map(
  Object.entries(z.record(z.enum(names), expressions).parse(data)).map(
    ([name, words]) => [name, setOf(words)] as const,
  ),
)

/** Whether all that is said is a word of the sort. */
export const isOfSort = (sort: Sort, said: string): boolean => sorts.get(sort)?.has(said.toLowerCase()) === true

/** Whether the last word is one of the sort: `the white flowers`. */
export const endsInSort = (sort: Sort, said: string): boolean => isOfSort(sort, said.split(' ').at(-1) ?? '')

/** Whether any word, or any two together, is one of the sort. */
export const hasOfSort = (sort: Sort, said: string): boolean => {
  const words = said.split(/[^\p{L}]+/u)
  return words.some((word, at) => isOfSort(sort, word) || isOfSort(sort, `${word} ${words[at + 1] ?? ''}`))
}

/** All words of a sort. */
export const allOfSort = (sort: Sort): readonly string[] => [...(sorts.get(sort) ?? [])]
