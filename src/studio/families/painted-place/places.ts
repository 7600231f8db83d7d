// Four painted places, each painted smoothly first; the brush goes over them afterwards.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { lerp, smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawBroadleaf, paintTreeMass } from '../../paint/scenery/broadleaf.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintReeds } from '../../paint/scenery/reeds.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { paintRidge } from '../../paint/scenery/ridge.ts'
import { groundPath, type Line, ridgeLine, summitOf } from '../../paint/scenery/ridge-line.ts'
import { paintRoad } from '../../paint/scenery/road.ts'
import { paintSea } from '../../paint/scenery/sea.ts'
import type { Scene } from '../family.ts'
import { type Daylight, paintAir } from './daylight.ts'
import { heroHeight, paintHero, type Standing } from './hero.ts'

const isAfloat = ({ hero }: Scene): boolean => hero.rests === 'water'
const isFlying = ({ hero }: Scene): boolean => hero.rests === 'air'

const foliageOf = ({ palette }: Scene, day: Daylight) => ({
  shade: mix(day.shade, palette.deep, 0.35),
  body: mix(day.slope, palette.deep, 0.2),
  light: mix(day.meadow, day.glow, 0.35),
})

/** Darkens the ground towards the foot, where the author stands. */
const settle = (easel: Easel, { palette }: Scene, from: number, strength = 0.85): void => {
  const { ctx, w, h } = easel
  const dusk = ctx.createLinearGradient(0, h * from, 0, h * (from + 1) * 0.5)
  const ground = mix(palette.deep, palette.dark, 0.3)
  dusk.addColorStop(0, withAlpha(ground, 0))
  dusk.addColorStop(1, withAlpha(ground, strength))
  ctx.fillStyle = dusk
  ctx.fillRect(0, h * from, w, h * (1 - from))
}

/** Cliffs over the sea, the hero on their edge. */
export const paintHeadland = (easel: Easel, scene: Scene, day: Daylight, isLeft: boolean): Standing => {
  const { w, h, palette } = scene
  const across = (share: number): number => w * (isLeft ? 1 - share : share)
  const horizon = h * 0.63
  const light = { x: across(0.2), y: horizon - h * 0.06 }
  paintAir(easel, scene, day, { horizon, light, hasDisc: !isFlying(scene) })
  paintSea(easel, {
    horizon,
    stops: [
      mix(day.haze, day.glow, 0.4),
      mix(palette.mid, day.haze, 0.3),
      palette.dark,
      mix(palette.deep, palette.dark, 0.4),
    ],
    crest: mix(day.glow, palette.soft, 0.3),
    trough: mix(palette.dark, palette.deep, 0.3),
    swell: 0.4,
    path: { x: light.x, colour: day.glow, strength: 0.6 },
  })
  const cape = ridgeLine(easel, { base: horizon + 6, height: h * 0.03, span: w * 0.5, sharpness: 0.4, seed: 5 })
  const capeLine: Line = (x) =>
    Math.min(cape(x) + smooth(0.75, 0.4, isLeft ? 1 - x / w : x / w) * h * 0.05, horizon + 10)
  paintRidge(easel, {
    line: capeLine,
    colour: mix(palette.dark, day.haze, 0.45),
    foot: day.haze,
    height: h * 0.03,
    light,
    lit: day.glow,
    relief: 0.3,
  })
  const cliff: Line = (x) => {
    const share = isLeft ? 1 - x / w : x / w
    const rise = smooth(0.16, 0.4, share) * 0.84 + smooth(0.4, 0.8, share) * 0.16
    return lerp(h * 1.08, h * 0.7, rise) + (easel.noise.fractal(x / 90, 2, 4) - 0.5) * lerp(90, 24, rise)
  }
  paintRidge(easel, {
    line: cliff,
    colour: mix(palette.dark, day.shade, 0.55),
    foot: mix(palette.deep, palette.dark, 0.35),
    height: h * 0.3,
    light,
    lit: mix(day.glow, palette.soft, 0.5),
    relief: 0.9,
  })
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  const turf = (x: number): number => cliff(x) + 14 + h * 0.028 * (0.6 + easel.noise.value(x / 55, 8))
  // On an open sheet the turf goes on beyond its edge.
  const start = Math.floor(easel.extent.x / 12) * 12
  for (let x = start; x <= w; x += 12) ctx.lineTo(x, cliff(x) - 4)
  for (let x = w; x >= start; x -= 12) ctx.lineTo(x, turf(x))
  ctx.closePath()
  ctx.fillStyle = day.slope
  easel.part('grass', () => ctx.fill())
  ctx.restore()
  const height = heroHeight(scene, 0.33, 0.5)
  const x = across(0.7)
  paintFlock(easel, {
    x: across(0.24),
    y: h * 0.5,
    colour: mix(palette.deep, day.haze, 0.3),
    count: 7,
    spread: w * 0.2,
    size: 34,
  })
  settle(easel, scene, 0.84, 0.7)
  if (isAfloat(scene)) return { x: across(0.36), y: h * 0.76, height: height * 0.8, lightX: light.x }
  if (isFlying(scene)) return { x: across(0.5), y: h * 0.64, height: height * 0.75, lightX: light.x }
  return { x, y: cliff(x) + 14, height, lightX: light.x, flip: isLeft }
}

