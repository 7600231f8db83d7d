// The manner of a place: flat as a travel poster, or painted with a brush. The shelf decides, as readers know it by that; where it leaves
// it open, the tone of the book.
import { z } from 'zod'
import { findGenre } from '../../catalog/genres.ts'
import { moods } from '../../catalog/moods.ts'
import type { Scene } from '../families/family.ts'
import data from './manners.json' with { type: 'json' }

const mannerNames = ['poster', 'painted'] as const

export type Manner = (typeof mannerNames)[number]

const manners = z
  .record(z.enum(mannerNames), z.object({ shelves: z.array(z.string()), moods: z.array(z.enum(moods)) }))
  .parse(data)

export const mannerOf = ({ brief: { book }, mood }: Pick<Scene, 'brief' | 'mood'>): Manner => {
  const genre = findGenre(book.genre)?.slug ?? book.genre
  const ofShelf = [`${genre}:${book.subgenre ?? ''}`, genre]
    .map((shelf) => mannerNames.find((name) => manners[name].shelves.includes(shelf)))
    .find((name) => name !== undefined)
  return ofShelf ?? mannerNames.find((name) => manners[name].moods.includes(mood)) ?? 'poster'
}
