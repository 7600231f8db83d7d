// The colour of a plain back: the one asked for, or the front's own, moved until text can be read on it.
import { type Colour, lchOf, oklch } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { ColourSample } from '../senses/raster/sample-colours.ts'
import { darkInk, lightInk } from './reading-tones.ts'

/** APCA contrast that the better of light and dark text has on a ground of our choice. */
export const groundContrast = 75

export const bestContrast = (ground: Colour): number =>
  Math.max(contrast(lightInk, luminanceOf(ground)), contrast(darkInk, luminanceOf(ground)))

/** The nearest lightness at which text is legible; hue and colourfulness stay. */
export const legibleGround = (colour: Colour, least = groundContrast): Colour => {
  const { l, c, h } = lchOf(colour)
  for (let step = 0; step <= 0.6; step += 0.01) {
    const found = [l - step, l + step]
      .filter((light) => light >= 0 && light <= 1)
      .map((light) => oklch(light, c, h))
      .find((ground) => bestContrast(ground) >= least)
    if (found) return found
  }
  return colour
}

/** Lightness below which a pattern of shades cannot be seen, and above which it looks like dirt. */
const [darkestCloth, lightestCloth] = [0.24, 0.93]

/** A ground that shows a pattern of its own shades, and text over it. */
export const clothOf = (colour: Colour): Colour => {
  const { l, c, h } = lchOf(legibleGround(colour))
  return oklch(Math.min(lightestCloth, Math.max(darkestCloth, l)), c, h)
}

/** A colour of this share of the art may stand for it. */
const enoughToStand = 0.04
/** Large type of a spine needs less than text. */
const spineContrast = 60

/** A spine beside art: the darkest colour that the art has enough of, if light type stands out from it; else its main one. */
export const spineOfArt = ({ dominant, palette }: ColourSample): Colour => {
  const [darkest] = palette
    .filter(({ share }) => share >= enoughToStand)
    .map(({ colour }) => colour)
    .toSorted((one, other) => lchOf(one).l - lchOf(other).l)
  const isDark = darkest !== undefined && contrast(lightInk, luminanceOf(darkest)) >= groundContrast
  return isDark ? darkest : legibleGround(dominant, spineContrast)
}