/** One hill of a farm: lit along its brow, in shade at its foot. */
const paintHill = asPart('hills', (easel: Easel, line: Line, lit: Colour, foot: Colour, depth: number): void => {
  const { ctx } = easel
  const top = summitOf(easel, line)
  const fall = ctx.createLinearGradient(0, top, 0, top + depth)
  fall.addColorStop(0, lit)
  fall.addColorStop(1, foot)
  ctx.fillStyle = fall
  ctx.fill(groundPath(easel, line))
})

/** Rows of a crop that run up a hill towards one point. */
const paintRows = asPart('fields', (easel: Easel, line: Line, colour: Colour, vanish: number): void => {
  const { ctx, w, h } = easel
  ctx.save()
  ctx.clip(groundPath(easel, line))
  ctx.strokeStyle = withAlpha(colour, 0.4)
  for (let row = -9; row <= 9; row++) {
    ctx.lineWidth = 13
    ctx.beginPath()
    ctx.moveTo(vanish + row * w * 0.035, line(vanish) - 10)
    ctx.quadraticCurveTo(vanish + row * w * 0.07, h * 0.76, vanish + row * w * 0.2, h * 0.9)
    ctx.stroke()
  }
  ctx.restore()
})

/** Fields in the sun, a lane, a tree, the hero on its rise. */
export const paintFarmland = (easel: Easel, scene: Scene, day: Daylight, isLeft: boolean): Standing => {
  const { w, h, palette } = scene
  const across = (share: number): number => w * (isLeft ? 1 - share : share)
  const light = { x: across(0.15), y: h * 0.3 }
  paintAir(easel, scene, day, { horizon: h * 0.6, light, hasDisc: false })
  const foliage = foliageOf(scene, day)
  const brow = (base: number, height: number, seed: number): Line =>
    ridgeLine(easel, { base: h * base, height: h * height, span: w * 0.7, sharpness: 0.02, seed })
  const ripe = mix(mix(palette.soft, palette.accent, 0.16), day.glow, 0.25)
  const [blue, gold, green] = [brow(0.575, 0.05, 3), brow(0.625, 0.035, 8), brow(0.69, 0.03, 5)]
  paintHill(easel, blue, mix(palette.mid, day.haze, 0.4), mix(day.slope, day.haze, 0.55), h * 0.07)
  paintTreeMass(easel, { line: gold, foliage, height: h * 0.035, random: easel.random.sub('hedgerow'), density: 0.5 })
  paintHill(easel, gold, mix(ripe, day.glow, 0.3), mix(ripe, day.slope, 0.5), h * 0.1)
  paintRows(easel, gold, mix(ripe, palette.dark, 0.45), across(0.3))
  paintHill(easel, green, day.meadow, day.shade, h * 0.2)
  const x = across(0.64)
  paintRoad(easel, {
    from: { x, y: green(x) + h * 0.02 },
    to: { x: across(0.3), y: h * 1.02 },
    farWidth: w * 0.04,
    nearWidth: w * 0.3,
    far: mix(day.glow, palette.soft, 0.4),
    near: mix(palette.soft, palette.dark, 0.35),
    shade: day.shade,
    winding: 0.5,
  })
  const tree = across(0.17)
  const grown = { x: tree, y: green(tree) + h * 0.03, height: h * 0.21, foliage, trunk: palette.deep }
  easel.part('trees', () => drawBroadleaf(easel.ctx, { ...grown, random: easel.random.sub('tree') }))
  settle(easel, scene, 0.8, 0.92)
  const height = heroHeight(scene, 0.28, 0.56)
  if (isFlying(scene)) return { x: across(0.55), y: h * 0.6, height: height * 0.9, lightX: light.x }
  return { x, y: green(x) + h * 0.022, height, lightX: light.x }
}

