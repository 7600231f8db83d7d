// Gives a part of the picture another colour: all of it, or of stripes only those that have one, the pale ones staying pale.
import { chromaOf, type Lab, labOfColour } from '../../../colour/oklab.ts'
import type { Paint } from '../../../direction/adjustments.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { isGarment, type PartName } from '../../../paint/part-names.ts'
import { type Mask, whereMask } from '../mask.ts'
import { distance, groupsOf } from './colour-groups.ts'
import { colourWhere } from './colour-things.ts'
import { meanOf, type Spot } from './shades-of-art.ts'
import { turnPixels } from './turn-pixels.ts'
import { spotsOf } from './turn-shades.ts'

/** Chroma between which a pixel becomes coloured, and lightness from which an uncoloured one is pale. */
const greyest = 0.035
const coloured = 0.065
const pale = 0.72
/** Shares of a part from which it has stripes: of what is coloured, and of what is pale. */
const mostly = 0.25
const striped = 0.14

const isPale = (spot: Lab): boolean => spot.l > pale && chromaOf(spot) < coloured

const isStriped = (spots: readonly Spot[]): boolean => {
  const all = Math.max(1, spots.length)
  return (
    spots.filter((spot) => chromaOf(spot) > coloured).length / all > mostly &&
    spots.filter(isPale).length / all > striped
  )
}

/** A pixel as far from the new colour as it was from the old one, in light; shadows of a colour are less of it. */
const moved = (pixel: Lab, from: Lab, to: Lab): Lab => {
  const l =
    pixel.l <= from.l
      ? (to.l * pixel.l) / Math.max(0.05, from.l)
      : to.l + ((pixel.l - from.l) * (1 - to.l)) / Math.max(0.05, 1 - from.l)
  const body = l > to.l ? (1 - l) / Math.max(0.05, 1 - to.l) : l / Math.max(0.05, to.l)
  return { l, a: to.a * body, b: to.b * body }
}

const mixed = (one: Lab, other: Lab, share: number): Lab => ({
  l: one.l + (other.l - one.l) * share,
  a: one.a + (other.a - one.a) * share,
  b: one.b + (other.b - one.b) * share,
})

/** Between which heights of the sheet, as shares, a mask is. */
const heightsOf = ({ width, height, shares }: Mask): { readonly top: number; readonly bottom: number } => {
  const rows = Array.from({ length: height }, (_, row) =>
    shares.subarray(row * width, (row + 1) * width).reduce((sum, share) => sum + share, 0),
  )
  const least = 255 * width * 0.04
  return {
    top:
      Math.max(
        0,
        rows.findIndex((sum) => sum > least),
      ) / height,
    bottom: (rows.findLastIndex((sum) => sum > least) + 1) / height,
  }
}

type Colours = Pick<Paint, 'named' | 'second' | 'third'> & { readonly colour: string }

/** A sky of two colours: the darker above, the lighter at the horizon. */
export const colourSky = (easel: Easel, mask: Mask, { colour, second }: Colours): void => {
  if (second === null) {
    colourWhere(easel, mask, colour)
    return
  }
  const [low = colour, high = second] = [colour, second].toSorted(
    (one, other) => labOfColour(other).l - labOfColour(one).l,
  )
  const [horizon, zenith] = [labOfColour(low), labOfColour(high)]
  const { top, bottom } = heightsOf(mask)
  const middle = meanOf(spotsOf(easel, mask))
  turnPixels(easel, whereMask(mask, easel), (pixel, y) => {
    const goal = mixed(zenith, horizon, smooth(0.15, 0.9, (y - top) / Math.max(0.05, bottom - top)))
    // Clouds keep their light and shade, but not so much as to be of another colour.
    return moved({ ...pixel, l: middle.l + (pixel.l - middle.l) * ofOwnLight }, middle, goal)
  })
}

/** How much of its own light and shade a sky of two colours keeps. */
const ofOwnLight = 0.6

/** Parts that are light on what is behind them, and the lightness up to which they let it through. */
const shining: ReadonlySet<PartName> = new Set(['lights', 'rays'])
const dim = 0.55
/** Parts that shine on what is around them, however bright they are. */
const glowing: ReadonlySet<PartName> = new Set(['flame', 'sigil', 'signs'])
/** How much nearer a flame comes to the light of its new colour: as bright as it burns by itself it would be white. */
const ofFlame = 0.5

/** Light that falls into the dark keeps its strength: only its colour is another. */
const colourLight = (easel: Easel, mask: Mask, goal: Lab, dimming = 0): void =>
  turnPixels(easel, whereMask(mask, easel), (pixel) => {
    const l = pixel.l - Math.max(0, pixel.l - goal.l) * dimming
    const body = Math.min(1, l / Math.max(0.05, goal.l))
    return { l, a: goal.a * body, b: goal.b * body }
  })

/** Parts that may have stripes, of which the pale ones stay pale. */
const mayBeStriped: ReadonlySet<PartName> = new Set(['awning', 'bunting', 'curtains', 'rays'])

/** Parts that are printed in one colour, and how much of a light on them is kept: a red band is red in its middle too. */
const printed: ReadonlySet<PartName> = new Set(['banner', 'panel', 'bars', 'tabs'])
const ofPrinted = 0.3

export const colourPart = (easel: Easel, mask: Mask, { named, colour, second, third }: Colours): void => {
  const spots = spotsOf(easel, mask)
  const first = labOfColour(colour)
  const others = [second, third].flatMap((each) => (each === null ? [] : [labOfColour(each)]))
  const [other] = others
  const isDim = named.every((name) => shining.has(name)) && spots.length > 0 && meanOf(spots).l < dim
  if (isDim || named.every((name) => glowing.has(name))) {
    colourLight(easel, mask, first, named.includes('flame') ? ofFlame : 0)
    return
  }
  const full = spots.filter((spot) => chromaOf(spot) > coloured)
  if (named.some((name) => mayBeStriped.has(name)) && isStriped(spots) && !isPale(first)) {
    const [old, light] = [meanOf(full), meanOf(spots.filter(isPale))]
    turnPixels(easel, whereMask(mask, easel), (pixel) => {
      const rest = other && pixel.l > pale - 0.15 ? moved(pixel, light, other) : pixel
      return mixed(rest, moved(pixel, old, first), smooth(greyest, coloured, chromaOf(pixel)))
    })
    return
  }
  if (others.length === 0 || spots.length === 0) {
    colourWhere(easel, mask, colour, named.every((name) => printed.has(name)) ? ofPrinted : 1)
    return
  }
  // Cloth and its stripes are two: what is left over is at their edges.
  const wanted = [first, ...others]
  const groups = groupsOf(spots, 3).slice(0, named.some(isGarment) ? 2 : 3)
  turnPixels(easel, whereMask(mask, easel), (pixel) => {
    const at = groups.reduce(
      (best, middle, nth) => (distance(pixel, middle) < distance(pixel, groups[best] ?? middle) ? nth : best),
      0,
    )
    return moved(pixel, groups[at] ?? pixel, wanted[at % wanted.length] ?? first)
  })
}
