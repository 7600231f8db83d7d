// The colour of a plain back: the one asked for, or the front's own, moved until text can be read on it.
import { type Colour, lchOf, oklch } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { ColourSample } from '../senses/raster/sample-colours.ts'
import { lightInk } from './reading-tones.ts'

/** The inks of type on a plain ground; no pattern takes anything from them. */
const [white, black] = [lightInk, luminanceOf('#0d0d0f')]

/**
 * APCA contrast that the better of the two has on a ground of our choice: what a report asks of type below 14 pt, and a little more for
 * rounding. Text of a back is set at 9 pt and more, at arm's length: to ask for more would turn gold to olive and rose to blush.
 */
export const groundContrast = 61

export const bestContrast = (ground: Colour): number =>
  Math.max(contrast(white, luminanceOf(ground)), contrast(black, luminanceOf(ground)))

/** Gold and pink are themselves when lighter, mud when darker: a lighter ground may be this much further away. */
const lighterIsNearer = 2

/** The nearest lightness at which text is legible; hue and, as far as screens can show it, colourfulness stay. */
export const legibleGround = (colour: Colour, least = groundContrast): Colour => {
  const { l, c, h } = lchOf(colour)
  if (bestContrast(colour) >= least) return colour
  for (let step = 0.01; step <= 1; step += 0.01) {
    const found = [l + step, l - step / lighterIsNearer]
      .filter((light) => light >= 0 && light <= 1)
      .map((light) => oklch(light, c, h))
      .find((ground) => bestContrast(ground) >= least)
    if (found) return found
  }
  return colour
}

/** Shades of a pattern take some of the contrast away. */
const clothContrast = 68

/** Lightness below which a pattern of shades cannot be seen, and above which it looks like dirt. */
const [darkestCloth, lightestCloth] = [0.24, 0.93]

/** A ground that shows a pattern of its own shades, and text over it. */
export const clothOf = (colour: Colour): Colour => {
  const { l, c, h } = lchOf(legibleGround(colour, clothContrast))
  return oklch(Math.min(lightestCloth, Math.max(darkestCloth, l)), c, h)
}

/** A colour of this share of the art may stand for it. */
const enoughToStand = 0.04
/** Light type on a dark spine of the art's own is to stand out from it at arm's length. */
const darkSpine = 75

/** A spine beside art: the darkest colour that the art has enough of, if light type stands out from it; else its main one. */
export const spineOfArt = ({ dominant, palette }: ColourSample): Colour => {
  const [darkest] = palette
    .filter(({ share }) => share >= enoughToStand)
    .map(({ colour }) => colour)
    .toSorted((one, other) => lchOf(one).l - lchOf(other).l)
  const isDark = darkest !== undefined && contrast(lightInk, luminanceOf(darkest)) >= darkSpine
  return isDark ? darkest : legibleGround(dominant)
}
