// The ten kinds of palette as recipes: what each does to the lightness, chroma and hue of every role.
import type { ColorPalette } from '../../catalog/palettes.ts'
import { clamp, lerp, smooth } from '../paint/curves.ts'
import type { Random } from '../paint/random.ts'
import { lchOf } from './colour.ts'
import type { Metal, Palette } from './palette.ts'
import { type Part, type Recipe, sceneRange, turnBetween } from './recipe.ts'

type Kind = (palette: Palette, random: Random) => Recipe

/** More in the middle tones than in blacks and whites, where colour cannot live. */
const body = (l: number): number => lerp(0.3, 1, smooth(0.05, 0.32, l) * (1 - smooth(0.74, 0.99, l)))

const same = (l: number): number => l

/** Steeper in the middle. */
const steeper = (l: number, share: number): number => lerp(l, smooth(0, 1, l), share)

/** Spots stand on the scene and have a lightness of their own. */
const isSpot = (part: Part): boolean => part === 'accent' || part === 'counter' || part === 'motley'

const isLoud = (part: Part): boolean => part === 'accent' || part === 'motley'

interface Arc {
  readonly from: number
  readonly to: number
}

/** Pulls a hue towards `centre`: near hues stay near, far ones end at the edge of the arc. */
const intoArc = (hue: number, centre: number, { from, to }: Arc): number =>
  clamp(centre + 40 * Math.tanh(turnBetween(centre, hue) / 70), from, to)

/** The hue a palette is remembered by. */
const groundHue = (palette: Palette): number => {
  const [most] = [palette.mid, palette.dark, palette.soft].map(lchOf).toSorted((one, other) => other.c - one.c)
  return most?.h ?? 250
}

const lerpHue = (from: number, to: number, share: number): number => from + turnBetween(from, to) * share

const spread = (at: number, step: number): number => (at - 2) * step

const monochrome: Kind = (palette, random) => {
  const own = groundHue(palette)
  const { h, c } = random.pick<{ h: number; c: number }>([
    { h: own, c: 0.055 },
    { h: 250, c: 0.06 },
    { h: 70, c: 0.04 },
    { h: 160, c: 0.045 },
    { h: 20, c: 0.06 },
    { h: 265, c: 0.008 },
    { h: 300, c: 0.05 },
  ])
  return {
    tone: (l) => steeper(l, 0.25),
    colour: (_was, part, l) => ({ c: c * body(l) * (part === 'accent' ? 1.5 : 1), h }),
    metal: c < 0.02 ? 'silver' : 'bone',
  }
}

const pastel: Kind = (palette, random) => {
  const turn = random.pick([0, 0, -25, 25, 60, 180])
  const second = random.pick([60, -60, 110, 160])
  const own = groundHue(palette) + turn
  return {
    tone: (l, part) => (isSpot(part) ? lerp(0.6, 0.85, l) : lerp(0.46, 0.975, l ** 0.72)),
    colour: (was, part, l, at) => {
      const room = 1 - smooth(0.86, 1, l) * 0.6
      if (part === 'scene' || part === 'ink')
        return { c: clamp(was.c * 0.7, 0.042, 0.085) * room, h: lerp(own, own + 18, l) }
      if (part === 'motley') return { c: 0.085 * room, h: own + spread(at, 62) }
      return { c: 0.12 * room, h: part === 'accent' ? own + second : own + second / 2 }
    },
    metal: random.pick(['rose', 'bone', 'silver']),
  }
}

const earth: Kind = (_palette, random) => {
  const [ground, accent] = random.pick<readonly [number, number]>([
    [55, 38],
    [110, 52],
    [72, 32],
    [38, 85],
    [128, 68],
  ])
  const motley = [35, 58, 82, 112, 135]
  return {
    tone: (l, part) => (part === 'accent' ? lerp(0.44, 0.66, l) : lerp(0.1, 0.93, l)),
    colour: (was, part, l, at) => {
      if (part === 'motley') return { c: 0.085 * body(l), h: motley[at] ?? 58 }
      if (part === 'accent') return { c: clamp(was.c, 0.105, 0.13), h: accent }
      if (part === 'counter') return { c: 0.07, h: lerp(accent, ground, 0.3) + 45 }
      return { c: 0.068 * body(l), h: lerp(ground, 80, smooth(0.5, 1, l)) }
    },
    metal: random.pick(['copper', 'bone', 'gold']),
  }
}

const muted: Kind = (_palette, random) => {
  const turn = random.pick([0, 0, -18, 18, 40, -40])
  return {
    tone: (l) => lerp(0.14, 0.92, l),
    colour: (was, part, _l) => ({ c: Math.min(was.c * 0.36, isLoud(part) ? 0.06 : 0.035), h: was.h + turn }),
    metal: 'bone',
  }
}

const dark: Kind = (palette, random) => {
  const turn = random.pick([0, 0, 20, -20, 45, -45])
  const own = groundHue(palette) + turn
  const inkShines = lchOf(palette.ink).l >= sceneRange(palette).high - 0.05
  const down = (l: number): number => 0.035 + 0.7 * l ** 1.75
  return {
    tone: (l, part) => {
      if (isSpot(part)) return lerp(0.36, 0.76, l)
      return part === 'ink' && inkShines ? l : down(l)
    },
    colour: (was, part, l) => {
      if (part === 'scene')
        return { c: clamp(was.c, 0.03, 0.1) * lerp(0.55, 1, smooth(0.05, 0.35, l)), h: lerpHue(was.h, own, 0.5) }
      return { c: isLoud(part) ? Math.max(was.c, 0.13) : was.c, h: was.h }
    },
    metal: random.pick<Metal>(['gold', 'blood', 'silver']),
  }
}

