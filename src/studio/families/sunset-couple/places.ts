// The places of a last light: a beach, a meadow, a lake with its landing stage, a terrace over the city.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintCumulus } from '../../paint/atmosphere/clouds.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintBeach } from '../../paint/scenery/beach.ts'
import { paintFields } from '../../paint/scenery/fields.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintMountains } from '../../paint/scenery/mountains.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { paintSea } from '../../paint/scenery/sea.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import type { Scene } from '../family.ts'
import { airOf, castShade, paintEvening, paintHero, type Stage } from './evening.ts'

const shore = (stage: Stage): void => {
  const { easel, scene, m, sun } = stage
  const { palette } = scene
  const { w, h } = easel
  const horizon = h * 0.6
  stage.easel.part('sky', () => paintEvening(stage, horizon))
  paintFlock(easel, {
    x: w * (sun.x > w / 2 ? 0.26 : 0.74),
    y: h * 0.44,
    colour: mix(palette.mid, palette.dark, 0.6),
    count: 7,
    spread: m * 0.18,
    size: m * 0.018,
  })
  paintSea(easel, {
    horizon,
    stops: [mix(palette.mid, palette.soft, 0.3), palette.mid, mix(palette.mid, palette.dark, 0.6)],
    crest: mix(palette.light, palette.accent, 0.2),
    trough: mix(palette.mid, palette.dark, 0.4),
    swell: 0.35,
    path: { x: sun.x, colour: mix(palette.light, palette.accent, 0.2), width: w * 0.13, strength: 0.95 },
  })
  paintBeach(easel, {
    shore: h * 0.765,
    slant: h * 0.03,
    sand: mix(palette.dark, palette.soft, 0.3),
    sandShade: mix(palette.deep, palette.dark, 0.5),
    wet: mix(palette.soft, palette.accent, 0.35),
    foam: mix(palette.light, palette.soft, 0.25),
    wetWidth: h * 0.09,
  })
  const x = w * (sun.x > w / 2 ? 0.44 : 0.56)
  const foot = h * 0.845
  castShade(stage, x, foot, m * 0.26)
  paintHero(stage, x, foot, h * 0.34, m * 0.62)
}

const meadow = (stage: Stage): void => {
  const { easel, scene, m, sun } = stage
  const { palette } = scene
  const { w, h } = easel
  const air = airOf(scene)
  stage.easel.part('sky', () => paintEvening(stage, h * 0.66))
  paintCumulus(easel, {
    shade: mix(palette.mid, palette.soft, 0.4),
    body: palette.soft,
    light: mix(palette.light, palette.accent, 0.2),
    base: h * 0.58,
    height: h * 0.09,
    from: sun,
    cover: 0.6,
    softness: 0.8,
    alpha: 0.6,
  })
  paintFields(easel, {
    from: h * 0.62,
    to: h * 0.8,
    count: 4,
    crops: [
      mix(air.middle, palette.hues[3], 0.5),
      mix(air.middle, palette.accent, 0.3),
      mix(air.middle, palette.soft, 0.25),
    ],
    hedge: air.near,
    haze: air.far,
    light: sun,
    lit: mix(palette.accent, palette.light, 0.4),
  })
  paintGlow(easel, { ...sun, radius: m * 0.7, colour: mix(palette.accent, palette.light, 0.4), strength: 0.45 })
  const [far, near] = [mix(palette.hues[3], palette.accent, 0.35), mix(palette.deep, palette.hues[3], 0.3)]
  paintGrass(easel, { from: h * 0.79, to: h * 0.86, far, near: mix(far, near, 0.6), height: h * 0.05, wind: 0.2 })
  const x = w * (sun.x > w / 2 ? 0.45 : 0.55)
  paintHero(stage, x, h * 0.86, h * 0.33, m * 0.64)
  const flowers = [mix(palette.accent, palette.light, 0.3), mix(palette.light, palette.soft, 0.4)] as const
  paintGrass(easel, {
    from: h * 0.84,
    to: h * 0.885,
    far: mix(far, near, 0.55),
    near: mix(far, near, 0.9),
    height: h * 0.06,
    wind: 0.2,
    flowers,
  })
  paintGrass(easel, {
    from: h * 0.9,
    far: mix(far, near, 0.9),
    near: mix(near, '#000000', 0.4),
    height: h * 0.09,
    wind: 0.2,
  })
}

