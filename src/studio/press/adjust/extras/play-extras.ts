// Animals that an edit adds to a picture book are played by characters, as those are that the book has by itself.
import { namesakeOf } from '../../../paint/characters/cast.ts'
import type { PlacedExtra } from './place-extras.ts'

/** Characters are stout, whatever the animal is: as much room as it had, on the same foot. */
const stoutness = 1.15

const played = (extra: PlacedExtra): PlacedExtra => {
  const species = namesakeOf(extra.motif)
  if (!species) return extra
  const { x, y, w, h } = extra.box
  const size = Math.sqrt(w * h) * stoutness
  return { ...extra, species, box: { x: x + (w - size) / 2, y: y + h - size, w: size, h: size } }
}

export const playedByCharacters = (extras: readonly PlacedExtra[]): readonly PlacedExtra[] => extras.map(played)
