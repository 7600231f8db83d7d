// In which layouts of a family a hero can be set down: a boat needs water, and a road is itself the ground.
import { compositionOf, factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import type { Motif } from '../motifs/motif.ts'

/** Whether the layout sets its hero into a place, so that it is seen how it rests there. */
const setsDown = (family: Family, layout: string): boolean =>
  compositionOf(family, layout) === 'scene' || factsOfFamily(family).places.length > 0

/** Divers and paper boats can be ashore, and whoever acts in a picture book is where the story is. */
const needsWater = (family: Family, { rests, kind }: Motif): boolean =>
  rests === 'water' && ['creature', 'vehicle', 'plant', 'place'].includes(kind) && !factsOfFamily(family).cast

const canRest = (family: Family, layout: string, hero: Motif): boolean => {
  if (!setsDown(family, layout)) return true
  const { waters, places } = factsOfFamily(family)
  // In space everything floats.
  if (needsWater(family, hero)) return waters.includes(layout) || places.includes('space')
  return hero.rests !== 'land'
}

export const settledLayouts = (family: Family, hero: Motif): readonly string[] =>
  family.layouts.map(({ id }) => id).filter((layout) => canRest(family, layout, hero))

/** The layout itself where the hero can be set down in it, else the nearest that it can. */
export const settledLayout = (family: Family, hero: Motif, layout: string): string => {
  const settled = settledLayouts(family, hero)
  return settled.includes(layout) ? layout : (settled[0] ?? layout)
}
