// Which flowers of an arrangement are meant: those of the kind that is named, where it has others too, else all of them.
import { z } from 'zod'
import { type FlowerKind, flowerKinds, withoutFlower } from '../../../paint/flora/flowers.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import data from '../lexicon/data/bloom-kinds.json' with { type: 'json' }
import { endsOf, expressions, tableOf } from '../lexicon/word-table.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

const known = z
  .array(z.strictObject({ words: expressions, kinds: z.array(z.enum(flowerKinds)).readonly() }))
  .parse(data)

/** A peony is a rose to the eye. */
const kinds = tableOf<readonly FlowerKind[]>(known.map(({ words, kinds }) => [words, kinds] as const))

const kindsOf = (said: string): readonly FlowerKind[] | undefined => kinds.get(endsOf(said)[1])

/** What an easel is told to leave those out. */
export const bloomsCalled = (draft: Draft, said: string): readonly string[] => {
  const words = kindsOf(said)?.map(withoutFlower)
  if (words === undefined) return ['blooms']
  const lacking = (names: readonly string[]): Uint8ClampedArray =>
    artOf(documentFrom(adjusted(draft, { without: [...draft.direction.adjustments.without, ...names] })))
  const some = lacking(words)
  return differ(artOf(documentFrom(draft)), some) && differ(some, lacking(['blooms'])) ? words : ['blooms']
}
