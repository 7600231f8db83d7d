// What people call the parts of a picture that painters say the names of.
import { z } from 'zod'
import { isGarment, type PartName, sceneNames } from '../../../paint/part-names.ts'
import parts from './data/parts-of-pictures.json' with { type: 'json' }
import { ownCalled } from './own-parts.ts'
import { expressions, listOf, setOf } from './word-table.ts'

const known = z
  .strictObject({
    /** The nearest first: who says "meadow" means grass where there is some, else fields or hills. */
    words: z.array(z.strictObject({ words: expressions, parts: z.array(z.enum(sceneNames)).readonly() })),
    /** Words for several things at once: all of them are meant, and not only the nearest. */
    forMany: expressions,
  })
  .parse(parts)

const byWord = new Map<string, PartName[]>()
for (const { words, parts: names } of known.words)
  for (const word of listOf(words)) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...names])])
for (const name of sceneNames) if (!byWord.has(name)) byWord.set(name, [name])

const manyWords = setOf(known.forMany)

const lastOf = (said: string): string => said.toLowerCase().split(' ').at(-1) ?? ''

const single = (word: string): string => word.replace(/s$/, '')

export const isForMany = (said: string): boolean => manyWords.has(lastOf(said)) || manyWords.has(single(lastOf(said)))

/** Parts that somebody may mean, the nearest first; none where the word names no part of pictures. */
export const partsCalled = (said: string): readonly PartName[] => {
  const words = said.toLowerCase().split(' ')
  const last = lastOf(said)
  const ofScene = byWord.get(words.slice(-2).join(' ')) ?? byWord.get(last) ?? byWord.get(single(last)) ?? []
  return [...ofScene, ...ownCalled(said).filter((name) => !isGarment(name))]
}
