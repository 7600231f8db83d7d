// The five bodies of light and the subject in each of them.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import { type Disc, paintCorona, paintHalo, paintLimb, paintOrb } from './light.ts'
import { paintShadedHero } from './shade-hero.ts'

/** Layouts on a night ground; the others are on pale paper unless the seed says otherwise. */
const nightLayouts = new Set(['horizon', 'eclipse'])

export interface Stage {
  readonly ground: Colour
  readonly isNight: boolean
  readonly orb: Disc
}

export const stageOf = (scene: Scene): Stage => {
  const { w, h, palette, layout, random } = scene
  const isNight = nightLayouts.has(layout) || random.sub('night').chance(0.35)
  const ground = isNight ? mix(palette.deep, palette.dark, 0.25) : palette.light
  const short = Math.min(w, h)
  const broad = isBroad(scene)
  const orbs: Readonly<Record<string, Disc>> = {
    sphere: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.25 } : { x: w / 2, y: h * 0.63, radius: short * 0.35 },
    rising: broad ? { x: w * 0.7, y: h * 0.8, radius: h * 0.4 } : { x: w / 2, y: h * 0.83, radius: short * 0.62 },
    horizon: { x: w / 2, y: h * (broad ? 0.76 : 0.7) + short * 1.5, radius: short * 1.5 },
    eclipse: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.23 } : { x: w / 2, y: h * 0.6, radius: short * 0.33 },
    pair: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.195 } : { x: w / 2, y: h * 0.63, radius: short * 0.33 },
  }
  return { ground, isNight, orb: orbs[layout] ?? { x: w / 2, y: h * 0.62, radius: short * 0.34 } }
}

/** From the light of the palette to its depth, through its hues: the colours inside an orb. */
const glowStops = ({ hues }: Palette): readonly Colour[] => [
  mix(hues[0], '#ffffff', 0.15),
  hues[0],
  hues[1],
  hues[2],
  hues[3],
  hues[4],
]

const stands = ({ hero }: Scene): boolean => hero.rests === 'ground' || hero.rests === 'water'

/** As large as a room allows, in units of height. */
const heroHeight = ({ hero }: Scene, high: number, wide: number): number => Math.min(high, wide / hero.width)

export const paintGround = (easel: Easel, { palette, layout }: Scene, { ground, isNight, orb }: Stage): void => {
  const wash = easel.ctx.createLinearGradient(0, 0, 0, easel.h)
  wash.addColorStop(0, isNight ? mix(ground, '#000000', 0.3) : ground)
  wash.addColorStop(0.5, ground)
  wash.addColorStop(1, isNight ? mix(ground, palette.hues[4], 0.38) : mix(ground, palette.soft, 0.5))
  easel.fill(wash)
  if (layout !== 'horizon') paintHalo(easel, orb, isNight ? palette.hues[2] : palette.hues[1], isNight ? 0.62 : 0.55)
}

const layOrb = asPart('sun', paintOrb)

/** A sphere with the subject rising inside it, as dark as dusk at its head and dissolving into light at its foot. */
export const paintSphere = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  layOrb(easel, orb, glowStops(palette), { lean: easel.random.sub('lean').between(-0.9, 0.9) })
  const height = heroHeight(scene, orb.radius * 1.3, orb.radius * 1.5)
  const head = mix(palette.deep, palette.hues[4], 0.12)
  const foot = stands(scene) ? withAlpha(head, 0.35) : head
  paintShadedHero(easel, hero, { x: orb.x, y: orb.y + height / 2, height, head, foot })
}

