// Flat colour pairs: which ink reads on a ground, and the tones a motif wears when it is printed flat on one.
import { type Colour, mix, shift } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import type { Tones } from './pen.ts'

/** How plainly one colour shows on another, 0 to about 100. */
export const contrastOf = (one: Colour, other: Colour): number => contrast(luminanceOf(one), luminanceOf(other))

/** Enough for small type on a flat ground. */
const readable = 61

/** The palest or the deepest colour of the palette, whichever reads better; driven on towards white or black until it reads well. */
export const inkOn = (ground: Colour, { light, deep }: Palette): Colour => {
  const isDeep = contrastOf(deep, ground) >= contrastOf(light, ground)
  const [ink, end] = isDeep ? [deep, '#000000'] : [light, '#ffffff']
  const driven = [0, 0.25, 0.5, 0.75].map((share) => mix(ink, end, share))
  return driven.find((colour) => contrastOf(colour, ground) >= readable) ?? mix(ink, end, 0.85)
}

/** A loud colour moved in lightness as little as it takes for type to read on it. */
export const asGround = (colour: Colour, palette: Palette): Colour => {
  const moved = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.17, -0.17].map((l) => shift(colour, { l }))
  return moved.find((ground) => contrastOf(inkOn(ground, palette), ground) >= readable) ?? colour
}

/** A darker, fuller tone of the same hue: what a flat colour is in the shade. */
export const inShade = (ground: Colour, depth: number): Colour => {
  const isDark = luminanceOf(ground) < 0.06
  return shift(ground, isDark ? { l: depth * 0.8, c: 1.1 } : { l: -depth, c: 1.25 })
}

/** The first of some grounds on which type reads well, or the one where it reads best. */
export const readableGround = (grounds: readonly [Colour, ...Colour[]], palette: Palette): Colour => {
  const plainness = (ground: Colour): number => contrastOf(inkOn(ground, palette), ground)
  const best = grounds.toSorted((one, other) => plainness(other) - plainness(one))[0] ?? grounds[0]
  return grounds.find((ground) => plainness(ground) >= readable) ?? best
}

/** The colours of a list that stand out from a ground, the plainest last resort first when none does. */
export const standingOut = (colours: readonly Colour[], ground: Colour, least = 22): Colour[] => {
  const seen = colours.filter((colour) => contrastOf(colour, ground) >= least)
  return seen.length > 0
    ? seen
    : colours.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground)).slice(0, 1)
}

/** Two tones and a spark of colour, cut by lines of the ground itself. */
export const flatTones = (ground: Colour, palette: Palette): Tones => {
  const { light, deep } = palette
  const plain = contrastOf(deep, ground) >= contrastOf(light, ground) ? deep : light
  const body = contrastOf(plain, ground) >= 34 ? plain : inkOn(ground, palette)
  const [accent = body] = standingOut([palette.accent, palette.counter, palette.hues[0], palette.hues[1]], ground, 26)
  return {
    body,
    shade: mix(body, ground, 0.06),
    light: mix(body, ground, 0.38),
    accent,
    line: ground,
  }
}
