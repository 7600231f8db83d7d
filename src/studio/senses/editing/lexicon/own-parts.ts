// What people call what somebody wears and what belongs to a thing, where painters say its name.
import { z } from 'zod'
import { drawnPartCalled } from '../../../motifs/labels.ts'
import {
  garmentNames,
  isGarment,
  type OwnName,
  type PartName,
  partNames,
  pieceNames,
} from '../../../paint/part-names.ts'
import ownParts from './data/own-parts.json' with { type: 'json' }
import { endsOf, expressions, tableOf } from './word-table.ts'

const known = z
  .strictObject({
    /** The nearest first: who says "cloak" means a cape where there is one, else a coat. */
    words: z.array(
      z.strictObject({ words: expressions, parts: z.array(z.enum([...garmentNames, ...pieceNames])).readonly() }),
    ),
    /** What is meant along with a piece: of a heart all that carries blood, and what grows out of it; the last of all bars. */
    meantWith: z.partialRecord(z.enum(partNames), z.array(z.enum(partNames)).readonly()),
  })
  .parse(ownParts)

const byWord: ReadonlyMap<string, readonly OwnName[]> = tableOf(
  known.words.map(({ words, parts }) => [words, parts] as const),
)

const kin = new Map<PartName, readonly PartName[]>()
for (const name of partNames) kin.set(name, known.meantWith[name] ?? [])

export const meantWith = (name: PartName): readonly PartName[] => kin.get(name) ?? []

/** What may be meant, the nearest first; none where no painter knows it by name. */
export const ownCalled = (said: string): readonly OwnName[] => {
  const [pair, last] = endsOf(said)
  const drawn = drawnPartCalled(pair) ?? drawnPartCalled(last)
  return [...new Set([...(byWord.get(pair) ?? byWord.get(last) ?? []), ...(drawn === null ? [] : [drawn])])]
}

/** Whether two words together name something else than the second alone: "the last bar" is one of the bars. */
export const isOwnPair = (said: string): boolean => byWord.has(said.toLowerCase())

/** Whether a word names something that is worn. */
export const isWornWord = (said: string): boolean => ownCalled(said).some(isGarment)
