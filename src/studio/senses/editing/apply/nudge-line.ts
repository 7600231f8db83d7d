// A line of type a little higher or lower: as far as there is room between the other lines and off the hero.
import { draftOf } from '../../../press/draft-cover.ts'
import { familyOf } from '../../../press/scene-of-document.ts'
import { smallSheet } from '../../../press/small-painting.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { adjusted, type Draft, documentFrom, noted, owned } from './draft.ts'
import { takenByHero } from './shift-hero.ts'

/** Shares of the way that are tried. */
const ways = [1, 0.7, 0.45]
/** Shares of the sheet's height: the least that is seen, what stays free between lines, and at head and foot. */
const leastWay = 0.012
const gap = 0.006
const margin = 0.025
/** Share of a line's room that the hero may take from it. */
const mostTaken = 0.02

interface Rows {
  readonly role: TypeRole
  readonly top: number
  readonly bottom: number
}

/** All lines of one arrangement: to arrange the cover anew for each would take as often as long. */
const rowsOf = (draft: Draft): readonly Rows[] => {
  const document = documentFrom(draft)
  const { set } = draftOf(familyOf(document), document, smallSheet)
  const lines = set.stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' ? [item] : [])))
  return lines.flatMap(({ role, box }) =>
    box.h > 0 ? [{ role, top: box.y / smallSheet.h, bottom: (box.y + box.h) / smallSheet.h }] : [],
  )
}

const isCrowded = (rows: readonly Rows[]): boolean =>
  rows.some(
    (one, at) =>
      one.top < margin ||
      one.bottom > 1 - margin ||
      rows.slice(at + 1).some((other) => one.top < other.bottom + gap && other.top < one.bottom + gap),
  )

const shifted = (draft: Draft, role: TypeRole, by: number): Draft => {
  const { type } = draft.direction.adjustments
  return adjusted(draft, { type: { ...type, [role]: { ...type[role], shift: type[role].shift + by } } })
}

export const nudgeLine = (draft: Draft, role: TypeRole, by: number, name: string): Draft => {
  const before = rowsOf(draft)
  const from = before.find((rows) => rows.role === role)
  const taken = takenByHero(draft)
  // Lines that the family sets close to each other may stay so.
  const wasCrowded = isCrowded(before)
  const moved = ways
    .map((way) => shifted(draft, role, by * way))
    .find((one) => {
      const rows = rowsOf(one)
      const to = rows.find((each) => each.role === role)
      if (!from || !to || Math.abs(to.top - from.top) < leastWay) return false
      return (wasCrowded || !isCrowded(rows)) && takenByHero(one) - taken <= mostTaken
    })
  const where = by > 0 ? 'lower' : 'higher'
  return moved
    ? noted(moved, `the ${name} stands a little ${where}`)
    : owned(draft, `there is no room to set the ${name} a little ${where}, so it is where it was`, 'cannot_be_drawn')
}
