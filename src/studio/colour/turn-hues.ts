// Inks whose colour gives way to another: told by hue, as the shades of the art are.
import { type Colour, hexOf } from './colour.ts'
import { chromaOf, labOfColour, rgbOfLab } from './oklab.ts'
import { neutral, shadeOfHue, turnedShade } from './shade.ts'

/** A colour, and what comes in its place; null for nearly grey of the same light. */
export interface HueTurn {
  readonly from: Colour
  readonly to: Colour | null
}

/** Light of a pale red, which is pink, and under which an ink is no pink. */
const pale = 0.68
const tooDark = 0.5

const turned = (colour: Colour, { from, to }: HueTurn): Colour => {
  const [ink, named] = [labOfColour(colour), labOfColour(from)]
  if (chromaOf(named) < neutral || (named.l > pale && ink.l < tooDark)) return colour
  const shade = shadeOfHue(named)
  const goal = to === null ? { l: named.l, a: named.a * 0.12, b: named.b * 0.12 } : labOfColour(to)
  return hexOf(rgbOfLab(turnedShade(ink, shade, goal, shade.shareOf(ink))))
}

export const turnedColour = (colour: Colour, turns: readonly HueTurn[]): Colour => turns.reduce(turned, colour)
