// Parts of a picture that no painter knows by name: what they look like, and between which heights of their owner they are.
import { z } from 'zod'
import { type Part, partSchema } from '../../../direction/adjustments.ts'
import looks from './data/looks-of-parts.json' with { type: 'json' }
import { expressions, tableOf } from './word-table.ts'

type Place = Omit<Part, 'near' | 'isSingle'>

const places = z
  .array(partSchema.omit({ near: true, isSingle: true }).extend({ words: expressions }).strict())
  .parse(looks)

const byWord: ReadonlyMap<string, Place> = tableOf(
  places.map(({ words, ...place }): readonly [string, Place] => [words, place]),
)

const anywhere: Place = { look: 'patch', top: 0, bottom: 1 }

/** Where and how a part is looked for; what nobody knows is a patch of some colour. */
export const partPlace = (said: string): Place => byWord.get(said.toLowerCase().split(' ').at(-1) ?? '') ?? anywhere

/** Whether a word names a part of somebody or something. */
export const isPartWord = (word: string): boolean => byWord.has(word)

/** Whether a word names light that shines out of something. */
export const isLight = (said: string): boolean => partPlace(said).look === 'light'
