// How much a thing grows when it should be larger: as far as it does not run into the type, and as its painter can show all of it.
import { artOf, differenceOf, lettersOver, straightestEdge } from '../../../press/changes-art.ts'
import { adjusted, type Draft, documentFrom, within } from './draft.ts'

/** Shares of the growth that was asked for, the whole first. */
const shares = [1, 0.75, 0.5, 0.35, 0.2]
/** Share of a line's room that a larger thing may take from it. */
const mostTaken = 0.01
/** Length of a straight edge from which it may be a cut, in widths of the sheet, and how much longer than a grown one it then is. */
const leastCut = 0.17
const longer = 1.35
/** Share of the height that it should have under which a thing is cut off at its head or foot. */
const whole = 0.93
/** Shares of its height by which the hero gives way to the type up or down, where it has room there. */
const ways = [0, 0.1, -0.1]

/** A thing of the picture that can be larger or smaller. */
interface Growing {
  readonly name: string
  /** The picture with it that much larger, and moved by a share of its height. */
  readonly scaledBy: (factor: number, dy: number) => Draft
  readonly ways: readonly number[]
}

/** The picture with a larger thing, as far as there is room for it, and how much larger it is. */
const grown = (draft: Draft, { name, scaledBy, ways: moves }: Growing, factor: number): Draft => {
  const { without } = draft.direction.adjustments
  const empty = artOf(documentFrom(adjusted(draft, { without: [...without, name] })))
  const seenAs = (one: Draft): { readonly taken: number; readonly edge: number; readonly height: number } => {
    const art = artOf(documentFrom(one))
    return {
      taken: lettersOver(documentFrom(one), art, empty),
      edge: straightestEdge(art, empty),
      height: differenceOf(art, empty)?.h ?? 0,
    }
  }
  const before = seenAs(draft)
  const fits = (next: Draft, by: number): boolean => {
    const { taken, edge, height } = seenAs(next)
    const isCut = (edge >= leastCut && edge > before.edge * by * longer) || height < before.height * by * whole
    return taken - before.taken <= mostTaken && !isCut
  }
  for (const share of shares) {
    const by = 1 + (factor - 1) * share
    const next = moves.map((dy) => scaledBy(by, dy)).find((one) => fits(one, by))
    if (next) return next
  }
  return scaledBy(1 + (factor - 1) * (shares.at(-1) ?? 0), 0)
}

export const grownHero = (draft: Draft, factor: number): Draft => {
  const { hero, adjustments } = draft.direction
  const scaledBy = (by: number, dy: number): Draft =>
    adjusted(draft, {
      hero: {
        ...adjustments.hero,
        scale: within(adjustments.hero.scale * by, 0.4, 2.5),
        dy: within(adjustments.hero.dy + dy, -1, 1),
      },
    })
  return factor <= 1 ? scaledBy(factor, 0) : grown(draft, { name: hero, scaledBy, ways }, factor)
}

/** The picture with a companion of the hero larger or smaller where it stands. */
export const grownCompanion = (draft: Draft, id: string, factor: number): Draft => {
  const { sizes } = draft.direction.adjustments
  const scaledBy = (by: number): Draft =>
    adjusted(draft, { sizes: { ...sizes, [id]: within((sizes[id] ?? 1) * by, 0.4, 2.5) } })
  return factor <= 1 ? scaledBy(factor) : grown(draft, { name: id, scaledBy, ways: [0] }, factor)
}
