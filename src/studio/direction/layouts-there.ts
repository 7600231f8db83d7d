// Which layouts of a family may show where a book plays: a ballroom is no place for a book of the sea.
import type { Brief } from '../brief/brief.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'

/** All of them where the book says nothing of its place; maybe none. */
export const layoutsThere = (family: Family, { reading }: Pick<Brief, 'reading'>): readonly string[] => {
  const { where } = factsOfFamily(family)
  const said = [reading.concept?.place ?? null, reading.setting.place].filter((place) => place !== null)
  return family.layouts
    .map(({ id }) => id)
    .filter((id) => said.length === 0 || where[id] === undefined || said.some((place) => where[id]?.includes(place)))
}
