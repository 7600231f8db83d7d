// Lays the colours that edits want on things of the art, and on the plates behind its type.
import type { Adjustments } from '../direction/adjustments.ts'
import type { Direction } from '../document.ts'
import type { Easel } from '../paint/easel.ts'
import { isDrifting } from '../paint/part-names.ts'
import { colourPart, colourSky } from './adjust/colours/colour-part.ts'
import { colourWhere } from './adjust/colours/colour-things.ts'
import { extentOf, maskNamed } from './adjust/colours/named-mask.ts'
import { turnDrifting } from './adjust/colours/turn-drifting.ts'
import { turnPart } from './adjust/colours/turn-shades.ts'
import { maskScale } from './adjust/mask.ts'
import type { ArtMasks, ColouredThing } from './art-masks.ts'

const colourThing = (easel: Easel, { paint, mask, hero }: ColouredThing): void => {
  const { named, part, colour } = paint
  if (part !== null) turnPart(easel, part, colour, mask)
  else if (colour === null) return
  else if (named.length === 0) colourWhere(easel, mask, colour)
  else if (hero && named.every(isDrifting)) turnDrifting(easel, { mask, colour, second: paint.second, hero })
  else {
    const lay = named.includes('sky') ? colourSky : colourPart
    lay(easel, mask, { ...paint, colour })
  }
}

export const colourThings = (easel: Easel, direction: Direction, masks: ArtMasks): void => {
  for (const thing of masks.coloured()) colourThing(easel, thing)
  const [hero, { colour }] = [masks.hero(), direction.adjustments.hero]
  if (hero && colour !== null) colourWhere(easel, hero, colour)
}

/** Named parts of what is painted after the art: bands and labels behind type, leaves before it. */
export const colourLaidOn = (easel: Easel, { paints }: Adjustments, paintOn: (easel: Easel) => void): void => {
  for (const { named, part, colour, second, third } of paints) {
    if (named.length === 0 || colour === null) continue
    const mask = maskNamed(named, (flood) => {
      const laid = easel.fresh(maskScale / easel.scale)
      laid.fill('#808080')
      laid.flood = flood
      paintOn(laid)
      return laid
    })
    if (extentOf(mask) === 0) continue
    if (part !== null) turnPart(easel, part, colour, mask)
    else colourPart(easel, mask, { named, colour, second, third })
  }
}
