// Above the weather: lit banks of cloud.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintCumulus } from '../../paint/atmosphere/clouds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintRidge } from '../../paint/scenery/ridge.ts'
import type { Line } from '../../paint/scenery/ridge-line.ts'
import { paintBreak, paintShafts, stampHero, type Vista } from './sky.ts'

/** A dark summit that parts the clouds and carries the hero. */
const paintSummit = (easel: Easel, vista: Vista): void => {
  const { palette, hero, light } = vista
  const { w, h } = easel
  const top: Line = (x) => {
    const away = Math.abs(x - hero.x) / w
    return (
      vista.ground +
      Math.max(0, away - (hero.height * hero.motif.width * 0.4) / w) ** 0.85 * h * 0.46 +
      easel.noise.fractal(x / 60, 3, 4) * 26 * Math.min(1, away * 9)
    )
  }
  paintRidge(easel, {
    line: top,
    colour: mix(palette.deep, palette.dark, 0.35),
    foot: mix(palette.dark, palette.mid, 0.3),
    height: h * 0.16,
    light,
    lit: mix(palette.accent, palette.mid, 0.4),
    relief: 0.7,
  })
  stampHero(easel, vista)
}

/** Above the weather: banks of cloud lit from within, and the hero in the opening. */
export const paintClouds = (easel: Easel, vista: Vista): void => {
  const { palette, light, floats } = vista
  const { h, w } = easel
  const { deep, dark, mid, soft, light: pale, accent } = palette
  paintSky(easel, {
    stops: [mix(soft, pale, 0.2), mix(mid, soft, 0.5), mix(dark, mid, 0.5), dark, mix(deep, dark, 0.4)],
    horizon: h,
    cloudiness: 0.5,
    light,
  })
  paintBreak(easel, vista, 1.1)
  paintShafts(easel, vista, 0.4, 0.75)
  const banks = [
    { base: h * 0.5, height: h * 0.12, depth: 0.15, cover: 0.6 },
    { base: h * 0.62, height: h * 0.15, depth: 0.45, cover: 0.85 },
    { base: h * 0.76, height: h * 0.17, depth: 0.8, cover: 1 },
  ]
  for (const { base, height, depth, cover } of banks) {
    if (!floats && depth > 0.3 && depth < 0.6) paintSummit(easel, vista)
    paintCumulus(easel, {
      base,
      height,
      cover,
      softness: 0.55,
      from: light,
      shade: mix(mix(mid, dark, 0.5), deep, depth * 0.7),
      body: mix(mix(soft, mid, 0.45), dark, depth * 0.8),
      light: mix(mix(pale, accent, 0.25), mid, depth * 0.55),
    })
    paintFog(easel, {
      colour: mix(mix(mid, dark, 0.6), deep, depth),
      from: base - h * 0.04,
      to: base + h * 0.16,
      strength: 0.75,
      evenness: 0.6,
      seed: base,
    })
  }
  const floor = easel.ctx.createLinearGradient(0, h * 0.6, 0, h * 0.8)
  floor.addColorStop(0, withAlpha(mix(deep, dark, 0.4), 0))
  floor.addColorStop(1, mix(deep, dark, 0.25))
  easel.ctx.fillStyle = floor
  easel.ctx.fillRect(0, h * 0.6, w, h * 0.4)
  if (floats) stampHero(easel, vista)
}
