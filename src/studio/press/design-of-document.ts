// A family's design of a document. Where an edit takes one of several things away, the art without all of them is laid over its place.
import type { Colour } from '../colour/colour.ts'
import type { Cleared } from '../direction/adjustments.ts'
import type { CoverDocument } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import { layPlace } from './adjust/lay-place.ts'
import { roomsOf } from './adjust/some-of-several.ts'
import { lacking } from './lacking.ts'
import { sceneOf } from './scene-of-document.ts'
import type { Sheet } from './sheet.ts'

/** All wishes for some of the same things, without which the art is painted once. */
const clearedDesign = (design: Design, bare: Design, wishes: readonly Cleared[]): Design => ({
  ...design,
  back: (easel, type) => {
    design.back(easel, type)
    const things = wishes.flatMap((wish) => wish.things)
    using without = easel.fresh(1, undefined, new Set([...easel.without, ...things]))
    bare.back(without, type)
    for (const room of roomsOf(easel.canvas, without.canvas, wishes).flat()) layPlace(easel, without, room)
  },
})

/** `hidesHero` and `flood` as a scene takes them. */
export const designOf = (
  family: Family,
  document: CoverDocument,
  sheet: Sheet,
  hidesHero = false,
  flood?: Colour,
): Design => {
  const { cleared } = document.direction.adjustments
  const design = (one: CoverDocument): Design => family.design(sceneOf(one, sheet, hidesHero, flood))
  return Object.values(Object.groupBy(cleared, ({ things }) => things.join())).reduce<Design>(
    (shown, wishes = []) => clearedDesign(shown, design(lacking(document, wishes[0]?.things ?? [])), wishes),
    design(document),
  )
}
