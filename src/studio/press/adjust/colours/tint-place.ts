// Gives the night of a painted place another colour: what is black stays black, and its light, mist and sky take the colour.
import { type Colour, lchOf, rgbOf } from '../../../colour/colour.ts'
import { type Lab, labOf } from '../../../colour/oklab.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { groundOf } from '../tone-of-art.ts'
import { turnPixels } from './turn-pixels.ts'

/** Lightness up to which a night takes the colour more and more; above it, it pales again. */
const full = 0.55

/** Light of the edges under which a place lies in the dark, and names by which a place is known. */
const night = 0.06
const ofPlaces: readonly PartName[] = ['sky', 'trees']

/** A pale or colourless night is none: there the dark itself must go. */
const isOfNight = (colour: Colour): boolean => {
  const { l, c } = lchOf(colour)
  return l < 0.75 && c > 0.04
}

/** A colour laid on the dark around a lit place would be a frame: it is the place's light that must take it. */
export const tintsPlace = (easel: Easel, colour: Colour): boolean =>
  isOfNight(colour) &&
  ofPlaces.some((name) => easel.named.has(name)) &&
  !easel.named.has('wall') &&
  groundOf(easel).light < night

/** `things` says how much of every pixel (of 255) is a thing that must keep its colours. */
export const tintPlace = (easel: Easel, colour: Colour, things: Uint8Array): void => {
  const { width } = easel.canvas
  const wanted = labOf(...rgbOf(colour))
  const tinted = ({ l }: Lab): Lab => {
    const strength = l < full ? l / full : 1 - (l - full) / (1 - full)
    return { l: l + (Math.min(l, wanted.l) - l) * 0.25, a: wanted.a * strength, b: wanted.b * strength }
  }
  turnPixels(
    easel,
    (top) => (at) => 1 - (things[top * width + at / 4] ?? 0) / 255,
    (pixel) => tinted(pixel),
  )
}
