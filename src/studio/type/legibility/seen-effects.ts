// Shadows and outlines that were asked for, where the ground would swallow them: a shadow on navy is no darker than the navy.
import { type Colour, lchOf, mix, type Rgb } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Effect } from '../effects/effect.ts'

/** Lightness between an effect and its ground, and between an effect and its letters, from which each is seen. */
const fromGround = 0.2
const fromLetters = 0.2
/** From which a shadow in a colour of its own is seen at all. */
const atAll = 0.1

const hexOf = (rgb: Rgb): Colour =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const meanOf = (grounds: readonly Rgb[]): Colour => {
  const mean = (channel: 0 | 1 | 2): number =>
    grounds.reduce((sum, rgb) => sum + rgb[channel], 0) / Math.max(1, grounds.length)
  return hexOf([mean(0), mean(1), mean(2)])
}

const apart = (one: Colour, other: Colour): number => {
  const [a, b] = [lchOf(one), lchOf(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn))))
}

/** A colour of the palette that is seen between letters and ground. */
const between = (ink: Colour, ground: Colour, palette: Palette, fits = (_: Colour): boolean => true): Colour =>
  [palette.accent, palette.counter, palette.mid, palette.soft, palette.deep, palette.light].find(
    (colour) =>
      fits(colour) &&
      Math.abs(lchOf(colour).l - lchOf(ground).l) >= fromGround &&
      Math.abs(lchOf(colour).l - lchOf(ink).l) >= fromLetters,
  ) ?? mix(ink, ground, 0.5)

/** The effect with whatever was asked for in it to be seen on these grounds. */
export const seenEffect = (effect: Effect, ink: Colour, grounds: readonly Rgb[], palette: Palette): Effect => {
  const { shadow, outline } = effect
  const ground = meanOf(grounds)
  const least = shadow?.isNamed === true ? atAll : fromGround + 0.12
  const isShadowLost =
    shadow?.isAsked === true &&
    (shadow.isNamed === true ? apart(ground, shadow.colour) : lchOf(ground).l - lchOf(shadow.colour).l) < least
  const isOutlineLost = outline?.isAsked === true && apart(outline.colour, ground) < fromGround
  if (!isShadowLost && !isOutlineLost) return effect
  // A shadow is never lighter than what casts it.
  const isDarker = (colour: Colour): boolean => lchOf(colour).l < lchOf(ink).l
  return {
    ...effect,
    ...(isShadowLost
      ? { shadow: { colour: between(ink, ground, palette, isDarker), blur: 0.006, drop: 0.06, alpha: 1 } }
      : {}),
    ...(isOutlineLost && outline ? { outline: { ...outline, colour: between(ink, ground, palette) } } : {}),
  }
}
