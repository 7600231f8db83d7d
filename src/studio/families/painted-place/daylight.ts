// The light of a painted place: what its sky, land and hero are mixed from, by palette, hour and season.

import { type Colour, mix } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintCumulus } from '../../paint/atmosphere/clouds.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

export interface Daylight {
  readonly isNight: boolean
  /** From the zenith to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour]
  /** Land in the light, in half shade and in shade. */
  readonly meadow: Colour
  readonly slope: Colour
  readonly shade: Colour
  /** What distance fades into. */
  readonly haze: Colour
  readonly glow: Colour
  readonly petals: readonly [Colour, ...Colour[]]
}

const isWintry = ({ setting }: Scene): boolean => setting.weather === 'snow' || setting.season === 'winter'

export const daylightOf = (scene: Scene): Daylight => {
  const { palette } = scene
  const { deep, dark, mid, soft, light, accent, counter, hues } = palette
  const isNight = scene.setting.time === 'night' && luminanceOf(mid) < 0.3
  const dim = (colour: Colour): Colour => (isNight ? mix(colour, mix(deep, dark, 0.5), 0.62) : colour)
  const frost = (colour: Colour, by: number): Colour => (isWintry(scene) ? mix(colour, light, by) : colour)
  return {
    isNight,
    sky: [dim(mix(mid, dark, 0.3)), dim(mid), dim(mix(mid, soft, 0.62)), dim(mix(soft, light, 0.45))],
    meadow: dim(frost(mix(counter, light, 0.22), 0.7)),
    slope: dim(frost(counter, 0.5)),
    shade: dim(frost(mix(counter, deep, 0.62), 0.12)),
    haze: dim(mix(soft, mid, 0.35)),
    glow: isNight ? mix(light, soft, 0.4) : light,
    petals: isWintry(scene) ? [light] : [accent, mix(accent, light, 0.5), light, hues[0]],
  }
}

/** Ink that stands out from the upper sky. */
export const inkOnSky = (scene: Scene): Colour =>
  luminanceOf(daylightOf(scene).sky[1]) > 0.36 ? scene.palette.deep : scene.palette.ink

export interface SkyPlan {
  readonly horizon: number
  readonly light: { readonly x: number; readonly y: number }
  /** Whether the sun or moon itself is seen. */
  readonly hasDisc: boolean
}

const paintDisc = asPart('sun', (easel: Easel, { palette }: Scene, day: Daylight, { light }: SkyPlan): void => {
  const radius = Math.min(easel.w, easel.h) * 0.075
  if (day.isNight) paintMoon(easel, { ...light, radius, light: palette.light, shade: palette.soft, glowStrength: 0.5 })
  else paintSun(easel, { ...light, radius, light: palette.light, low: palette.soft, glow: palette.light, haze: 0.35 })
})

/** A sky that is calm above, where the title stands, and builds its clouds low. */
export const paintAir = asPart('sky', (easel: Easel, scene: Scene, day: Daylight, plan: SkyPlan): void => {
  const { h, w } = easel
  const { horizon, light } = plan
  const { setting, palette } = scene
  paintSky(easel, { stops: day.sky, horizon, cloudiness: setting.weather === 'storm' ? 0.7 : 0.36, light })
  if (day.isNight) paintStars(easel, { colours: [palette.light], to: horizon, count: 260, brightness: 0.7 })
  paintGlow(easel, { x: light.x, y: horizon, radius: w * 0.9, colour: day.glow, strength: 0.55, flatten: 0.5 })
  paintCumulus(easel, {
    base: horizon - h * 0.025,
    height: h * 0.15,
    cover: 0.75,
    softness: 0.5,
    from: light,
    shade: mix(day.sky[1], day.sky[2], 0.5),
    body: mix(day.sky[2], day.glow, 0.55),
    light: mix(day.glow, palette.light, 0.6),
  })
  if (plan.hasDisc) paintDisc(easel, scene, day, plan)
})
