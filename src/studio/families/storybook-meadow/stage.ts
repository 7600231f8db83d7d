// The stages of a picture book: hill top, wood, shore and parade. Each paints its land and says where the players stand.
import { type Colour, mix, shift, withAlpha } from '../../colour/colour.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { type Air, airOf, paintSky } from './air.ts'
import {
  drawBloom,
  drawBush,
  drawFirTree,
  drawMushroom,
  drawRoundTree,
  knoll,
  type Line,
  paintHill,
  swell,
} from './nature.ts'

const plantFlowers = (
  easel: Easel,
  { palette }: Scene,
  air: Air,
  line: Line,
  box: { from: number; to: number },
  count: number,
): void => {
  if (easel.without.has('blooms')) return
  const random = easel.random.sub('flowers')
  const m = Math.min(easel.w, easel.h)
  const blooms = Array.from({ length: count }, (_, at) => {
    const edge = random.next() ** 0.7 * 0.36
    const x = easel.w * (at % 2 === 0 ? edge : 1 - edge)
    return { x, depth: random.next() }
  }).toSorted((one, other) => one.depth - other.depth)
  for (const { x, depth } of blooms) {
    const petal = random.pick([palette.accent, palette.counter, palette.light, palette.hues[0], palette.hues[3]])
    const height = m * lerp(0.07, 0.15, depth)
    const y = lerp(Math.max(box.from, line(x) + height * 0.4), box.to, depth)
    const leaf = shift(air.leaf, { l: air.isNight ? 0.06 : 0.02 })
    const heart = petal === palette.counter ? palette.light : palette.counter
    if (random.chance(0.12))
      drawMushroom(easel.ctx, { x, y, height: height * 0.6, leaf: palette.accent, wood: palette.light, random })
    else easel.part('blooms', () => drawBloom(easel.ctx, { x, y, height, leaf, wood: leaf, random }, petal, heart))
  }
}

const plantTrees = (
  easel: Easel,
  scene: Scene,
  air: Air,
  line: Line,
  sizes: readonly (readonly [x: number, height: number])[],
  name: string,
): void => {
  if (easel.without.has('tree')) return
  const random = easel.random.sub(name)
  const { palette } = scene
  const wood = mix(palette.deep, palette.hues[2], 0.45)
  const draw = air.isSnowy || scene.setting.place === 'mountains' ? drawFirTree : drawRoundTree
  const leaves =
    scene.setting.season === 'autumn'
      ? [palette.accent, palette.counter, palette.hues[1]]
      : [air.leaf, mix(air.leaf, air.grass, 0.5), mix(air.leaf, palette.counter, 0.18)]
  for (const [at, [x, height]] of sizes.entries()) {
    const leaf = mix(leaves[at % leaves.length] ?? air.leaf, air.horizon, height < easel.h * 0.16 ? 0.3 : 0.04)
    const plant = { x: easel.w * x, y: line(easel.w * x) + height * 0.03, height, leaf, wood, random }
    easel.part('trees', () => draw(easel.ctx, plant))
  }
}

