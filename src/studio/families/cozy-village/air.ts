// The hour and weather over the village, and the colours that follow from them.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintCumulus } from '../../paint/atmosphere/clouds.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

export interface Air {
  readonly isDusk: boolean
  readonly isSnowy: boolean
  /** From the zenith to the roofs. */
  readonly sky: readonly [Colour, Colour, Colour, Colour]
  /** Of lit windows and lamps. */
  readonly lamp: Colour
  /** What everything is dipped into at this hour: shade for walls and greens. */
  readonly tint: (colour: Colour) => Colour
}

const darkMoods = new Set(['mysterious', 'melancholic', 'intense'])

export const airOf = ({ setting, palette, mood, random, layout }: Scene): Air => {
  const told = setting.time === null ? null : setting.time !== 'day'
  const isDusk = told ?? random.sub('hour').chance(darkMoods.has(mood) ? 0.75 : layout === 'sill' ? 0.7 : 0.58)
  const isSnowy = setting.weather === 'snow' || setting.season === 'winter'
  const { deep, dark, mid, soft, light, accent } = palette
  return {
    isDusk,
    isSnowy,
    sky: isDusk
      ? [mix(deep, dark, 0.25), mix(deep, dark, 0.85), mix(mid, dark, 0.35), mix(mix(soft, accent, 0.45), mid, 0.15)]
      : [mix(soft, mid, 0.22), mix(soft, light, 0.25), mix(light, soft, 0.3), mix(light, accent, 0.1)],
    lamp: mix(mix(light, accent, 0.5), '#ffffff', 0.1),
    tint: (colour) => (isDusk ? mix(colour, deep, 0.34) : mix(colour, light, 0.06)),
  }
}

export const paintAir = asPart('sky', (easel: Easel, scene: Scene, air: Air, horizon: number): void => {
  const { w } = scene
  const { palette } = scene
  const random = easel.random.sub('air')
  paintSky(easel, { stops: air.sky, horizon, cloudiness: air.isDusk ? 0.3 : 0.12, stretch: 4 })
  const x = w * (random.chance(0.5) ? random.between(0.72, 0.82) : random.between(0.18, 0.28))
  const y = horizon - Math.min(w, easel.h) * 0.2
  if (air.isDusk) {
    paintStars(easel, { colours: [palette.light, air.lamp], to: horizon * 0.8, count: 90, brightness: 0.7 })
    const radius = Math.min(w, easel.h) * 0.075
    paintMoon(easel, {
      x,
      y,
      radius,
      light: mix(palette.light, air.lamp, 0.4),
      shade: palette.soft,
      glowStrength: 0.5,
      relief: 0.5,
    })
    return
  }
  paintSun(easel, {
    x,
    y,
    radius: Math.min(w, easel.h) * 0.07,
    light: mix(palette.light, palette.accent, 0.25),
    glowStrength: 0.35,
  })
  paintCumulus(easel, {
    base: horizon,
    height: easel.h * 0.15,
    cover: 0.7,
    shade: mix(air.sky[1], palette.light, 0.3),
    body: mix(palette.light, air.sky[2], 0.3),
    light: mix(palette.light, '#ffffff', 0.6),
    alpha: 0.8,
    softness: 0.7,
  })
})

export const paintFlakes = (easel: Easel, { palette }: Scene, air: Air): void => {
  if (air.isSnowy)
    paintSnowfall(easel, { colour: mix(palette.light, '#ffffff', 0.5), weight: 0.5, wind: 0.2, strength: 0.9 })
}
