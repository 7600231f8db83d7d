// The stages of a picture book: hill top, wood, shore and parade. Each paints its land and says where the players stand.
import { type Colour, lchOf, mix, shift, withAlpha } from '../../colour/colour.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { drawBloom, drawBush, drawCloud, drawFirTree, drawMushroom, drawRoundTree, knoll, type Line, paintHill, swell } from './nature.ts'

export interface Air {
  readonly isNight: boolean
  readonly isSnowy: boolean
  readonly sky: Colour
  readonly horizon: Colour
  readonly grass: Colour
  readonly far: Colour
  readonly leaf: Colour
  readonly lit: Colour
}

export const airOf = ({ palette, setting }: Scene): Air => {
  const isNight = setting.time === 'night' || lchOf(palette.soft).l < 0.62
  const isSnowy = setting.weather === 'snow' || setting.season === 'winter'
  const sky = isNight ? shift(palette.deep, { l: 0.05, c: 1.15 }) : palette.soft
  const horizon = isNight ? mix(shift(palette.deep, { l: 0.28, c: 1.2 }), palette.accent, 0.16) : mix(palette.soft, palette.light, 0.8)
  const ground = isNight ? mix(shift(palette.mid, { l: -0.2 }), palette.deep, 0.25) : palette.mid
  const grass = isSnowy ? mix(palette.light, palette.soft, isNight ? 0.42 : 0.2) : ground
  return {
    isNight,
    isSnowy,
    sky,
    horizon,
    grass,
    far: mix(grass, horizon, 0.5),
    leaf: isNight ? mix(shift(palette.dark, { l: -0.06 }), palette.deep, 0.35) : palette.dark,
    lit: isNight ? mix(palette.soft, palette.light, 0.35) : mix(palette.light, palette.counter, 0.35),
  }
}

/** Sun and moon are heroes in the sky itself. */
export const isDisc = ({ hero }: Scene): boolean => hero.id === 'moon' || hero.id === 'sun'

const paintSky = (easel: Easel, scene: Scene, air: Air, type: SetType): void => {
  const { ctx, w, h } = easel
  const random = easel.random.sub('sky')
  const wash = ctx.createLinearGradient(0, 0, 0, h * 0.78)
  wash.addColorStop(0, air.sky)
  wash.addColorStop(1, air.horizon)
  easel.fill(wash)
  // Broad dry strokes keep the wash from looking poured by a machine.
  ctx.lineCap = 'round'
  for (let stroke = 0; stroke < 90; stroke++) {
    const y = random.next() * h * 0.72
    const x = random.between(-0.2, 1) * w
    ctx.strokeStyle = withAlpha(mix(air.horizon, air.isNight ? scene.palette.soft : '#ffffff', 0.25), 0.07)
    ctx.lineWidth = random.between(10, 46)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + w * 0.15, y - 20, x + w * random.between(0.2, 0.5), y + random.between(-16, 16))
    ctx.stroke()
  }
  const side = scene.random.sub('light side').chance(0.5) ? 0.84 : 0.16
  const disc = { x: w * side, y: h * 0.43, radius: Math.min(w, h) * (isDisc(scene) ? 0.15 : 0.085) }
  const glow = ctx.createRadialGradient(disc.x, disc.y, disc.radius, disc.x, disc.y, disc.radius * 4)
  glow.addColorStop(0, withAlpha(scene.palette.light, 0.6))
  glow.addColorStop(1, withAlpha(scene.palette.light, 0))
  ctx.fillStyle = glow
  ctx.fillRect(disc.x - disc.radius * 4, disc.y - disc.radius * 4, disc.radius * 8, disc.radius * 8)
  ctx.fillStyle = air.isNight ? scene.palette.light : mix(scene.palette.counter, scene.palette.light, 0.35)
  ctx.beginPath()
  ctx.arc(disc.x, disc.y, disc.radius, 0, tau)
  ctx.fill()
  if (air.isNight) paintStars(easel, { colours: [scene.palette.light], from: 0, to: h * 0.6, count: 150, haloed: 8, crossed: 5 })
  const white = air.isNight ? mix(air.horizon, scene.palette.light, 0.28) : mix(scene.palette.light, '#ffffff', 0.5)
  const low = Math.max(h * 0.36, ...type.zones.filter(({ y }) => y < h * 0.4).map(({ y, h: tall }) => y + tall + h * 0.03))
  for (const [x, lift, width] of [[1 - side - 0.06, 0.02, 0.4], [side < 0.5 ? 0.58 : 0.36, 0.09, 0.26], [1 - side + 0.1, 0.12, 0.3]] as const)
    drawCloud(ctx, w * x, Math.min(h * 0.54, low + h * lift), w * width, white, random)
}

