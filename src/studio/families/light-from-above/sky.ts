// What all vistas share: a sky that is dark for type and bright at its foot, the break of light in it, and the way the hero meets that light.

import { type Colour, mix, type Stop } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintCumulus } from '../../paint/atmosphere/clouds.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { paintRays } from '../../paint/atmosphere/rays.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Easel } from '../../paint/easel.ts'
import { type HeroPlace, stampAgainstLight, stampInLight } from './hero.ts'

export interface Vista {
  readonly palette: Palette
  readonly light: Point
  readonly hero: HeroPlace
  /** Where the ground meets what stands on it. */
  readonly ground: number
  readonly floats: boolean
  /** 0 to 1. */
  readonly cloudiness: number
}

export const nearBlack = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.35)

/** Dark enough above for pale type, bright only towards the horizon. */
export const paintHeaven = asPart(
  'sky',
  (easel: Easel, { palette, light, cloudiness }: Vista, horizon: number): void => {
    const { deep, dark, mid, soft, light: pale, accent } = palette
    const stops: readonly Stop[] = [
      [0, mix(deep, dark, 0.3)],
      [0.32, mix(deep, dark, 0.75)],
      [0.55, mix(dark, mid, 0.45)],
      [0.74, mix(mid, soft, 0.35)],
      [0.9, mix(soft, accent, 0.15)],
      [1, mix(soft, pale, 0.6)],
    ]
    paintSky(easel, { stops, horizon, cloudiness, light })
  },
)

/** Heaps of cloud before the light, rimmed by it. */
export const paintHeaps = asPart(
  'clouds',
  (easel: Easel, { palette, light }: Vista, base: number, height: number): void => {
    const { dark, mid, soft, light: pale, accent } = palette
    paintCumulus(easel, {
      base,
      height,
      cover: 0.62,
      softness: 0.5,
      from: { x: light.x, y: base - height * 1.2 },
      shade: mix(dark, mid, 0.55),
      body: mix(mid, soft, 0.45),
      light: mix(pale, accent, 0.3),
      alpha: 0.85,
    })
  },
)

/** Light behind everything: a wide warm bloom with a small white heart. */
export const paintBreak = (easel: Easel, { palette, light }: Vista, strength: number): void => {
  const { accent, light: pale } = palette
  const short = Math.min(easel.w, easel.h)
  paintGlow(easel, { ...light, radius: short * 0.8, colour: accent, strength: 0.42 * strength, flatten: 0.7 })
  if (easel.without.has('sun')) return
  paintGlow(easel, { ...light, radius: short * 0.26, colour: mix(pale, accent, 0.3), strength: 0.7 * strength })
}

export const paintShafts = (easel: Easel, { palette, light }: Vista, strength: number, spread = 0.8): void => {
  if (easel.without.has('sun')) return
  paintRays(easel, {
    ...light,
    colour: mix(palette.light, palette.accent, 0.3),
    length: easel.h * 0.7,
    count: 15,
    strength,
    spread,
    blur: 16,
  })
}

/** Winged things and signs fly pale in the light; all else stands dark against it. */
export const stampHero = (easel: Easel, { palette, hero, light, floats }: Vista): void => {
  if (floats) stampInLight(easel, hero, palette)
  else
    stampAgainstLight(easel, hero, { colour: nearBlack(palette), rim: mix(palette.accent, palette.light, 0.5), light })
}
