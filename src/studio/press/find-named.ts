// Which of the parts that painters say the names of are seen on a cover, and how much of it they are.
import type { Colour } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import { Easel } from '../paint/easel.ts'
import type { Flood } from '../paint/flood-part.ts'
import type { GarmentName, PartName } from '../paint/part-names.ts'
import { paintBackings } from '../type/paint-type.ts'
import { setPlan } from '../type/set-plan.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { extentOf, lessMask, maskBetween, maskNamed, sharedMask } from './adjust/colours/named-mask.ts'
import type { Mask } from './adjust/mask.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { planOf } from './draft-cover.ts'
import { lacking } from './lacking.ts'
import { familyOf, sceneOf } from './scene-of-document.ts'
import { sheetOf } from './sheet.ts'
import { textsOf } from './texts.ts'

const sheet = sheetOf(1600, 2560)
/** Pixels across: enough to see whether something is there. */
const width = 100

interface Painting {
  readonly flood?: Flood | null
  readonly without?: readonly string[]
  readonly hidesHero?: boolean
  /** The one colour in which the hero is painted over. */
  readonly hero?: Colour
}

/** The art with the plates behind its type and what is painted before it. */
const smallArt = (
  document: CoverDocument,
  { flood = null, without = [], hidesHero = false, hero }: Painting,
): Easel => {
  const design = familyOf(document).design(sceneOf(document, sheet, hidesHero, hero))
  const type = setPlan(planOf(design, document, sheet), textsOf(document))
  const wanted = new Set([...wantedOf(document.direction.adjustments), ...without])
  const easel = new Easel(sheet, width / sheet.w, document.seed, wanted)
  easel.flood = flood
  design.back(easel, type)
  paintBackings(easel, type.stacks)
  design.front?.(easel, type)
  return easel
}

const maskIn = (document: CoverDocument, names: readonly PartName[]): Mask =>
  maskNamed(names, (flood, without) => smallArt(document, { flood, without }))

/** Share of the cover from which a part is seen; of lines and drops, which are thin but many, less is. */
const leastSeen = 0.004
const leastOfThin = 0.0003
const thin: ReadonlySet<PartName> = new Set<PartName>([
  'drips',
  'frame',
  'gems',
  'grid',
  'lead',
  'lights',
  'lines',
  'reticle',
  'rings',
  'roots',
  'scratches',
  'splatter',
  'stars',
])

const isSeen = (document: CoverDocument, name: PartName, least = thin.has(name) ? leastOfThin : leastSeen): boolean =>
  extentOf(maskIn(document, [name])) >= least

const paintedAmong = (document: CoverDocument, names: readonly PartName[]): readonly PartName[] => {
  using shown = smallArt(document, {})
  return names.filter((name) => shown.named.has(name))
}

/** The first of several parts that is seen on the cover; the hero may stand before it. */
export const firstSeen = (document: CoverDocument, names: readonly PartName[], least?: number): PartName | undefined =>
  paintedAmong(document, names).find((name) => isSeen(document, name, least))

/** All of several parts that are seen on the cover. */
export const allSeen = (document: CoverDocument, names: readonly PartName[]): readonly PartName[] =>
  paintedAmong(document, names).filter((name) => isSeen(document, name))

/** Share of the cover from which something worn is seen. */
const leastWorn = 0.001

export const isWorn = (document: CoverDocument, name: GarmentName): boolean =>
  firstSeen(document, [name], leastWorn) !== undefined

/** Where somebody wears something: another of its kind may be worn by somebody else. Pixels of a cover 100 wide. */
export const seenWorn = (document: CoverDocument, names: readonly PartName[], wearers: readonly string[]): Mask => {
  using shown = smallArt(document, {})
  using bare = smallArt(lacking(document, wearers), {})
  return sharedMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

export const isWornBy = (document: CoverDocument, name: GarmentName, wearers: readonly string[]): boolean =>
  paintedAmong(document, [name]).length > 0 && extentOf(seenWorn(document, [name], wearers)) >= leastWorn

/** Parts of many things of which every other one is left, because an edit wants fewer. */
export const fewerPainted = (document: CoverDocument): ReadonlySet<PartName> => {
  using shown = smallArt(document, {})
  return shown.fewer
}

/** Where parts of the cover are, but for the hero before them; pixels of a cover 100 wide. */
export const seenNamed = (document: CoverDocument, names: readonly PartName[]): Mask => {
  using shown = smallArt(document, {})
  using bare = smallArt(document, { hidesHero: true })
  return lessMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

/** Share of all that differs without the hero that the hero is itself: the rest are its shadow and its light. */
const ofItself = 0.45

/** Where the hero is by its own silhouette; pixels of a cover 100 wide. */
export const seenHero = (document: CoverDocument): Mask => {
  using shown = smallArt(document, {})
  using bare = smallArt(document, { hidesHero: true })
  using black = smallArt(document, { hero: '#000000' })
  using white = smallArt(document, { hero: '#ffffff' })
  const [around, own] = [maskOf(shown, whereThing(bare)), maskBetween(black, white)]
  return extentOf(own) > ofItself * extentOf(around) ? own : around
}
