// Whether a part of the picture can be told apart, and in which colour it is seen: the honest test before an edit promises to colour it.
import { type Colour, hexOf } from '../colour/colour.ts'
import { distanceOf, type Lab, labOfColour } from '../colour/oklab.ts'
import type { Paint } from '../direction/adjustments.ts'
import type { CoverDocument } from '../document.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Easel } from '../paint/easel.ts'
import { maskOf, whereThing } from './adjust/colours/colour-things.ts'
import { meanOf, shadeOfPart } from './adjust/colours/shades-of-art.ts'
import { spotsOf } from './adjust/colours/turn-shades.ts'
import { groundOf } from './adjust/tone-of-art.ts'
import { lacking } from './lacking.ts'
import { smallPainting } from './small-painting.ts'

/** Pixels across: enough to see what is worn. */
const width = 200

/** The art without what stands before its type. */
const artBehind = (document: CoverDocument): Easel => smallPainting(document, { width, hasFront: false })

/** Shades that a picture has at most. */
const mostShades = 5

export interface FoundPart {
  readonly colour: Lab
  /** How much of its owner, or of the sheet, it is. */
  readonly share: number
}

export const findPart = (document: CoverDocument, { things, part }: Paint): FoundPart | null => {
  if (part === null) return null
  const shown = artBehind(document)
  const bare = things.length === 0 ? null : artBehind(lacking(document, things))
  const mask = bare ? maskOf(shown, whereThing(bare)) : null
  const spots = spotsOf(shown, mask)
  if (spots.length < 30) return null
  const { hero, companions } = document.direction
  const keepsSkin = mask === null && [hero, ...companions].some((id) => findMotif(id)?.kind === 'person')
  const found = shadeOfPart(spots, part, keepsSkin)
  if (found === null) return null
  const { shade, top, bottom } = found
  const own = spots.filter((spot) => spot.y >= top && spot.y <= bottom && shade.shareOf(spot) > 0.5)
  return { colour: shade.middle, share: own.length / spots.length }
}

/** Share of what is behind a thing from which it stands on the bare ground, and distance of colours within which that is it. */
const mostlyGround = 0.6
const sameColour = 0.1

/** The colour of a thing on the whole; null where it is hardly seen, or where it stands on something else than the ground. */
export const colourOnGround = (document: CoverDocument, thing: string): Lab | null => {
  const shown = artBehind(document)
  const bare = artBehind(lacking(document, [thing]))
  const mask = maskOf(shown, whereThing(bare))
  const spots = spotsOf(shown, mask)
  const ground = labOfColour(hexOf(groundOf(shown).colour))
  const behind = spotsOf(bare, mask).filter((spot) => distanceOf(spot, ground) < sameColour)
  return spots.length < 30 || behind.length < mostlyGround * spots.length ? null : meanOf(spots)
}

/** Unrest of the edges over which a cover has no ground of one colour. */
const mostUnrest = 0.06

/** The one colour that is behind everything; null where there is none. */
export const groundSeen = (document: CoverDocument): Colour | null => {
  const shown = artBehind(document)
  const { colour, unrest } = groundOf(shown)
  return unrest > mostUnrest ? null : hexOf(colour)
}

/** The middle colour of the cover's edges, be they of one colour or of many. */
export const edgesSeen = (document: CoverDocument): Colour => hexOf(groundOf(artBehind(document)).colour)

/** The colours of the art, the largest first: hues with all of their lights and depths. */
export const shadesOf = (document: CoverDocument): readonly FoundPart[] => {
  const shown = artBehind(document)
  let spots = spotsOf(shown, null)
  const all = spots.length
  const shades: FoundPart[] = []
  for (let nth = 0; nth < mostShades; nth++) {
    const found = shadeOfPart(spots, { look: 'glow', near: null, isSingle: false, top: 0, bottom: 1 }, false)
    if (found === null) break
    const { shade } = found
    const rest = spots.filter((spot) => shade.shareOf(spot) <= 0.5)
    shades.push({ colour: shade.middle, share: (spots.length - rest.length) / all })
    spots = rest
  }
  return shades
}
