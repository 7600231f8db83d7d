// Moods in colour: each bends a palette a little, so that the same family feels tense, tender or grand.
import type { Mood } from '../../catalog/moods.ts'
import { clamp, lerp, smooth } from '../paint/curves.ts'
import { type Lch, lchOf } from './colour.ts'
import type { Metal, Palette } from './palette.ts'
import { applyRecipe, type Part, type Recipe, sceneRange } from './recipe.ts'

type Bend = (palette: Palette) => Recipe

/** Moves a colour towards a hue across the colour plane, so that it never passes through a foreign hue on the way. */
const lean = ({ c, h }: Pick<Lch, 'c' | 'h'>, hue: number, chroma: number, share: number): { c: number; h: number } => {
  const [from, to] = [(h * Math.PI) / 180, (hue * Math.PI) / 180]
  const a = lerp(c * Math.cos(from), chroma * Math.cos(to), share)
  const b = lerp(c * Math.sin(from), chroma * Math.sin(to), share)
  return { c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Keeps a colour loud that lost its chroma on the way across the plane. */
const loud = ({ c, h }: { c: number; h: number }, least: number): { c: number; h: number } => ({
  c: Math.max(c, least),
  h,
})

const steeper = (l: number, share: number): number => lerp(l, smooth(0, 1, l), share)

const isScene = (part: Part): boolean => part === 'scene'

/** Light grounds must not go dark, nor dark ones pale: a mood works within what the family made. */
const isPale = (palette: Palette): boolean => (lchOf(palette.deep).l + lchOf(palette.mid).l) / 2 > 0.55

const metalOr = (palette: Palette, metal: Metal): Metal => (palette.metal === 'bone' ? palette.metal : metal)

const intense: Bend = (palette) => ({
  tone: (l, part) => (part === 'accent' ? lerp(0.48, 0.68, l) : steeper(l, 0.5)),
  colour: (was, part, l) => {
    if (part === 'accent') return loud(lean({ c: was.c * 1.1, h: was.h }, 28, 0.24, 0.58), 0.19)
    if (part === 'ink') return was
    const stronger = { c: was.c * 1.35 + 0.012, h: was.h }
    return isScene(part) ? lean(stronger, 20, 0.1, 0.22 * smooth(0.15, 0.6, l)) : stronger
  },
  metal: metalOr(palette, 'blood'),
})

const mysterious: Bend = (palette) => ({
  tone: (l, part) => {
    if (part === 'ink' && l > 0.85) return l
    return isPale(palette) ? l * 0.86 : lerp(l ** 1.4, l, smooth(0.85, 1, l))
  },
  colour: (was, part) =>
    part === 'accent' || part === 'ink'
      ? { c: was.c * 0.8, h: was.h }
      : lean({ c: was.c * 0.75, h: was.h }, 268, 0.065, part === 'motley' ? 0.3 : 0.5),
  metal: metalOr(palette, 'silver'),
})

const romantic: Bend = () => ({
  tone: (l) => clamp(l + 0.05 * Math.sin(Math.PI * l)),
  colour: (was, part, l) => {
    if (part === 'ink') return lean(was, 25, 0.03, 0.5)
    if (part === 'accent') return loud(lean({ c: was.c * 0.95, h: was.h }, 8, 0.16, 0.6), 0.12)
    return lean({ c: was.c * 0.9, h: was.h }, 5, lerp(0.085, 0.055, l), 0.6)
  },
  metal: 'rose',
})

const intellectual: Bend = (palette) => ({
  tone: (l) => lerp(l, steeper(l, 0.4), 0.6),
  colour: (was, part, l) => {
    if (part === 'accent') return { c: was.c * 0.8, h: was.h }
    if (part === 'ink') return lean(was, 88, 0.025, 0.7)
    const paper = smooth(0.55, 0.9, l)
    return lean({ c: was.c * 0.42, h: was.h }, paper > 0.5 ? 86 : 262, lerp(0.02, 0.035, paper), 0.55)
  },
  metal: metalOr(palette, 'bone'),
})

const uplifting: Bend = (palette) => ({
  tone: (l) => lerp(l ** 0.78, l, smooth(0.9, 1, l)),
  colour: (was, part, l) => {
    if (part === 'ink') return was
    if (part === 'accent') return lean({ c: was.c * 1.15, h: was.h }, 70, 0.17, 0.22)
    return lean({ c: was.c * 1.15 + 0.01, h: was.h }, 92, 0.1, 0.14 + 0.34 * smooth(0.5, 0.95, l))
  },
  metal: metalOr(palette, 'gold'),
})

const epic: Bend = (palette) => {
  const { low, high } = sceneRange(palette)
  const pivot = steeper((low + high) / 2, 0.35)
  return {
    tone: (l, part) => (part === 'accent' ? lerp(0.55, 0.82, l) : steeper(l, 0.35)),
    colour: (was, part, l) => {
      if (part === 'ink') return lean(was, 88, 0.05, 0.6)
      if (part === 'accent') return loud(lean(was, 78, 0.15, 0.62), 0.125)
      const glow = smooth(pivot - 0.18, pivot + 0.22, l)
      return glow > 0.5 ? lean(was, 82, 0.1, lerp(0.3, 0.68, glow)) : lean(was, 238, 0.075, lerp(0.62, 0.35, glow))
    },
    metal: 'gold',
  }
}

const melancholic: Bend = (palette) => ({
  tone: (l, part) => (part === 'ink' && l > 0.85 ? l : lerp(0.065, 0.93, l)),
  colour: (was, part) =>
    lean(
      { c: was.c * (part === 'accent' ? 0.75 : 0.6), h: was.h },
      245,
      0.05,
      part === 'accent' ? 0.2 : part === 'ink' ? 0.25 : 0.5,
    ),
  metal: metalOr(palette, 'silver'),
})

const bends: Readonly<Record<Mood, Bend>> = {
  intense,
  mysterious,
  romantic,
  intellectual,
  uplifting,
  epic,
  melancholic,
}

/** The palette in a mood. */
export const tint = (palette: Palette, mood: Mood): Palette => applyRecipe(palette, bends[mood](palette))
