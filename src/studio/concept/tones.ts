// Shelves that share a tone. A family may leave its shelf for a book that it can show, never its tone: no picture-book meadow for a slasher.
import { findGenre } from '../../catalog/genres.ts'
import type { Family } from '../families/family.ts'
import data from './data/tones.json' with { type: 'json' }

const tones: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.tones).map(([tone, shelves]) => [tone, new Set(shelves)]),
)

/** Tones whose families a shelf may have though its own families do not go there. */
const borrows: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(data.borrows))

export const sharesTone = (family: Family, genre: string, subgenre: string | null): boolean => {
  const shelf = `${findGenre(genre)?.name ?? ''}:${subgenre ?? '*'}`
  const borrowed = borrows.get(shelf) ?? []
  return [...tones].some(
    ([tone, shelves]) =>
      (shelves.has(shelf) || borrowed.includes(tone)) && family.genreBuckets.some((bucket) => shelves.has(bucket)),
  )
}
