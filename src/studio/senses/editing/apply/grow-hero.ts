// How much the hero grows when it should be larger: as far as it does not run into the type, and as its painter can show all of it.
import { artOf, lettersOver, straightestEdge } from '../../../press/changes-art.ts'
import { adjusted, type Draft, documentFrom, within } from './draft.ts'

/** Shares of the growth that was asked for, the whole first. */
const shares = [1, 0.75, 0.5, 0.35, 0.2]
/** Share of a line's room that a larger hero may take from it. */
const mostTaken = 0.01
/** Length of a straight edge from which it may be a cut, in widths of the sheet, and how much longer than a grown one it then is. */
const leastCut = 0.17
const longer = 1.35

const scaledBy = (draft: Draft, factor: number): Draft => {
  const { hero } = draft.direction.adjustments
  return adjusted(draft, { hero: { ...hero, scale: within(hero.scale * factor, 0.4, 2.5) } })
}

export const grownHero = (draft: Draft, factor: number): Draft => {
  if (factor <= 1) return scaledBy(draft, factor)
  const { hero, adjustments } = draft.direction
  const empty = artOf(documentFrom(adjusted(draft, { without: [...adjustments.without, hero] })))
  const seenAs = (one: Draft): { readonly taken: number; readonly edge: number } => {
    const art = artOf(documentFrom(one))
    return { taken: lettersOver(documentFrom(one), art, empty), edge: straightestEdge(art, empty) }
  }
  const before = seenAs(draft)
  const grownBy = (share: number): number => 1 + (factor - 1) * share
  const fits = (share: number): boolean => {
    const { taken, edge } = seenAs(scaledBy(draft, grownBy(share)))
    const isCut = edge >= leastCut && edge > before.edge * grownBy(share) * longer
    return taken - before.taken <= mostTaken && !isCut
  }
  return scaledBy(draft, grownBy(shares.find(fits) ?? shares.at(-1) ?? 0))
}