/** Where the players stand: the height of the ground there, and how tall the lead may be. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly ground: Colour
}

type Stage = (easel: Easel, scene: Scene, air: Air) => Stand

const hilltop: Stage = (easel, scene, air) => {
  const { w, h } = easel
  const m = Math.min(w, h)
  const far = swell(easel, h * 0.62, h * 0.03, 'far hill')
  paintHill(easel, { line: far, colour: air.far, lit: air.lit, blade: 12, name: 'far grass' })
  plantTrees(
    easel,
    scene,
    air,
    far,
    [
      [0.1, m * 0.13],
      [0.19, m * 0.17],
      [0.8, m * 0.15],
      [0.92, m * 0.2],
    ],
    'far trees',
  )
  const middle = swell(easel, h * 0.71, h * 0.035, 'middle hill')
  paintHill(easel, {
    line: middle,
    colour: mix(air.far, air.grass, 0.55),
    lit: air.lit,
    blade: 20,
    name: 'middle grass',
  })
  plantTrees(
    easel,
    scene,
    air,
    middle,
    [
      [0.04, m * 0.36],
      [0.96, m * 0.42],
    ],
    'middle trees',
  )
  const near = knoll(easel, w * 0.5, h * 0.78, h * 0.16)
  paintHill(easel, { line: near, colour: air.grass, lit: air.lit, blade: 34, name: 'near grass' })
  return { x: w * 0.5, y: h * 0.86, tall: Math.min(h * 0.42, w * 0.62), ground: air.horizon }
}

const wood: Stage = (easel, scene, air) => {
  const { w, h, ctx } = easel
  const m = Math.min(w, h)
  const far = swell(easel, h * 0.66, h * 0.012, 'far floor')
  const misty: Air = { ...air, leaf: mix(air.leaf, air.horizon, 0.45) }
  plantTrees(
    easel,
    scene,
    misty,
    far,
    [
      [0.08, m * 0.5],
      [0.3, m * 0.36],
      [0.7, m * 0.38],
      [0.94, m * 0.52],
    ],
    'far wood',
  )
  paintHill(easel, { line: far, colour: air.far, lit: air.lit, blade: 16, name: 'wood far' })
  const near = swell(easel, h * 0.76, h * 0.012, 'near floor')
  plantTrees(
    easel,
    scene,
    air,
    near,
    [
      [-0.02, m * 0.86],
      [1.02, m * 0.92],
      [0.17, m * 0.4],
      [0.85, m * 0.44],
    ],
    'near wood',
  )
  paintHill(easel, { line: near, colour: air.grass, lit: air.lit, blade: 32, name: 'wood near' })
  const random = easel.random.sub('bushes')
  for (const [x, size] of [
    [0.02, 0.15],
    [0.98, 0.17],
  ] as const)
    drawBush(ctx, {
      x: w * x,
      y: h * 0.85,
      height: m * size,
      leaf: shift(air.leaf, { l: 0.03 }),
      wood: air.leaf,
      random,
    })
  return { x: w * 0.5, y: h * 0.86, tall: Math.min(h * 0.41, w * 0.6), ground: air.far }
}

const shore: Stage = (easel, scene, air) => {
  const { w, h, ctx } = easel
  const { palette } = scene
  const random = easel.random.sub('waves')
  const sea = mix(palette.hues[4], air.isNight ? palette.deep : palette.light, air.isNight ? 0.35 : 0.14)
  const wash = ctx.createLinearGradient(0, h * 0.55, 0, h * 0.8)
  wash.addColorStop(0, mix(sea, air.horizon, 0.4))
  wash.addColorStop(1, sea)
  ctx.fillStyle = wash
  ctx.fillRect(0, h * 0.55, w, h * 0.45)
  ctx.lineCap = 'round'
  const roll = (wave: number, left: number, wide: number, stream: Random): void => {
    const depth = stream.next()
    const [x, y, length] = [left + stream.next() * wide, lerp(h * 0.565, h * 0.77, depth), lerp(24, 120, depth)]
    ctx.strokeStyle = withAlpha(wave % 3 ? palette.light : shift(sea, { l: -0.08 }), 0.42)
    ctx.lineWidth = lerp(3, 9, depth)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + length / 4, y - length * 0.1, x + length / 2, y)
    ctx.quadraticCurveTo(x + length * 0.75, y + length * 0.08, x + length, y)
    ctx.stroke()
  }
  for (let wave = 0; wave < 110; wave++) roll(wave, 0, w, random)
  const { x: open } = easel.extent
  const beyond = random.sub('beyond')
  for (let wave = 0; wave < (110 * -open) / w; wave++) roll(wave, open, -open - 130, beyond)
  const isle = knoll(easel, w * (scene.random.sub('isle').chance(0.5) ? 0.02 : 0.98), h * 0.49, h * 0.13)
  ctx.save()
  ctx.beginPath()
  ctx.rect(open, 0, w - open, h * 0.565)
  ctx.clip()
  paintHill(easel, { line: isle, colour: mix(air.grass, air.horizon, 0.25), lit: air.lit, blade: 14, name: 'isle' })
  ctx.restore()
  const sand = mix(palette.counter, palette.light, 0.62)
  const line = swell(easel, h * 0.79, h * 0.018, 'sand')
  paintHill(easel, { line: (x) => line(x) - 16, colour: palette.light, lit: '#ffffff', blade: 1, name: 'foam' })
  paintHill(easel, { line, colour: sand, lit: palette.light, blade: 9, name: 'sand grains' })
  return { x: w * 0.5, y: h * 0.88, tall: Math.min(h * 0.42, w * 0.62), ground: sea }
}

const parade: Stage = (easel, scene, air) => {
  const { w, h } = easel
  const m = Math.min(w, h)
  const far = swell(easel, h * 0.44, h * 0.03, 'far hill')
  paintHill(easel, { line: far, colour: air.far, lit: air.lit, blade: 14, name: 'far grass' })
  plantTrees(
    easel,
    scene,
    air,
    far,
    [
      [0.06, m * 0.24],
      [0.9, m * 0.3],
      [0.97, m * 0.2],
    ],
    'far trees',
  )
  const near = knoll(easel, w * 0.5, h * 0.55, h * 0.1)
  paintHill(easel, { line: near, colour: air.grass, lit: air.lit, blade: 30, name: 'near grass' })
  return { x: w * 0.5, y: h * 0.6, tall: Math.min(h * 0.49, w * 0.72), ground: air.horizon }
}

const stages: Readonly<Record<string, Stage>> = { hilltop, wood, shore, parade }

export const paintStage = (easel: Easel, scene: Scene, type: SetType): Stand => {
  const air = airOf(scene)
  paintSky(easel, scene, air, type)
  return (stages[scene.layout] ?? hilltop)(easel, scene, air)
}

/** What grows and falls before the players. */
export const paintForeground = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const air = airOf(scene)
  if (scene.layout !== 'shore' && !air.isSnowy) {
    const isParade = scene.layout === 'parade'
    const line = knoll(easel, w * 0.5, h * (isParade ? 0.57 : 0.8), h * 0.1)
    plantFlowers(
      easel,
      scene,
      air,
      line,
      isParade ? { from: h * 0.61, to: h * 0.655 } : { from: h * 0.85, to: h * 1.01 },
      isParade ? 9 : 22,
    )
  }
  if (air.isSnowy) paintSnowfall(easel, { colour: mix(scene.palette.light, '#ffffff', 0.6), weight: 0.8 })
}
