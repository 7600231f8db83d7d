// A recipe for colours: one rule for lightness, one for chroma and hue, applied to every role of a palette.
import { clamp } from '../paint/curves.ts'
import { type Lch, lchOf, oklch } from './colour.ts'
import type { Metal, Palette } from './palette.ts'

/** What a colour is for: the scene's ramp, the two loud colours, the type, or the motley five. */
export type Part = 'scene' | 'accent' | 'counter' | 'ink' | 'motley'

/** How colours are changed. `at` counts the five motley hues. */
export interface Recipe {
  /** Lightness to lightness; within the scene and its ink it never falls, so that what was legible stays legible. */
  tone(l: number, part: Part): number
  /** The chroma and hue that go with the new lightness. */
  colour(was: Lch, part: Part, l: number, at: number): { readonly c: number; readonly h: number }
  readonly metal: Metal
}

/** Applies a recipe to every role. */
export const applyRecipe = (palette: Palette, recipe: Recipe): Palette => {
  const turn = (colour: string, part: Part, at = 0): string => {
    const was = lchOf(colour)
    // White measures a hair over 1, which a power of what is left would turn into no number at all.
    const l = clamp(recipe.tone(clamp(was.l), part))
    const { c, h } = recipe.colour(was, part, l, at)
    return oklch(l, c, h)
  }
  const [one, two, three, four, five] = palette.hues
  return {
    deep: turn(palette.deep, 'scene'),
    dark: turn(palette.dark, 'scene'),
    mid: turn(palette.mid, 'scene'),
    soft: turn(palette.soft, 'scene'),
    light: turn(palette.light, 'scene'),
    accent: turn(palette.accent, 'accent'),
    counter: turn(palette.counter, 'counter'),
    ink: turn(palette.ink, 'ink'),
    metal: recipe.metal,
    hues: [
      turn(one, 'motley', 0),
      turn(two, 'motley', 1),
      turn(three, 'motley', 2),
      turn(four, 'motley', 3),
      turn(five, 'motley', 4),
    ],
  }
}

/** The lightness of a palette's scene: its darkest and lightest role. */
export const sceneRange = (palette: Palette): { readonly low: number; readonly high: number } => {
  const scene = [palette.deep, palette.dark, palette.mid, palette.soft, palette.light].map((colour) => lchOf(colour).l)
  return { low: Math.min(...scene), high: Math.max(...scene) }
}

/** Degrees from one hue to another, the short way. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180
