// How much the hero grows when it should be larger: as far as it does not run into the type.
import { artOf, lettersOver } from '../../../press/changes-art.ts'
import { adjusted, type Draft, documentFrom, within } from './draft.ts'

/** Shares of the growth that was asked for, the whole first. */
const shares = [1, 0.75, 0.5, 0.35]
/** Share of a line's room that a larger hero may take from it. */
const mostTaken = 0.01

const scaledBy = (draft: Draft, factor: number): Draft => {
  const { hero } = draft.direction.adjustments
  return adjusted(draft, { hero: { ...hero, scale: within(hero.scale * factor, 0.4, 2.5) } })
}

export const grownHero = (draft: Draft, factor: number): Draft => {
  if (factor <= 1) return scaledBy(draft, factor)
  const { hero, adjustments } = draft.direction
  const empty = artOf(documentFrom(adjusted(draft, { without: [...adjustments.without, hero] })))
  const takenBy = (one: Draft): number => lettersOver(documentFrom(one), artOf(documentFrom(one)), empty)
  const before = takenBy(draft)
  const tried = shares.map((share) => scaledBy(draft, 1 + (factor - 1) * share))
  return tried.find((one) => takenBy(one) - before <= mostTaken) ?? tried.at(-1) ?? draft
}