/** Planks that run from the near edge out over the water. */
const layPlanks = ({ easel, scene, m }: Stage, x: number, end: number, near: number): void => {
  const { ctx, h } = easel
  const { palette } = scene
  const half = (y: number): number => near * 0.3 + ((near - near * 0.3) * (y - end)) / (h - end)
  ctx.fillStyle = withAlpha(palette.deep, 0.5)
  ctx.beginPath()
  ctx.moveTo(x - half(end) * 0.9, end + m * 0.03)
  ctx.lineTo(x + half(end) * 0.9, end + m * 0.03)
  ctx.lineTo(x + half(h) * 1.1, h)
  ctx.lineTo(x - half(h) * 1.1, h)
  ctx.fill()
  let y = end
  for (let plank = 0; y < h + 40; plank++) {
    const deep = 7 + ((y - end) / (h - end)) * m * 0.035
    const tone = easel.random.sub(`plank ${plank}`).between(0.1, 0.32)
    ctx.fillStyle = mix(
      mix(palette.dark, palette.deep, 0.3),
      mix(palette.soft, palette.accent, 0.4),
      tone + 0.18 * (1 - (y - end) / (h - end)),
    )
    ctx.beginPath()
    ctx.moveTo(x - half(y), y)
    ctx.lineTo(x + half(y), y)
    ctx.lineTo(x + half(y + deep), y + deep)
    ctx.lineTo(x - half(y + deep), y + deep)
    ctx.fill()
    y += deep + Math.max(2, deep * 0.1)
  }
  ctx.fillStyle = mix(palette.deep, palette.dark, 0.3)
  for (const share of [0, 0.3, 0.72]) {
    const level = end + (h - end) * share
    const wide = m * (0.009 + share * 0.02)
    for (const side of [-1, 1]) ctx.fillRect(x + side * half(level) - wide / 2, level - wide * 4.4, wide, wide * 7)
  }
}

const lake = (stage: Stage): void => {
  const { easel, scene, m, sun } = stage
  const { palette } = scene
  const { w, h } = easel
  const water = h * 0.66
  stage.easel.part('sky', () => paintEvening(stage, water))
  paintMountains(easel, {
    air: airOf(scene),
    light: sun,
    lit: mix(palette.accent, palette.light, 0.3),
    from: water - h * 0.03,
    to: water,
    count: 3,
    height: h * 0.13,
    sharpness: 0.55,
    mist: mix(palette.soft, palette.accent, 0.4),
    mistStrength: 0.5,
    wooded: 1,
  })
  paintReflection(easel, {
    y: water,
    tint: mix(palette.mid, palette.dark, 0.4),
    tintFar: 0.1,
    tintNear: 0.7,
    ripple: 0.3,
    glint: mix(palette.light, palette.accent, 0.2),
    blur: 3,
  })
  const x = w / 2
  const end = h * 0.81
  stage.easel.part('dock', () => layPlanks(stage, x, end, w * 0.42))
  castShade(stage, x, end + h * 0.02, m * 0.18)
  paintHero(stage, x, end + h * 0.022, h * 0.34, m * 0.6)
}

const terrace = (stage: Stage): void => {
  const { easel, scene, m, sun } = stage
  const { palette } = scene
  const { w, h, ctx } = easel
  const ledge = h * 0.84
  const air = airOf(scene)
  stage.easel.part('sky', () => paintEvening(stage, h * 0.72))
  paintSkyline(easel, {
    air,
    from: h * 0.72,
    to: h * 0.86,
    layers: 3,
    height: h * 0.24,
    age: 'modern',
    windows: [mix(palette.light, palette.accent, 0.3), palette.light],
    lit: 0.28,
    haze: mix(palette.soft, palette.accent, 0.4),
    hazeStrength: 0.6,
    gap: { x: sun.x, width: w * 0.16 },
  })
  const near = mix(palette.deep, palette.dark, 0.2)
  ctx.fillStyle = near
  ctx.fillRect(0, ledge, w, h - ledge)
  const rail = ledge - h * 0.075
  ctx.fillRect(0, rail, w, 12)
  ctx.fillStyle = mix(palette.accent, palette.light, 0.35)
  ctx.fillRect(0, rail - 3, w, 4)
  ctx.fillStyle = near
  for (let bar = Math.floor((easel.extent.x * 33) / w); bar < 33; bar++)
    ctx.fillRect((w * (bar + 0.5)) / 33 - 3, rail, (bar + 800) % 8 === 4 ? 14 : 6, ledge - rail)
  paintHero(stage, w * (sun.x > w / 2 ? 0.42 : 0.58), ledge + h * 0.01, h * 0.36, m * 0.62)
}

const places: Readonly<Record<string, (stage: Stage) => void>> = { shore, meadow, lake, terrace }

/** Height of the sun as a share of the sheet. */
const sunLevels: Readonly<Record<string, number>> = { shore: 0.545, meadow: 0.575, lake: 0.585, terrace: 0.6 }

export const paintPlace = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const m = Math.min(w, h)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const sun = {
    x: w * (0.5 + side * (scene.layout === 'lake' ? 0.06 : 0.13)),
    y: h * (sunLevels[scene.layout] ?? 0.56),
  }
  ;(places[scene.layout] ?? shore)({ easel, scene, m, sun })
  paintMotes(easel, {
    colour: mix(scene.palette.light, scene.palette.accent, 0.3),
    x: w / 2,
    y: h * 0.7,
    reach: m * 0.6,
    count: 40,
    size: 7,
    strength: 0.6,
  })
  if (scene.setting.weather === 'snow') paintSnowfall(easel, { colour: scene.palette.light, weight: 0.5 })
}
