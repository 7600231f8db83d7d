// A shade: all pixels of one colour in its lights and depths, told softly, and turned to another colour without losing them.
import { smooth } from '../paint/curves.ts'
import { chromaOf, hueBetween, hueOf, type Lab } from './oklab.ts'

/** Chroma under which a colour is black, white or grey. */
export const neutral = 0.035
/** Degrees within which a hue is the same, and beyond which it is another. */
const sameHue = 17
const otherHue = 28
/** How much more colourful than its middle a pixel may stay. */
const mostChroma = 1.3
/** How much of their distance from the middle lights keep that are full of the colour: a light red is pink, a light teal still teal. */
const brightness = { ofRed: 0.4, ofOthers: 0.8 }
const reds = { from: 345, to: 55 }
/** Distance of light, and chroma, up to which a pixel belongs to a grey, and from which it does not. */
const sameGrey = 0.09
const otherGrey = 0.2

export interface Shade {
  /** The colour that stands for it. */
  readonly middle: Lab
  /** How surely a pixel belongs to it, 0 to 1. */
  shareOf(pixel: Lab): number
}

/** Pixels of one hue, however light and pale: what is paler is mixed with white, black or grey, and is turned as far as it is coloured. */
export const shadeOfHue = (middle: Lab, isCalled: (pixel: Lab) => number = () => 1): Shade => {
  const hue = hueOf(middle)
  return {
    middle,
    shareOf: (pixel) => {
      const chroma = chromaOf(pixel)
      if (chroma < 0.008) return 0
      const near = 1 - smooth(sameHue, otherHue, hueBetween(hueOf(pixel), hue))
      return near <= 0 ? 0 : near * isCalled(pixel)
    },
  }
}

/** Pixels of one grey. */
export const shadeOfGrey = (middle: Lab): Shade => ({
  middle,
  shareOf: (pixel) =>
    (1 - smooth(sameGrey, otherGrey, Math.abs(pixel.l - middle.l))) *
    (1 - smooth(0.03, 0.075, Math.hypot(pixel.a - middle.a, pixel.b - middle.b))),
})

/** White things with their shadows: grey is white in the shade. `depth`: how much darker than that a grey may be that has no hue at all. */
export const shadeOfWhite = (middle: Lab, depth = 0): Shade => ({
  middle,
  shareOf: (pixel) => {
    const chroma = chromaOf(pixel)
    const share = smooth(middle.l - 0.38, middle.l - 0.24, pixel.l) * (1 - smooth(0.045, 0.08, chroma))
    if (depth === 0) return share
    const inDepth =
      smooth(middle.l - 0.38 - depth, middle.l - 0.24 - depth, pixel.l) * (1 - smooth(0.026, 0.04, chroma))
    return Math.max(share, inDepth)
  },
})

/** Light moved from that of one colour to that of another: towards black or white, so that nothing is cut off. */
const movedLight = (light: number, from: number, to: number, share: number): number =>
  to <= from
    ? light * (1 - share * (1 - to / Math.max(from, 0.05)))
    : 1 - (1 - light) * (1 - share * (1 - (1 - to) / Math.max(1 - from, 0.05)))

/** A pixel of a shade in the new colour. `reach` over 1 takes paler pixels along as if they were full of it. */
export const turnedShade = (pixel: Lab, { middle }: Shade, to: Lab, share: number, reach = 1): Lab => {
  if (share <= 0) return pixel
  const full = chromaOf(middle)
  if (full < neutral) {
    const l = movedLight(pixel.l, middle.l, to.l, share)
    // Shadows of a colour are less of it.
    const body = Math.min(1, (l + 0.05) / Math.max(to.l, 0.05))
    return { l, a: pixel.a + (to.a * body - middle.a) * share, b: pixel.b + (to.b * body - middle.b) * share }
  }
  const body = reach > 1 ? Math.min(1, (chromaOf(pixel) * reach) / full) : Math.min(mostChroma, chromaOf(pixel) / full)
  const moved = movedLight(pixel.l, middle.l, to.l, share * Math.min(1, body))
  // What is full of the colour keeps near to the light that was asked for.
  const isRed = hueOf(to) > reds.from || hueOf(to) < reds.to
  const bright = to.l + Math.max(0, pixel.l - middle.l) * (isRed ? brightness.ofRed : brightness.ofOthers)
  const excess = Math.max(0, moved - bright) * share * Math.min(1, body) ** 3
  return {
    l: moved - excess,
    a: pixel.a + (to.a * body - pixel.a) * share,
    b: pixel.b + (to.b * body - pixel.b) * share,
  }
}
