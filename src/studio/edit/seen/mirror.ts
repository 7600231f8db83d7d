// Whether a mirror would turn nothing but the hero: the rest of the picture is the same from left and right, and the hero is not.
import { artOf } from '../../press/changes-art.ts'
import { smallWidth } from '../../press/small-painting.ts'
import { without } from '../../senses/editing/apply/apply-things.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'

type Pixels = Uint8ClampedArray

/** Change of a channel (of 255) that is seen. */
const seen = 28
/** Shares of the rest that may differ, and of the hero that must. */
const mostAround = 0.06
const leastOfHero = 0.3

const isApart = (one: Pixels, at: number, other: Pixels, from: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[at * 4 + channel] ?? 0) - (other[from * 4 + channel] ?? 0)) > seen)

/** The same spot in a mirror. */
const across = (at: number): number => at - (at % smallWidth) + smallWidth - 1 - (at % smallWidth)

export const isMirrorable = (draft: Draft): boolean => {
  if (draft.direction.adjustments.extras.length > 0) return false
  const art = artOf(documentFrom(draft))
  const bare = artOf(documentFrom(without(draft, [draft.direction.hero])))
  const spots = Array.from({ length: art.length / 4 }, (_, at) => at)
  const hero = spots.filter((at) => isApart(art, at, bare, at))
  const turned = hero.filter((at) => isApart(art, at, art, across(at)))
  const around = spots.filter((at) => isApart(bare, at, bare, across(at)))
  return around.length < spots.length * mostAround && turned.length > hero.length * leastOfHero
}
