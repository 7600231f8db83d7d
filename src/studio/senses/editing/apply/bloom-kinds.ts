// Which flowers of an arrangement are meant: those of the kind that is named, where it has others too, else all of them.
import { type FlowerKind, withoutFlower } from '../../../paint/flora/flowers.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { endsInSort } from '../lexicon/sorts.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

/** A peony is a rose to the eye. */
const kindsOf = (said: string): readonly FlowerKind[] | null => {
  if (endsInSort('roses', said)) return ['rose', 'peony']
  if (endsInSort('daisies', said)) return ['daisy', 'cosmos']
  return endsInSort('anemones', said) ? ['anemone'] : null
}

/** What an easel is told to leave those out. */
export const bloomsCalled = (draft: Draft, said: string): readonly string[] => {
  const words = kindsOf(said)?.map(withoutFlower)
  if (words === undefined) return ['blooms']
  const lacking = (names: readonly string[]): Uint8ClampedArray =>
    artOf(documentFrom(adjusted(draft, { without: [...draft.direction.adjustments.without, ...names] })))
  const some = lacking(words)
  return differ(artOf(documentFrom(draft)), some) && differ(some, lacking(['blooms'])) ? words : ['blooms']
}
