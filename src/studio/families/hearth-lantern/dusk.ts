// The country around: sky, moon, hills with woods, a path to the door, trees that frame it.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawBroadleaf, type Foliage, paintTreeMass } from '../../paint/scenery/broadleaf.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintRoad } from '../../paint/scenery/road.ts'
import type { Scene } from '../family.ts'
import type { Stage } from './stage.ts'

const isWintry = ({ setting }: Scene): boolean => setting.season === 'winter' || setting.weather === 'snow'

export const paintEvening = asPart('sky', (easel: Easel, { palette }: Scene, { moon, horizon }: Stage): void => {
  const { deep, dark, mid, soft, light, accent } = palette
  paintSky(easel, {
    stops: [
      [0, mix(dark, deep, 0.35)],
      [0.38, dark],
      [0.7, mid],
      [0.9, soft],
      [1, mix(soft, light, 0.5)],
    ],
    horizon: horizon + easel.h * 0.04,
    cloudiness: 0.35,
    stretch: 2.6,
    light: moon,
  })
  paintStars(easel, { colours: [light], to: horizon * 0.75, count: 240, haloed: 6, crossed: true, brightness: 0.8 })
  paintGlow(easel, { ...moon, radius: moon.radius * 3.4, colour: mix(light, accent, 0.3), strength: 0.42 })
  paintMoon(easel, {
    ...moon,
    light: mix(light, '#ffffff', 0.2),
    shade: mix(light, soft, 0.55),
    glow: mix(light, accent, 0.2),
    glowStrength: 0.6,
    relief: 0.35,
  })
})

const foliageOf = (scene: Scene, near: number): Foliage => {
  const { palette, setting } = scene
  const [leaf] = palette.hues
  const season = setting.season === 'autumn' ? palette.accent : isWintry(scene) ? palette.light : leaf
  return {
    shade: mix(mix(season, palette.deep, 0.72), palette.mid, (1 - near) * 0.4),
    body: mix(mix(season, palette.dark, 0.45), palette.mid, (1 - near) * 0.4),
    light: mix(season, palette.soft, 0.35 + (1 - near) * 0.2),
  }
}

/** One hill, lit along its crest. */
const paintHill = asPart('hills', (easel: Easel, line: Line, body: string, crest: string, depth: number): void => {
  const { ctx } = easel
  const path = groundPath(easel, line)
  const top = Math.min(line(0), line(easel.w / 2), line(easel.w))
  const fall = ctx.createLinearGradient(0, top, 0, top + depth)
  fall.addColorStop(0, crest)
  fall.addColorStop(0.35, body)
  fall.addColorStop(1, mix(body, '#000000', 0.25))
  ctx.fillStyle = fall
  ctx.fill(path)
})

export const paintCountry = (easel: Easel, scene: Scene, { horizon, ground }: Stage): Line => {
  const { palette } = scene
  const [leaf, , , , field] = palette.hues
  const wintry = isWintry(scene)
  const grass = (share: number): string =>
    wintry
      ? mix(palette.light, palette.mid, 0.25 + share * 0.35)
      : mix(mix(leaf, field, 0.4), palette.dark, 0.25 + share * 0.4)
  const far = ridgeLine(easel, { base: horizon, height: easel.h * 0.05, span: 900, sharpness: 0.1, seed: 3 })
  paintHill(easel, far, mix(grass(0), palette.soft, 0.45), mix(grass(0), palette.light, 0.55), easel.h * 0.16)
  paintTreeMass(easel, {
    line: far,
    foliage: foliageOf(scene, 0.1),
    height: easel.h * 0.035,
    random: easel.random.sub('far wood'),
    density: 0.6,
  })
  const middle = ridgeLine(easel, {
    base: horizon + (ground - horizon) * 0.5,
    height: easel.h * 0.06,
    span: 1100,
    sharpness: 0.1,
    seed: 8,
  })
  paintHill(easel, middle, mix(grass(0.3), palette.mid, 0.2), mix(grass(0.2), palette.soft, 0.4), easel.h * 0.2)
  paintTreeMass(easel, {
    line: middle,
    foliage: foliageOf(scene, 0.45),
    height: easel.h * 0.055,
    random: easel.random.sub('wood'),
    density: 0.4,
  })
  const knoll: Line = (x) => ground + ((x - easel.w / 2) / easel.w) ** 2 * easel.h * 0.13
  paintHill(easel, knoll, grass(0.55), mix(grass(0.3), palette.soft, 0.35), easel.h * 0.34)
  return knoll
}

export const paintPath = asPart('road', (easel: Easel, { palette, hero }: Scene, { ground }: Stage): void => {
  if (hero.kind !== 'place') return
  paintRoad(easel, {
    from: { x: easel.w * 0.5, y: ground + 6 },
    to: { x: easel.w * 0.42, y: easel.h + 40 },
    farWidth: 46,
    nearWidth: easel.w * 0.36,
    far: mix(palette.soft, palette.light, 0.3),
    near: mix(palette.mid, palette.dark, 0.5),
    shade: palette.dark,
    winding: 0.55,
    bends: 2,
  })
})

/** Trees on both sides, their crowns leaning into the picture. */
export const paintFrameTrees = asPart('trees', (easel: Easel, scene: Scene, { ground }: Stage): void => {
  if (easel.without.has('tree')) return
  const foliage = foliageOf(scene, 1)
  const trunk = mix(scene.palette.deep, scene.palette.dark, 0.4)
  const short = Math.min(easel.w, easel.h)
  for (const [side, height, drop] of [
    [0.06, 0.6, 0.07],
    [0.95, 0.52, 0.05],
  ] as const)
    drawBroadleaf(easel.ctx, {
      x: easel.w * side,
      y: ground + easel.h * drop,
      height: short * height,
      foliage,
      trunk,
      random: easel.random.sub(`tree ${side}`),
      breadth: 0.72,
      towards: side < 0.5 ? -0.6 : -2.5,
    })
})

/** Darkness gathering at the foot, for the words there. */
export const paintForeground = (easel: Easel, { palette }: Scene, from: number): void => {
  const shade = easel.ctx.createLinearGradient(0, from, 0, easel.h)
  const night = mix(palette.deep, '#000000', 0.15)
  shade.addColorStop(0, withAlpha(night, 0))
  shade.addColorStop(0.45, withAlpha(night, 0.72))
  shade.addColorStop(1, withAlpha(night, 0.96))
  easel.ctx.fillStyle = shade
  easel.ctx.fillRect(0, from, easel.w, easel.h - from)
}
