// Whether a picture without its hero is the same from left and right, so that a mirror turns nothing but the hero.
import { artOf } from '../../press/changes-art.ts'
import { smallWidth } from '../../press/small-painting.ts'
import { without } from '../../senses/editing/apply/apply-things.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'

/** Change of a channel (of 255) that is seen, and the share of the art that may differ. */
const seen = 28
const mostApart = 0.06

export const isMirrorable = (draft: Draft): boolean => {
  if (draft.direction.adjustments.extras.length > 0) return false
  const art = artOf(documentFrom(without(draft, [draft.direction.hero])))
  let apart = 0
  for (let at = 0; at < art.length / 4; at++) {
    const other = at - (at % smallWidth) + smallWidth - 1 - (at % smallWidth)
    if ([0, 1, 2].some((channel) => Math.abs((art[at * 4 + channel] ?? 0) - (art[other * 4 + channel] ?? 0)) > seen))
      apart++
  }
  return apart / (art.length / 4) < mostApart
}