const plantFlowers = (easel: Easel, { palette }: Scene, air: Air, line: Line, box: { from: number; to: number }, count: number): void => {
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
    if (random.chance(0.12)) drawMushroom(easel.ctx, { x, y, height: height * 0.6, leaf: palette.accent, wood: palette.light, random })
    else drawBloom(easel.ctx, { x, y, height, leaf, wood: leaf, random }, petal, heart)
  }
}

const plantTrees = (easel: Easel, scene: Scene, air: Air, line: Line, sizes: readonly (readonly [x: number, height: number])[], name: string): void => {
  const random = easel.random.sub(name)
  const { palette } = scene
  const wood = mix(palette.deep, palette.hues[2], 0.45)
  const draw = air.isSnowy || scene.setting.place === 'mountains' ? drawFirTree : drawRoundTree
  const leaves = scene.setting.season === 'autumn' ? [palette.accent, palette.counter, palette.hues[1]] : [air.leaf, mix(air.leaf, air.grass, 0.5), mix(air.leaf, palette.counter, 0.18)]
  for (const [at, [x, height]] of sizes.entries()) {
    const leaf = mix(leaves[at % leaves.length] ?? air.leaf, air.horizon, height < easel.h * 0.16 ? 0.3 : 0.04)
    draw(easel.ctx, { x: easel.w * x, y: line(easel.w * x) + height * 0.03, height, leaf, wood, random })
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
  plantTrees(easel, scene, air, far, [[0.1, m * 0.13], [0.19, m * 0.17], [0.8, m * 0.15], [0.92, m * 0.2]], 'far trees')
  const middle = swell(easel, h * 0.71, h * 0.035, 'middle hill')
  paintHill(easel, { line: middle, colour: mix(air.far, air.grass, 0.55), lit: air.lit, blade: 20, name: 'middle grass' })
  plantTrees(easel, scene, air, middle, [[0.04, m * 0.36], [0.96, m * 0.42]], 'middle trees')
  const near = knoll(easel, w * 0.5, h * 0.78, h * 0.16)
  paintHill(easel, { line: near, colour: air.grass, lit: air.lit, blade: 34, name: 'near grass' })
  return { x: w * 0.5, y: h * 0.86, tall: Math.min(h * 0.42, w * 0.62), ground: air.horizon }
}

const wood: Stage = (easel, scene, air) => {
  const { w, h, ctx } = easel
  const m = Math.min(w, h)
  const far = swell(easel, h * 0.66, h * 0.012, 'far floor')
  const misty: Air = { ...air, leaf: mix(air.leaf, air.horizon, 0.45) }
  plantTrees(easel, scene, misty, far, [[0.08, m * 0.5], [0.3, m * 0.36], [0.7, m * 0.38], [0.94, m * 0.52]], 'far wood')
  paintHill(easel, { line: far, colour: air.far, lit: air.lit, blade: 16, name: 'wood far' })
  const near = swell(easel, h * 0.76, h * 0.012, 'near floor')
  plantTrees(easel, scene, air, near, [[-0.02, m * 0.86], [1.02, m * 0.92], [0.17, m * 0.4], [0.85, m * 0.44]], 'near wood')
  paintHill(easel, { line: near, colour: air.grass, lit: air.lit, blade: 32, name: 'wood near' })
  const random = easel.random.sub('bushes')
  for (const [x, size] of [[0.02, 0.15], [0.98, 0.17]] as const)
    drawBush(ctx, { x: w * x, y: h * 0.85, height: m * size, leaf: shift(air.leaf, { l: 0.03 }), wood: air.leaf, random })
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
  for (let wave = 0; wave < 110; wave++) {
    const depth = random.next()
    const [x, y, length] = [random.next() * w, lerp(h * 0.565, h * 0.77, depth), lerp(24, 120, depth)]
    ctx.strokeStyle = withAlpha(wave % 3 ? palette.light : shift(sea, { l: -0.08 }), 0.42)
    ctx.lineWidth = lerp(3, 9, depth)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + length / 4, y - length * 0.1, x + length / 2, y)
    ctx.quadraticCurveTo(x + length * 0.75, y + length * 0.08, x + length, y)
    ctx.stroke()
  }
  const isle = knoll(easel, w * (scene.random.sub('isle').chance(0.5) ? 0.02 : 0.98), h * 0.49, h * 0.13)
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, w, h * 0.565)
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
  plantTrees(easel, scene, air, far, [[0.06, m * 0.24], [0.9, m * 0.3], [0.97, m * 0.2]], 'far trees')
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
    plantFlowers(easel, scene, air, line, isParade ? { from: h * 0.61, to: h * 0.655 } : { from: h * 0.85, to: h * 1.01 }, isParade ? 9 : 22)
  }
  if (air.isSnowy) paintSnowfall(easel, { colour: mix(scene.palette.light, '#ffffff', 0.6), weight: 0.8 })
}
