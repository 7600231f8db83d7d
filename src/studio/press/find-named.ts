// Which of the parts that painters say the names of are seen on a cover, and how much of it they are.
import type { CoverDocument } from '../document.ts'
import type { PartName } from '../paint/part-names.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { extentOf, lessMask, maskBetween, maskNamed, sharedMask } from './adjust/colours/named-mask.ts'
import type { Mask } from './adjust/mask.ts'
import { keepLast } from './keep-last.ts'
import { lacking } from './lacking.ts'
import { paintSmall, smallPainting } from './small-painting.ts'

/** More parts than one wish asks for. */
const mostKept = 32

const keptMask = keepLast<Mask>(mostKept)

const maskIn = (document: CoverDocument, names: readonly PartName[]): Mask =>
  keptMask(JSON.stringify([document, names]), () =>
    maskNamed(names, (flood, without) => paintSmall(document, { flood, without })),
  )

/** Share of the cover from which a part is seen; of lines and drops, which are thin but many, less is. */
const leastSeen = 0.004
const leastOfThin = 0.0003
const thin: ReadonlySet<PartName> = new Set<PartName>([
  'doodles',
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

/** Whether a part is too thin for a small look to tell whether it is there. */
export const isThin = (name: PartName): boolean => thin.has(name)

const isSeen = (document: CoverDocument, name: PartName, least = thin.has(name) ? leastOfThin : leastSeen): boolean =>
  extentOf(maskIn(document, [name])) >= least

const paintedAmong = (document: CoverDocument, names: readonly PartName[]): readonly PartName[] => {
  const shown = smallPainting(document)
  return names.filter((name) => shown.named.has(name))
}

/** The first of several parts that is seen on the cover; the hero may stand before it. */
export const firstSeen = (document: CoverDocument, names: readonly PartName[], least?: number): PartName | undefined =>
  paintedAmong(document, names).find((name) => isSeen(document, name, least))

/** All of several parts that are seen on the cover. */
export const allSeen = (document: CoverDocument, names: readonly PartName[]): readonly PartName[] =>
  paintedAmong(document, names).filter((name) => isSeen(document, name))

/** Share of the cover from which something that somebody wears or has is seen. */
const leastWorn = 0.0006

export const isWorn = (document: CoverDocument, name: PartName): boolean =>
  firstSeen(document, [name], leastWorn) !== undefined

/** Where somebody wears something: another of its kind may be worn by somebody else. Pixels of a cover 100 wide. */
export const seenWorn = (document: CoverDocument, names: readonly PartName[], wearers: readonly string[]): Mask => {
  const shown = smallPainting(document)
  const bare = smallPainting(lacking(document, wearers))
  return sharedMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

export const isWornBy = (document: CoverDocument, name: PartName, wearers: readonly string[]): boolean =>
  paintedAmong(document, [name]).length > 0 && extentOf(seenWorn(document, [name], wearers)) >= leastWorn

/** Parts of many things of which every other one is left, because an edit wants fewer. */
export const fewerPainted = (document: CoverDocument): ReadonlySet<PartName> => {
  const shown = smallPainting(document)
  return shown.fewer
}

/** Where parts of the cover are, but for the hero before them; pixels of a cover 100 wide. */
export const seenNamed = (document: CoverDocument, names: readonly PartName[]): Mask => {
  const shown = smallPainting(document)
  const bare = smallPainting(document, { hidesHero: true })
  return lessMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

/** Share of a part under which it is not the picture's, but its hero's. */
const mostBesideHero = 0.35

/** Whether a part that pictures have is the hero's here: the leaves of an acorn, and not those of a garland. */
export const isOfHero = (document: CoverDocument, name: PartName): boolean =>
  paintedAmong(document, [name]).length > 0 &&
  extentOf(seenNamed(document, [name])) < mostBesideHero * extentOf(maskIn(document, [name]))

/** Share of all that differs without the hero that the hero is itself: the rest are its shadow and its light. */
const ofItself = 0.45

/** Where the hero is by its own silhouette; pixels of a cover 100 wide. */
export const seenHero = (document: CoverDocument): Mask => {
  const shown = smallPainting(document)
  const bare = smallPainting(document, { hidesHero: true })
  using black = paintSmall(document, { hero: '#000000' })
  using white = paintSmall(document, { hero: '#ffffff' })
  const [around, own] = [maskOf(shown, whereThing(bare)), maskBetween(black, white)]
  return extentOf(own) > ofItself * extentOf(around) ? own : around
}
