// Which of the parts that painters say the names of are seen on a cover, and how much of it they are.
import type { CoverDocument } from '../document.ts'
import { Easel } from '../paint/easel.ts'
import type { Flood } from '../paint/flood-part.ts'
import type { PartName } from '../paint/part-names.ts'
import { paintBackings } from '../type/paint-type.ts'
import { setPlan } from '../type/set-plan.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { extentOf, lessMask, maskNamed } from './adjust/colours/named-mask.ts'
import type { Mask } from './adjust/mask.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { planOf } from './draft-cover.ts'
import { familyOf, sceneOf } from './scene-of-document.ts'
import { sheetOf } from './sheet.ts'
import { textsOf } from './texts.ts'

const sheet = sheetOf(1600, 2560)
/** Pixels across: enough to see whether something is there. */
const width = 100

const smallArt = (document: CoverDocument, flood: Flood | null, hidesHero: boolean): Easel => {
  const design = familyOf(document).design(sceneOf(document, sheet, hidesHero))
  const type = setPlan(planOf(design, document, sheet), textsOf(document))
  const easel = new Easel(sheet, width / sheet.w, document.seed, new Set(wantedOf(document.direction.adjustments)))
  easel.flood = flood
  design.back(easel, type)
  paintBackings(easel, type.stacks)
  return easel
}

/** The first of several parts that is seen on the cover; the hero may stand before it. */
export const firstSeen = (document: CoverDocument, names: readonly PartName[], least: number): PartName | undefined => {
  using shown = smallArt(document, null, false)
  return names
    .filter((name) => shown.named.has(name))
    .find((name) => extentOf(maskNamed([name], (flood) => smallArt(document, flood, false))) >= least)
}

/** Where parts of the cover are, but for the hero before them; pixels of a cover 100 wide. */
export const seenNamed = (document: CoverDocument, names: readonly PartName[]): Mask => {
  using shown = smallArt(document, null, false)
  using bare = smallArt(document, null, true)
  const hero = maskOf(shown, whereThing(bare))
  return lessMask(
    maskNamed(names, (flood) => smallArt(document, flood, false)),
    hero,
  )
}
