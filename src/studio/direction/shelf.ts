// How a family serves the shelf of a book.
import { findGenre } from '../../catalog/genres.ts'
import { sharesTone } from '../concept/tones.ts'
import type { Family } from '../families/family.ts'

/** How a family serves a genre and subgenre, if at all. */
export const bucketMatch = (family: Family, genre: string, subgenre: string | null): 'subgenre' | 'genre' | null => {
  const name = findGenre(genre)?.name
  if (name === undefined) return null
  if (subgenre !== null && family.genreBuckets.includes(`${name}:${subgenre}`)) return 'subgenre'
  return family.genreBuckets.includes(`${name}:*`) ? 'genre' : null
}

/** What serves a whole genre still keeps to the tone of each corner: no lemons around a dark romance. */
export const suitsShelf = (family: Family, genre: string, subgenre: string | null): boolean => {
  const match = bucketMatch(family, genre, subgenre)
  return match === 'subgenre' || (match === 'genre' && (subgenre === null || sharesTone(family, genre, subgenre)))
}
