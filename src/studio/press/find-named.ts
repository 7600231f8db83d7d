// Which of the parts that painters say the names of are seen on a cover, and how much of it they are.
import { labOfColour } from '../colour/oklab.ts'
import type { CoverDocument } from '../document.ts'
import { keepLast } from '../keep-last.ts'
import { isOwn, type OwnName, type PartName } from '../paint/part-names.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { extentOf, lessMask, maskBetween, maskNamed, sharedMask } from './adjust/colours/named-mask.ts'
import { shadeCalled } from './adjust/colours/shades-of-art.ts'
import { spotsOf } from './adjust/colours/turn-shades.ts'
import type { Mask } from './adjust/mask.ts'
import { lacking } from './lacking.ts'
import { paintSmall, smallPainting, smallWidth } from './small-painting.ts'

/** More parts than one wish asks for. */
const mostKept = 32

const keptMask = keepLast<Mask>(mostKept)

const maskIn = (document: CoverDocument, names: readonly PartName[], width = smallWidth): Mask =>
  keptMask(JSON.stringify([document, names, width]), () =>
    maskNamed(names, (flood, without) => paintSmall(document, { flood, without, width })),
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
  'window',
])

/** Whether a part is too thin for a small look to tell whether it is there. */
export const isThin = (name: PartName): boolean => thin.has(name) || isOwn(name)

/** Pixels across at which hair lines are seen that are lost in a small look. */
const closeWidth = 320

/** What is thin is looked at closely before it is said not to be there. */
const isSeen = (document: CoverDocument, name: PartName, least = isThin(name) ? leastOfThin : leastSeen): boolean =>
  extentOf(maskIn(document, [name])) >= least ||
  (thin.has(name) && extentOf(maskIn(document, [name], closeWidth)) >= least)

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

/** Where somebody wears something: another of its kind may be worn by somebody else. Pixels of a cover 100 wide. */
export const seenWorn = (document: CoverDocument, names: readonly PartName[], wearers: readonly string[]): Mask => {
  const shown = smallPainting(document)
  const bare = smallPainting(lacking(document, wearers))
  return sharedMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

/** The first of several parts that is seen on somebody or something. */
export const firstOwned = (
  document: CoverDocument,
  names: readonly OwnName[],
  owners: readonly string[],
): OwnName | undefined =>
  names
    .filter((name) => smallPainting(document).named.has(name))
    .find((name) => extentOf(seenWorn(document, [name], owners)) >= leastOfThin)

/** Parts of many things of which every other one is left, because an edit wants fewer. */
export const fewerPainted = (document: CoverDocument): ReadonlySet<PartName> => {
  const shown = smallPainting(document)
  return shown.fewer
}

/** Where parts of the cover are, but for the hero before them; pixels of a cover 100 wide. */
export const seenNamed = (document: CoverDocument, names: readonly PartName[]): Mask => {
  if (names.some(isOwn)) return maskIn(document, names)
  const shown = smallPainting(document)
  const bare = smallPainting(document, { hidesHero: true })
  return lessMask(maskIn(document, names), maskOf(shown, whereThing(bare)))
}

/** How much of parts is of the colour that they are called by. */
export const shareCalled = (document: CoverDocument, names: readonly PartName[], colour: string): number => {
  const spots = spotsOf(smallPainting(document), seenNamed(document, names))
  const shade = shadeCalled(spots, labOfColour(colour), false)
  return shade === null ? 0 : spots.filter((spot) => shade.shareOf(spot) > 0.5).length / Math.max(1, spots.length)
}

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
