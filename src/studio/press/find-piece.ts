// One piece of a part that is painted piece by piece, told by its colour: the green one of several shapes.
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour } from '../colour/oklab.ts'
import { neutral } from '../colour/shade.ts'
import type { CoverDocument } from '../document.ts'
import { leftOutPiece, type PartName } from '../paint/part-names.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { spotsOf } from './adjust/colours/turn-shades.ts'
import { mainOf } from './colour-of-thing.ts'
import { lacking } from './lacking.ts'
import { smallPainting } from './small-painting.ts'

/** Of more pieces than these none is looked at by itself. */
const mostPieces = 10
/** Degrees within which a piece is of the hue that it is called by, and chroma from which it has one. */
const called = 50
const leastChroma = 0.02
/** Distance of light within which a grey is the one that it is called by. */
const sameLight = 0.25
/** Pixels across: a bar is thin. */
const width = 200

/** How far a colour is from the one that a piece is called by; null where nobody would call it so. */
const awayFrom = (seen: Lab, named: Lab): number | null => {
  if (chromaOf(named) < neutral) {
    const away = Math.abs(seen.l - named.l)
    return away < sameLight && chromaOf(seen) < 2 * neutral ? away : null
  }
  const away = hueBetween(hueOf(seen), hueOf(named))
  return away < called && chromaOf(seen) > leastChroma ? away / called : null
}

/** Whether somebody would call a colour by another's name. */
export const isCalled = (seen: Lab, named: Lab): boolean => awayFrom(seen, named) !== null

/** What leaves out the piece that is called by a colour; null where no single one can be told. */
export const pieceCalled = (document: CoverDocument, names: readonly PartName[], colour: string): string | null => {
  const named = labOfColour(colour)
  const shown = smallPainting(document, { width })
  const words = names.flatMap((name) => {
    const count = shown.pieces.get(name) ?? 0
    return count > mostPieces ? [] : Array.from({ length: count }, (_, nth) => leftOutPiece(name, nth))
  })
  const found = words.flatMap((word) => {
    const bare = smallPainting(lacking(document, [word]), { width })
    const main = mainOf(spotsOf(shown, maskOf(shown, whereThing(bare))))
    const away = main === null ? null : awayFrom(labOfColour(main), named)
    return away === null ? [] : [{ word, away }]
  })
  return found.toSorted((one, other) => one.away - other.away)[0]?.word ?? null
}
