// A family's design of a document. Where an edit takes one of several things away, the art without all of them is laid over its place.
import type { Colour } from '../colour/colour.ts'
import type { Adjustments } from '../direction/adjustments.ts'
import type { CoverDocument } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import { layPlace } from './adjust/lay-place.ts'
import { lacking } from './lacking.ts'
import { sceneOf } from './scene-of-document.ts'
import type { Sheet } from './sheet.ts'

type Cleared = Adjustments['cleared'][number]

const clearedDesign = (design: Design, bare: Design, place: Cleared): Design => ({
  ...design,
  back: (easel, type) => {
    design.back(easel, type)
    using without = easel.fresh(1, undefined, new Set([...easel.without, ...place.things]))
    bare.back(without, type)
    layPlace(easel, without, place)
  },
})

/** `hidesHero` and `flood` as a scene takes them. */
export const designOf = (
  family: Family,
  document: CoverDocument,
  sheet: Sheet,
  hidesHero = false,
  flood?: Colour,
): Design =>
  document.direction.adjustments.cleared.reduce(
    (design, place) =>
      clearedDesign(design, family.design(sceneOf(lacking(document, place.things), sheet, hidesHero, flood)), place),
    family.design(sceneOf(document, sheet, hidesHero, flood)),
  )
