// Three scenes of the neon city: a street between walls, a roof before a ring of light, a flooded square.
import { mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import { neon } from '../../paint/materials/neon.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import type { Scene } from '../family.ts'
import { hangSigns, paintCanyon, paintSmogSky, paintTowers } from './city.ts'

/** Height of a hero that stands in a street, so that cars and people both fill their place. */
const standingHeight = (motif: Motif, tall: number, broad: number): number => Math.min(tall, broad / motif.width)

const paintHero = (easel: Easel, { hero, palette }: Scene, x: number, foot: number, height: number): void => {
  const isAloft = hero.rests === 'air'
  paintLitMotif(
    easel,
    hero,
    {
      x,
      // Hems and boots end below the water line, so that no gap shows between the hero and its mirror.
      y: isAloft ? foot - height * 0.35 : foot + height * 0.022,
      height,
      tones: {
        body: mix(palette.deep, palette.dark, 0.3),
        shade: mix(palette.deep, '#000000', 0.5),
        light: mix(palette.dark, palette.mid, 0.5),
        accent: mix(palette.counter, palette.light, 0.2),
        line: mix(palette.deep, '#000000', 0.6),
      },
      random: easel.random.sub('hero'),
    },
    {
      rim: mix(palette.accent, palette.light, 0.45),
      towards: -0.7,
      width: Math.max(4, height * 0.012),
      softness: 1.5,
      falloff: palette.deep,
    },
  )
}

/** Feet are mirrored with everything else, so the hero goes down before the water does. */
const floodGround = (easel: Easel, palette: Palette, shore: number): void =>
  paintReflection(easel, {
    y: shore,
    tint: mix(palette.deep, '#000000', 0.3),
    tintFar: 0.15,
    tintNear: 0.94,
    ripple: 0.55,
    glint: mix(palette.accent, palette.light, 0.5),
    blur: 4,
  })

const street = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const shore = h * 0.78
  const vanish = { x: w / 2, y: shore }
  paintSmogSky(easel, palette, vanish.y, { x: vanish.x, y: vanish.y - h * 0.05 })
  paintTowers(easel, palette, shore, h * 0.46, { x: w / 2, width: w * 0.1 })
  const random = easel.random.sub('canyon')
  hangSigns(easel, palette, paintCanyon(easel, palette, vanish, w * 0.3, random), random)
  const height = standingHeight(hero, h * 0.3, m * 0.62)
  paintGlow(easel, { x: w / 2, y: h * 0.66, radius: m * 0.55, colour: palette.accent, strength: 0.6 })
  paintHero(easel, scene, w / 2, shore + 6, height)
  floodGround(easel, palette, shore)
}

/** A water tank, a vent and aerials: what stands on every roof. */
const drawRoofGear = (ctx: Context, x: number, ledge: number, m: number, side: number): void => {
  const unit = m / 100
  ctx.fillRect(x - unit * 7, ledge - unit * 17, unit * 14, unit * 11)
  ctx.beginPath()
  ctx.moveTo(x - unit * 8, ledge - unit * 17)
  ctx.lineTo(x, ledge - unit * 21)
  ctx.lineTo(x + unit * 8, ledge - unit * 17)
  ctx.fill()
  for (const leg of [-6, -2, 2, 6]) ctx.fillRect(x + leg * unit - unit * 0.5, ledge - unit * 7, unit, unit * 7)
  ctx.fillRect(x + side * unit * 11, ledge - unit * 34, unit * 0.6, unit * 34)
  for (const [up, half] of [
    [31, 3],
    [28, 4],
    [25, 2.4],
  ] as const)
    ctx.fillRect(x + side * unit * 11 - half * unit, ledge - up * unit, half * 2 * unit, unit * 0.5)
}

const rooftop = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const x = w * (0.5 - side * 0.16)
  const moon = { x: w * (0.5 + side * 0.08), y: h * 0.6 }
  paintSmogSky(easel, palette, h * 0.8, moon)
  neon(easel, (path) => path.arc(moon.x, moon.y, m * 0.3, 0, tau), { colour: palette.accent, tube: 14 })
  ctx.fillStyle = mix(palette.dark, palette.accent, 0.3)
  ctx.globalAlpha = 0.45
  ctx.beginPath()
  ctx.arc(moon.x, moon.y, m * 0.3, 0, tau)
  ctx.fill()
  ctx.globalAlpha = 1
  paintTowers(easel, palette, h * 0.95, h * 0.44, { x: w * 0.5, width: w * 0.12 })
  const ledge = h * 0.83
  const near = mix(palette.deep, '#000000', 0.35)
  ctx.fillStyle = near
  ctx.fillRect(0, ledge, w, h - ledge)
  ctx.fillRect(0, ledge - 26, w, 14)
  for (let post = 0; post < 9; post++) ctx.fillRect((w * (post + 0.5)) / 9 - 5, ledge - 26, 10, 30)
  drawRoofGear(ctx, w * (0.5 + side * 0.33), ledge, m, side)
  ctx.fillStyle = mix(palette.accent, palette.light, 0.4)
  ctx.fillRect(0, ledge - 28, w, 3)
  const height = standingHeight(hero, h * 0.31, m * 0.66)
  paintHero(easel, scene, x, ledge - 24, height)
}

const plaza = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const shore = h * 0.62
  paintSmogSky(easel, palette, shore, { x: w / 2, y: shore - h * 0.12 })
  paintTowers(easel, palette, shore, h * 0.46, { x: w / 2, width: w * 0.16 })
  const random = easel.random.sub('plaza')
  const signs = Array.from({ length: 9 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1
    const wide = random.between(34, 62)
    return {
      x: w / 2 + side * w * random.between(0.24, 0.44) - wide / 2,
      y: h * random.between(0.2, 0.44),
      w: wide,
      h: wide * random.between(2.2, 4.4),
    }
  })
  hangSigns(easel, palette, signs, random)
  paintGlow(easel, {
    x: w / 2,
    y: shore - h * 0.1,
    radius: m * 0.6,
    colour: mix(palette.accent, palette.light, 0.3),
    strength: 0.7,
  })
  paintHero(easel, scene, w / 2, shore, standingHeight(hero, h * 0.34, m * 0.7))
  floodGround(easel, palette, shore)
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { street, rooftop, plaza }

export const compose = (easel: Easel, scene: Scene): void => {
  ;(compositions[scene.layout] ?? street)(easel, scene)
  const { weather } = scene.setting
  if (weather !== 'clear')
    paintRain(easel, {
      colour: mix(scene.palette.light, scene.palette.counter, 0.3),
      weight: weather === 'storm' ? 1 : 0.65,
      strength: 0.8,
    })
}
