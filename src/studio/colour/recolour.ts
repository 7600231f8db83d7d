// Turns a curated palette into another kind of palette, or towards colours that were asked for. Roles keep their order of lightness, so
// that what was legible stays legible.
import type { ColorPalette } from '../../catalog/palettes.ts'
import { clamp, lerp, smooth } from '../paint/curves.ts'
import { Random } from '../paint/random.ts'
import { type Lch, lchOf } from './colour.ts'
import type { Metal, Palette } from './palette.ts'
import { paletteKinds } from './palette-kinds.ts'
import { applyRecipe, type Part, turnBetween } from './recipe.ts'

/** The same palette as another kind; seeds choose between hues of the kind. */
export const recolour = (palette: Palette, kind: ColorPalette, seed: number): Palette =>
  applyRecipe(palette, paletteKinds[kind](palette, new Random(seed).sub(kind)))

/** A colour that was asked for (`wanted`) or refused. */
export interface WishedColour extends Lch {
  readonly metal: Metal | null
  readonly wanted: boolean
}

const neutralChroma = 0.02
/** Hues nearer than this to a refused one are moved away. */
const refusedReach = 38
/** How far an accent takes the lightness that was asked for: gold as dark as the old accent would be brown. */
const spotPull = 0.75

/** Takes the colours asked for, in order: the first for the scene, the next for the accents. */
export const wishColours = (palette: Palette, wishes: readonly WishedColour[]): Palette => {
  const wanted = wishes.filter((wish) => wish.wanted)
  const refused = wishes.filter((wish) => !wish.wanted && wish.c >= neutralChroma)
  // A metal is a poor ground: it shines on one.
  const ground = wanted.find((wish) => wish.metal === null)
  const others = wanted.filter((wish) => wish !== ground)
  const accent = others[0]
  const counter = others[1] ?? (accent === undefined ? undefined : ground)
  const metal = wanted.find((wish) => wish.metal !== null)?.metal ?? palette.metal
  return applyRecipe(palette, {
    tone: (l, part) => {
      const spot = part === 'accent' ? accent : part === 'counter' ? counter : undefined
      if (spot !== undefined) return lerp(l, spot.l, spotPull)
      return ground === undefined || part === 'accent' || part === 'counter' ? l : toneTowards(ground, palette, l)
    },
    colour: (was, part, l, at) => {
      const wish = wishFor(part, at, { ground, accent, counter, all: wanted })
      return wish === undefined ? awayFrom(was, refused) : wished(was, part, l, wish)
    },
    metal,
  })
}

interface Cast {
  readonly ground: WishedColour | undefined
  readonly accent: WishedColour | undefined
  readonly counter: WishedColour | undefined
  readonly all: readonly WishedColour[]
}

const wishFor = (part: Part, at: number, { ground, accent, counter, all }: Cast): WishedColour | undefined => {
  if (part === 'scene') return ground
  if (part === 'accent') return accent
  if (part === 'counter') return counter
  if (part === 'motley') return at < all.length * 2 ? all[at % all.length] : undefined
  return ground !== undefined && ground.c < neutralChroma ? ground : undefined
}

/** Only black and white move the lightness of a scene, and never so far that roles meet. */
const toneTowards = (ground: WishedColour, palette: Palette, l: number): number => {
  const middle = lchOf(palette.mid).l
  if (ground.c >= neutralChroma) {
    const pull = clamp((ground.l - middle) * 0.35, -0.12, 0.12)
    return clamp(l + pull * 4 * l * (1 - l))
  }
  if (ground.l < 0.3) return l ** 1.5
  return ground.l > 0.9 ? 1 - (1 - l) ** 1.9 * 0.8 : l
}

const wished = (was: Lch, part: Part, l: number, wish: WishedColour): { c: number; h: number } => {
  if (wish.c < neutralChroma) return { c: Math.min(was.c, 0.012), h: was.h }
  // A colour is itself at its own lightness and thinner in its lights and depths.
  const body = part === 'scene' ? lerp(0.35, 1, smooth(0.04, 0.3, l) * (1 - smooth(0.72, 0.99, l))) : 1
  // Dark yellow is olive; the shadows of yellow things are brown.
  const isYellow = wish.h > 78 && wish.h < 112 && part === 'scene'
  const h = isYellow ? lerp(58, wish.h, smooth(0.2, 0.75, l)) : wish.h
  return { c: Math.max(0.02, wish.c * body), h }
}

const awayFrom = (was: Lch, refused: readonly WishedColour[]): { c: number; h: number } => {
  const near = refused.find(({ h }) => Math.abs(turnBetween(h, was.h)) < refusedReach)
  if (near === undefined || was.c < neutralChroma) return was
  const way = turnBetween(near.h, was.h) < 0 ? -1 : 1
  return { c: was.c * 0.85, h: near.h + way * (refusedReach + 22) }
}
