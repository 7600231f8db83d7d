// A document with fewer or more things in its picture, to tell by the difference where they are.
import type { CoverDocument } from '../document.ts'

/** The document without some things. */
export const lacking = (document: CoverDocument, things: readonly string[]): CoverDocument => {
  const { direction } = document
  const { adjustments } = direction
  const without = [...adjustments.without, ...things]
  return { ...document, direction: { ...direction, adjustments: { ...adjustments, without } } }
}

/** The document with things that it is without. */
export const restored = (document: CoverDocument, things: readonly string[]): CoverDocument => {
  const { direction } = document
  const { adjustments } = direction
  const without = adjustments.without.filter((name) => !things.includes(name))
  return { ...document, direction: { ...direction, adjustments: { ...adjustments, without } } }
}

/** The document for another sheet than the cover's: what is gone from a place of the cover is wholly gone there. */
export const withoutPlaces = (document: CoverDocument): CoverDocument => {
  const { direction } = document
  const { cleared, without } = direction.adjustments
  const adjustments = {
    ...direction.adjustments,
    without: [...without, ...cleared.flatMap(({ things }) => things)],
    cleared: [],
  }
  return { ...document, direction: { ...direction, adjustments } }
}