/** The hero large on the crest of one hill, against the light; the title stands on the hill. */
export const paintHilltop = (easel: Easel, scene: Scene, day: Daylight, isLeft: boolean): Standing => {
  const { w, h, palette } = scene
  const light = { x: w * (isLeft ? 0.34 : 0.66), y: h * 0.36 }
  const crest = h * 0.545
  paintAir(easel, scene, day, { horizon: h * 0.58, light, hasDisc: true })
  paintFog(easel, { colour: day.glow, from: h * 0.45, to: h * 0.6, strength: 0.5, evenness: 0.7 })
  const far = ridgeLine(easel, { base: h * 0.535, height: h * 0.035, span: w * 0.4, sharpness: 0.15, seed: 4 })
  paintRidge(easel, {
    line: far,
    colour: mix(day.shade, day.haze, 0.6),
    foot: day.haze,
    height: h * 0.05,
    light,
    lit: day.glow,
    relief: 0.2,
  })
  const hill: Line = (x) => crest + (x / w - 0.5) ** 2 * h * 0.16 + (easel.noise.fractal(x / 300, 4, 3) - 0.5) * 34
  paintRidge(easel, {
    line: hill,
    colour: day.slope,
    foot: mix(day.shade, palette.deep, 0.4),
    height: h * 0.2,
    light,
    lit: day.glow,
    relief: 0.25,
  })
  const foliage = foliageOf(scene, day)
  const tree = w * (isLeft ? 0.87 : 0.13)
  const grown = { x: tree, y: hill(tree) + 24, height: h * 0.14, foliage, trunk: palette.deep }
  easel.part('trees', () => drawBroadleaf(easel.ctx, { ...grown, random: easel.random.sub('tree') }))
  const height = heroHeight(scene, 0.4, 0.62)
  const y = isFlying(scene) ? crest - h * 0.06 : hill(w * 0.5) + h * 0.012
  paintGrass(easel, {
    from: crest + h * 0.02,
    to: h * 0.64,
    far: day.meadow,
    near: day.shade,
    height: 90,
    density: 0.9,
    flowers: [...day.petals],
  })
  settle(easel, scene, 0.52, 0.94)
  return { x: w * 0.5, y, height, lightX: light.x, flip: isLeft }
}

/** Still water with a far bank, the hero on it or in it, and its reflection. */
export const paintLake = (easel: Easel, scene: Scene, day: Daylight, isLeft: boolean): Standing => {
  const { w, h, palette } = scene
  const across = (share: number): number => w * (isLeft ? 1 - share : share)
  const shore = h * 0.66
  const light = { x: across(0.25), y: h * 0.47 }
  paintAir(easel, scene, day, { horizon: shore, light, hasDisc: isAfloat(scene) })
  const hills = ridgeLine(easel, { base: h * 0.6, height: h * 0.07, span: w * 0.55, sharpness: 0.25, seed: 7 })
  paintRidge(easel, {
    line: hills,
    colour: mix(palette.mid, day.haze, 0.35),
    foot: day.haze,
    height: h * 0.08,
    light,
    lit: day.glow,
    relief: 0.35,
  })
  const bank: Line = (x) =>
    shore -
    h * 0.012 -
    smooth(0.3, 0.8, isLeft ? 1 - x / w : x / w) * h * 0.022 +
    (easel.noise.value(x / 160, 6) - 0.5) * 14
  const foliage = foliageOf(scene, day)
  paintTreeMass(easel, {
    line: (x) => bank(x) + 10,
    foliage,
    height: h * 0.06,
    random: easel.random.sub('bank'),
    density: 0.55,
  })
  paintRidge(easel, {
    line: bank,
    colour: day.slope,
    foot: day.shade,
    height: h * 0.03,
    light,
    lit: day.glow,
    relief: 0.2,
  })
  const height = heroHeight(scene, 0.27, 0.6)
  const x = across(0.6)
  const dry: Standing = isFlying(scene)
    ? { x: w * 0.5, y: h * 0.6, height: height * 0.85, lightX: light.x }
    : { x, y: bank(x) + h * 0.006, height, lightX: light.x }
  // Painted here for its reflection, and once more over the brush strokes.
  if (!isAfloat(scene)) paintHero(easel, scene, day, dry)
  paintReflection(easel, {
    y: shore,
    tint: mix(palette.dark, day.haze, 0.3),
    tintFar: 0.12,
    tintNear: 0.75,
    ripple: 1,
    glint: day.glow,
    squeeze: 0.8,
  })
  settle(easel, scene, 0.76, 0.8)
  const reed = {
    colour: mix(palette.deep, day.shade, 0.35),
    light: day.slope,
    height: h * 0.17,
    width: w * 0.3,
    y: h * 1.01,
  }
  easel.part('reeds', () => paintReeds(easel, { ...reed, x: across(0.06), random: easel.random.sub('reeds') }))
  if (!isAfloat(scene)) return dry
  return { x: w * 0.5, y: h * 0.755, height: height * 1.05, lightX: light.x, flip: isLeft }
}
