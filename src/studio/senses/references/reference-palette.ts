// The roles of a cover's palette filled with the colours of a reference. Roles keep their order of lightness, so that what the family
// made legible stays legible; hue and chroma come from the reference alone.
import type { Lch } from '../../colour/colour.ts'
import { lchOf } from '../../colour/colour.ts'
import type { Metal, Palette } from '../../colour/palette.ts'
import { applyRecipe, type Part, turnBetween } from '../../colour/recipe.ts'
import { clamp, lerp, smooth } from '../../paint/curves.ts'
import { isBetween } from './planes.ts'
import type { ReferenceReading, Swatch, Tone } from './reading.ts'

const neutral = 0.02

/** The curated palette of a family that needs the least bending to the tone of the reference. */
export const nearestPalette = (palettes: readonly [Palette, ...Palette[]], tone: Tone): Palette => {
  const apart = ({ deep, dark, mid, soft }: Palette): number =>
    Math.abs([deep, dark, mid, soft].reduce((sum, role) => sum + lchOf(role).l, 0) / 4 - tone.median)
  return palettes.reduce((best, other) => (apart(other) < apart(best) ? other : best))
}

export const paletteFrom = (
  { palette: swatches, tone, colour, period }: ReferenceReading,
  curated: Palette,
): Palette => {
  const cast = castOf(swatches)
  const reach = reachOf(tone, swatches)
  const bend = toneCurve(tone, reach)
  const isGrey = colour.structure === 'neutral'
  return applyRecipe(curated, {
    tone: (l, part) => {
      if (part === 'accent') return spotTone(l, cast.accent, tone)
      if (part === 'counter') return spotTone(l, cast.counter, tone)
      if (part === 'motley') return lerp(l, bend(l), 0.6)
      return part === 'ink' ? l : bend(l)
    },
    colour: (was, part, l, at) => {
      if (isGrey) return { c: Math.min(was.c * 0.1, 0.01), h: was.h }
      return colourFor(part, l, at, cast, reach)
    },
    metal: metalFor(cast, tone, isGrey, period),
  })
}

interface Cast {
  readonly scene: readonly Swatch[]
  readonly accent: Swatch
  readonly counter: Swatch
  readonly motley: readonly Swatch[]
}

const unlike = (one: Swatch, other: Swatch): number => {
  const hue = Math.min(one.c, other.c) < neutral ? 0.3 : Math.abs(turnBetween(one.h, other.h)) / 180
  return hue + 0.6 * Math.abs(one.l - other.l)
}

const grey: Swatch = { l: 0.5, c: 0, h: 0, weight: 1 }

/** Smaller parts of a picture are its accents and its letters. */
const broadFrom = 0.06

/** Which colour of the reference plays which part. */
const castOf = (swatches: readonly Swatch[]): Cast => {
  const ground = swatches[0] ?? grey
  const best = (worth: (swatch: Swatch) => number): Swatch =>
    swatches.reduce((one, other) => (worth(other) > worth(one) ? other : one), ground)
  const accent = best((swatch) => swatch.c * (0.5 + unlike(swatch, ground)) * smooth(0, 0.04, swatch.weight + 0.01))
  const counter = best((swatch) =>
    swatch === accent ? 0 : (swatch.c + 0.02) * (0.3 + unlike(swatch, accent)) * smooth(0, 0.06, swatch.weight + 0.01),
  )
  const colourful = swatches.filter(({ c }) => c >= neutral)
  const broad = swatches.filter(({ weight }, at) => at < 2 || weight >= broadFrom)
  return { scene: broad, accent, counter, motley: colourful.length > 0 ? colourful : swatches }
}

/** The darkest and the lightest a scene may be. */
interface Reach {
  readonly foot: number
  readonly head: number
}

const reachOf = ({ low, high }: Tone, swatches: readonly Swatch[]): Reach => {
  const share = (test: (swatch: Swatch) => boolean): number =>
    swatches.reduce((sum, swatch) => sum + (test(swatch) ? swatch.weight : 0), 0)
  // Families draw outlines and small type in the deep role: the palest picture leaves it dark enough for that.
  // White letters on a red sheet do not make a pale picture, nor black ones a dark one.
  const pale = smooth(
    0.04,
    0.25,
    share(({ l }) => l > 0.84),
  )
  const black = smooth(
    0.02,
    0.15,
    share(({ l }) => l < 0.28),
  )
  const foot = clamp(lerp(Math.max(low, 0.26), low, black) * 0.85, 0.04, 0.4)
  return { foot, head: Math.max(clamp(lerp(Math.min(high, 0.8), high, pale) * 1.04, 0.62, 0.985), foot + 0.48) }
}