const bold: Kind = (palette, random) => {
  const found = (groundHue(palette) + random.pick([0, 0, 30, -30, 120, 200])) % 360
  // Acid yellow-greens shout without saying anything.
  const own = found > 96 && found < 140 ? found + 48 : found
  const leap = random.pick([180, 150, -150, 120, -120])
  return {
    tone: (l) => steeper(l, 0.45),
    colour: (_was, part, l, at) => {
      if (part === 'motley') return { c: 0.22, h: own + leap + at * 72 }
      if (part === 'accent') return { c: 0.25, h: own + leap }
      if (part === 'counter') return { c: 0.22, h: own + leap / 2 }
      if (part === 'ink') return { c: 0.03, h: own + leap }
      return { c: 0.2 * body(l), h: own + 24 * (l - 0.5) }
    },
    metal: 'gold',
  }
}

const withinArc =
  (reach: Arc, centres: readonly [number, ...number[]], metals: readonly [Metal, ...Metal[]]): Kind =>
  (_palette, random) => {
    const centre = random.pick(centres)
    return {
      tone: same,
      colour: (was, part, l, at) => {
        const h = part === 'motley' ? lerp(reach.from, reach.to, (at + 0.5) / 5) : intoArc(was.h, centre, reach)
        const least = (isLoud(part) ? 0.14 : 0.068) * body(l)
        return { c: Math.max(was.c, least), h }
      },
      metal: random.pick(metals),
    }
  }

const metallic: Kind = (palette, random) => {
  const { metal, h, c, ground } = random.pick<{ metal: Metal; h: number; c: number; ground: number }>([
    { metal: 'gold', h: 86, c: 0.115, ground: 265 },
    { metal: 'gold', h: 84, c: 0.11, ground: 165 },
    { metal: 'rose', h: 42, c: 0.08, ground: 350 },
    { metal: 'silver', h: 250, c: 0.016, ground: 262 },
    { metal: 'copper', h: 52, c: 0.115, ground: 200 },
    { metal: 'gold', h: 88, c: 0.11, ground: 20 },
  ])
  const { low, high } = sceneRange(palette)
  // Metal needs depth to shine, so even a pale scene is stretched down to lacquer.
  const stretched = (l: number): number => lerp(0.1, 0.9, steeper(clamp((l - low) / Math.max(0.1, high - low)), 0.4))
  return {
    tone: (l, part) => {
      if (part === 'ink') return l >= high ? Math.max(l, 0.92) : stretched(l)
      return isSpot(part) ? lerp(0.5, 0.84, l) : stretched(l)
    },
    colour: (_was, part, l, at) => {
      if (part === 'ink') return { c: c * 0.4, h }
      if (part === 'counter') return { c: Math.max(0.02, c * 0.7), h: h - 8 }
      if (part === 'accent') return { c: c * 1.1, h }
      if (part === 'motley') return { c: c * (0.75 + 0.1 * at), h: h + spread(at, 6) }
      // A dark lacquered ground below, polished metal above.
      const polish = smooth(0.3, 0.56, l)
      return polish < 0.5
        ? { c: (0.035 * smooth(0, 0.2, l) + 0.012) * (1 - polish), h: ground }
        : { c: c * lerp(0.45, 1, polish) * body(l), h }
    },
    metal,
  }
}

const duotone: Kind = (palette, random) => {
  const [low, high] = random.pick<readonly [number, number]>([
    [266, 32],
    [300, 86],
    [200, 8],
    [330, 62],
    [160, 92],
    [15, 225],
    [282, 170],
  ])
  const range = sceneRange(palette)
  const tone = (l: number): number => steeper(l, 0.2)
  const pivot = (tone(range.low) + tone(range.high)) / 2
  return {
    tone,
    colour: (_was, part, l) => {
      if (part === 'ink') return { c: 0.035, h: high }
      if (part === 'accent') return { c: 0.17, h: high }
      if (part === 'counter') return { c: 0.14, h: low }
      if (part === 'motley') return { c: 0.14 * body(l), h: l > pivot ? high : low }
      // Around the meeting point both inks are thin, as where one print ends and the other begins.
      const meeting = 0.5 + 0.5 * smooth(0, 0.14, Math.abs(l - pivot))
      return { c: 0.118 * lerp(0.55, 1, body(l)) * meeting, h: l > pivot ? high : low }
    },
    metal: 'bone',
  }
}

export const paletteKinds: Readonly<Record<ColorPalette, Kind>> = {
  monochrome,
  pastel,
  earth,
  muted,
  dark,
  bold,
  warm: withinArc({ from: 4, to: 82 }, [26, 40, 54, 66, 16], ['gold', 'copper', 'rose']),
  cool: withinArc({ from: 182, to: 288 }, [205, 228, 250, 268, 194], ['silver', 'bone']),
  metallic,
  duotone,
}