/** A vast orb that rises from the foot; the subject stands dark before it on a floor of dusk. */
const paintRising = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  layOrb(easel, orb, glowStops(palette), { lean: easel.random.sub('lean').between(-0.4, 0.4), soft: 16 })
  const floor = easel.h * 0.9
  const height = heroHeight(scene, orb.radius * 1.08, orb.radius * 1.5)
  const dusk = mix(palette.deep, '#000000', 0.25)
  const haze = easel.ctx.createLinearGradient(0, floor - height * 0.5, 0, floor + easel.h * 0.02)
  haze.addColorStop(0, withAlpha(dusk, 0))
  haze.addColorStop(0.6, withAlpha(dusk, 0.5))
  haze.addColorStop(1, dusk)
  easel.ctx.fillStyle = haze
  easel.part('floor', () => easel.ctx.fillRect(0, floor - height * 0.5, easel.w, easel.h))
  const y = stands(scene) ? floor : Math.min(orb.y - orb.radius * 0.1 + height / 2, floor)
  paintShadedHero(easel, hero, { x: orb.x, y, height, head: dusk, foot: dusk })
}

/** Dawn over the edge of a world, the subject upon it against the light. */
const paintHorizon = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  const [one, two, three, four] = palette.hues
  const body = mix(palette.deep, '#000000', 0.6)
  easel.part('sun', () => paintLimb(easel, orb, [mix(palette.dark, four, 0.5), four, three, two, one, '#ffffff'], body))
  const top = orb.y - orb.radius
  const short = Math.min(easel.w, easel.h)
  const height = heroHeight(scene, Math.min(short * 0.44, easel.h * 0.3), short * 0.66)
  const pale = mix(one, '#ffffff', 0.5)
  if (stands(scene)) paintShadedHero(easel, hero, { x: orb.x, y: top + 5, height, head: body, foot: body })
  else paintShadedHero(easel, hero, { x: orb.x, y: top - height * 0.2, height, head: pale, foot: two, glow: three })
}

const paintEclipse = (easel: Easel, scene: Scene, { orb, ground }: Stage): void => {
  const { palette, hero } = scene
  const [one, two, three, four] = palette.hues
  const { ctx } = easel
  easel.part('sun', () => {
    paintCorona(easel, orb, three, mix(one, '#ffffff', 0.5))
    ctx.fillStyle = mix(ground, '#000000', 0.6)
    ctx.beginPath()
    ctx.arc(orb.x, orb.y, orb.radius, 0, Math.PI * 2)
    ctx.fill()
  })
  const height = heroHeight(scene, orb.radius * 1.26, orb.radius * 1.42)
  const head = mix(one, '#ffffff', 0.3)
  paintShadedHero(easel, hero, {
    x: orb.x,
    y: orb.y + height / 2,
    height,
    head,
    foot: mix(two, four, 0.3),
    glow: three,
  })
}

/** Two bodies that overlap; where they meet, the subject in the brightest light. */
const paintPair = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  const random = easel.random.sub('pair')
  const turn = random.between(0.55, 1.05) * (random.chance(0.5) ? 1 : -1)
  const apart = orb.radius * 0.42
  const [dx, dy] = [Math.cos(turn) * apart, Math.sin(turn) * apart]
  const [one, two, three, four, five] = palette.hues
  const upper = { x: orb.x - dx, y: orb.y - dy, radius: orb.radius }
  const lower = { x: orb.x + dx, y: orb.y + dy, radius: orb.radius }
  layOrb(easel, upper, [five, mix(five, four, 0.6), four, mix(four, three, 0.7)], { lean: 0.5 })
  layOrb(easel, lower, [two, mix(two, three, 0.5), three, mix(three, four, 0.6)], { lean: -0.5, alpha: 0.94 })
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.arc(upper.x, upper.y, orb.radius, 0, Math.PI * 2)
  ctx.clip()
  layOrb(easel, lower, [mix(one, '#ffffff', 0.45), mix(one, '#ffffff', 0.1), one, mix(one, two, 0.5)], { lean: 0.2 })
  ctx.restore()
  const height = heroHeight(scene, orb.radius * 1.02, orb.radius * 1.02)
  const head = mix(palette.deep, five, 0.1)
  paintShadedHero(easel, hero, { x: orb.x, y: orb.y + height / 2, height, head, foot: mix(head, four, 0.25) })
}

export const painters: Readonly<Record<string, (easel: Easel, scene: Scene, stage: Stage) => void>> = {
  sphere: paintSphere,
  rising: paintRising,
  horizon: paintHorizon,
  eclipse: paintEclipse,
  pair: paintPair,
}
