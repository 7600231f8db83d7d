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
  'roses',
  'daisies',
  'anemones',
  'anybody',
  'male',
  'female',
  'land',
  'sky',
  'ground',
  'front',
  'drawn lines',
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

/** Whether any word is one of the sort. */
export const hasOfSort = (sort: Sort, said: string): boolean =>
  said.split(/[^\p{L}]+/u).some((word) => isOfSort(sort, word))
