// The colour that something on a cover is seen in, so that something else can have the same.
import { hexOf } from '../colour/colour.ts'
import { chromaOf, distanceOf, type Lab, rgbOfLab } from '../colour/oklab.ts'
import type { CoverDocument } from '../document.ts'
import type { PartName } from '../paint/part-names.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { meanOf } from './adjust/colours/shades-of-art.ts'
import { spotsOf } from './adjust/colours/turn-shades.ts'
import type { Mask } from './adjust/mask.ts'
import { seenNamed } from './find-named.ts'
import { lacking } from './lacking.ts'
import { smallPainting } from './small-painting.ts'

/** Fewer spots than this are no thing that has a colour. */
const leastSpots = 12
/** Distance within which spots are of one colour. */
const alike = 0.09
/** How much more a full colour counts than a grey: outlines and shadows are no thing's colour. */
const ofChroma = 6

/** The colour that most of the spots have; full ones are seen before greys. */
export const mainOf = (spots: readonly Lab[]): string | null => {
  if (spots.length < leastSpots) return null
  const some = spots.filter((_, at) => at % Math.ceil(spots.length / 200) === 0)
  const weightOf = (spot: Lab): number =>
    some.filter((other) => distanceOf(spot, other) < alike).length * (1 + ofChroma * chromaOf(spot)) * (0.3 + spot.l)
  const main = some.reduce((best, spot) => (weightOf(spot) > weightOf(best) ? spot : best))
  return hexOf(rgbOfLab(meanOf(spots.filter((spot) => distanceOf(spot, main) < alike))))
}

const colourIn = (document: CoverDocument, mask: Mask): string | null => mainOf(spotsOf(smallPainting(document), mask))

/** The colour of parts that painters say the names of. */
export const colourOfParts = (document: CoverDocument, names: readonly PartName[]): string | null =>
  colourIn(document, seenNamed(document, names))

/** The colour of the hero, or of another thing that is left out by its name; null where there is none. */
export const colourOfThing = (document: CoverDocument, things: readonly string[]): string | null => {
  const shown = smallPainting(document)
  const bare = smallPainting(lacking(document, things))
  return mainOf(spotsOf(shown, maskOf(shown, whereThing(bare))))
}