/** The lightness of the reference laid over the lightness of the roles: never falling, never so narrow that roles meet. */
const toneCurve = ({ median }: Tone, { foot, head }: Reach): ((l: number) => number) => {
  // The middle of the roles goes most of the way to the middle of the reference.
  const middle = clamp((lerp(0.5, median, 0.85) - foot) / (head - foot), 0.22, 0.7)
  const power = Math.log(middle) / Math.log(0.5)
  return (l) => lerp(foot, head, l ** power)
}

/** An accent has its own lightness, but must stand off the tone around it. */
const spotTone = (l: number, { l: wanted }: Swatch, { median }: Tone): number => {
  const near = lerp(l, wanted, 0.75)
  const apart = near - median
  return Math.abs(apart) >= 0.12 ? near : clamp(median + (apart < 0 && median > 0.35 ? -0.14 : 0.14), 0.2, 0.92)
}

/**
 * The colour the reference has at a lightness: a common one of about that lightness. A reference whose colours are all alike in lightness
 * still gives different roles different colours, as half of the likeness is a matter of rank.
 */
const sceneSwatch = (scene: readonly Swatch[], l: number, { foot, head }: Reach): Swatch => {
  const least = Math.min(...scene.map((swatch) => swatch.l))
  const span = Math.max(...scene.map((swatch) => swatch.l)) - least
  const rank = span < 0.02 ? null : (l - foot) / (head - foot)
  const worth = ({ l: own, weight }: Swatch): number => {
    const apart = rank === null ? Math.abs(own - l) : 0.5 * (Math.abs(own - l) + Math.abs((own - least) / span - rank))
    return weight ** 0.6 * Math.exp(-((apart / 0.18) ** 2))
  }
  return scene.reduce((best, other) => (worth(other) > worth(best) ? other : best), scene[0] ?? grey)
}

/** A tint is stronger in its shadows, and thinner in its lights and in the black. */
const bodyAt = (l: number, own: number): number =>
  l < own ? (1 + 0.9 * (own - l)) * lerp(0.45, 1, smooth(0.04, 0.24, l)) : 1 - smooth(0.1, 0.6, l - own) * 0.6

const colourFor = (part: Part, l: number, at: number, cast: Cast, reach: Reach): Pick<Lch, 'c' | 'h'> => {
  if (part === 'accent') return { c: Math.max(cast.accent.c * 1.05, 0.02), h: cast.accent.h }
  if (part === 'counter') return { c: cast.counter.c, h: cast.counter.h }
  if (part === 'motley') {
    const swatch = cast.motley[at % cast.motley.length] ?? cast.accent
    return { c: swatch.c * bodyAt(l, swatch.l), h: swatch.h }
  }
  const swatch = sceneSwatch(cast.scene, l, reach)
  if (part === 'ink') return { c: Math.min(0.03, swatch.c * 0.4), h: swatch.h }
  return { c: swatch.c * bodyAt(l, swatch.l), h: swatch.h }
}

const metalFor = (
  { accent, counter, scene }: Cast,
  tone: Tone,
  isGrey: boolean,
  period: ReferenceReading['period'],
): Metal => {
  if (isGrey) return tone.key === 'high' ? 'bone' : 'silver'
  if (period?.name === 'aged') return tone.key === 'low' ? 'copper' : 'bone'
  const loud = accent.c >= 0.06 ? accent : counter.c > accent.c ? counter : (scene[0] ?? accent)
  if (loud.c < 0.045) return isBetween(loud.h, 20, 120) ? 'bone' : 'silver'
  if (isBetween(loud.h, 335, 15)) return tone.key === 'low' ? 'blood' : 'rose'
  if (isBetween(loud.h, 15, 34)) return tone.key === 'high' ? 'rose' : 'blood'
  if (isBetween(loud.h, 34, 55)) return 'copper'
  return isBetween(loud.h, 55, 125) ? 'gold' : 'silver'
}
