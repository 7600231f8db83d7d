// Night on a forest road: somebody or something in the beam of the headlights.
import { mix } from '../../colour/colour.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintRoad } from '../../paint/scenery/road.ts'
import type { Scene } from '../family.ts'
import { standOnGround } from './road.ts'

export const paintHeadlights = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const short = Math.min(w, h)
  const horizon = h * 0.6
  const { deep, dark, mid, soft } = palette
  const beam = mix(palette.light, palette.accent, 0.3)
  const night = mix(deep, '#000000', 0.45)
  paintSky(easel, {
    stops: [night, mix(deep, dark, 0.4), mix(dark, mid, 0.4), mix(mid, soft, 0.2)],
    horizon,
    cloudiness: 0.3,
  })
  paintStars(easel, { colours: [palette.light], to: h * 0.5, count: 110, brightness: 0.6 })
  // The wood comes nearer to both sides, and stays level beyond the sheet.
  const rise = (x: number): number => Math.max(0, Math.min(0.6, Math.abs(x - w / 2) / w) - 0.08)
  for (const layer of [0, 1, 2]) {
    const colour = mix(mix(dark, mid, 0.2), night, layer * 0.42)
    const line = ridgeLine(easel, {
      base: horizon + layer * h * 0.01,
      height: h * 0.015,
      span: w * 0.6,
      seed: layer + 3,
    })
    paintPineEdge(easel, {
      line: (x) => line(x) + h * 0.02 - rise(x) * h * 0.08 * layer,
      colour,
      height: h * (0.09 + layer * 0.05),
      density: layer === 2 ? 0.55 : 0.9,
      random: easel.random.sub(`pines ${layer}`),
    })
  }
  const ground = ctx.createLinearGradient(0, horizon, 0, h)
  ground.addColorStop(0, mix(dark, deep, 0.5))
  ground.addColorStop(1, night)
  ctx.fillStyle = ground
  ctx.fillRect(0, horizon + h * 0.012, w, h)
  paintGrass(easel, {
    from: horizon + h * 0.02,
    far: mix(dark, deep, 0.4),
    near: night,
    height: h * 0.05,
    density: 0.7,
  })
  paintRoad(easel, {
    from: { x: w / 2, y: horizon + h * 0.012 },
    to: { x: w / 2, y: h * 1.02 },
    farWidth: short * 0.03,
    nearWidth: short * 1.1,
    far: mix(dark, soft, 0.3),
    near: mix(deep, dark, 0.7),
    shade: night,
    dashes: mix(beam, palette.accent, 0.3),
  })
  const spot = { x: w / 2, y: h * (hero.kind === 'place' ? 0.645 : 0.755) }
  drawGlow(ctx, { ...spot, radius: short * 0.62, colour: beam, strength: 0.7, flatten: 0.34 })
  drawGlow(ctx, { x: w / 2, y: h * 0.66, radius: short * 0.5, colour: beam, strength: 0.5 })
  paintFog(easel, { colour: mix(soft, beam, 0.5), from: horizon - h * 0.06, to: h * 0.8, strength: 0.38 })
  const height = Math.min(h * 0.27, (short * 0.5) / hero.width)
  standOnGround(easel, scene, { ...spot, height }, beam)
}
