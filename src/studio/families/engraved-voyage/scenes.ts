// The four plates: a voyage under a red sun, a night plate, a rising disc over a block of ink, a medallion.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import type { Scene } from '../family.ts'
import { drawDegrees, drawRays, drawRhumbs, printDisc } from './furniture.ts'
import { fitHero, paintEngravedHero } from './hero.ts'
import { engravePlate } from './plate.ts'

const isAtSea = ({ hero, setting }: Scene): boolean =>
  hero.rests === 'water' || (hero.rests === 'air' && setting.place !== 'countryside')

const layStock = (easel: Easel, { palette }: Scene): void =>
  paper(easel, { kind: 'aged', colour: palette.light, stain: mix(palette.soft, palette.mid, 0.2), strength: 0.7 })

/** Where the foot of the hero is: in the water, on the ground or over it. */
const footOf = ({ hero, h }: Scene, horizon: number, height: number): number =>
  hero.rests === 'air' ? horizon - height * 0.12 : horizon + (hero.rests === 'water' ? h * 0.045 : h * 0.03)

export const paintVoyage = (easel: Easel, scene: Scene, calm: readonly Box[]): void => {
  const { w, h, palette } = scene
  layStock(easel, scene)
  const horizon = h * 0.735
  const radius = Math.min(w * 0.34, h * 0.205)
  const light = { x: w / 2, y: horizon - radius * 0.86, radius }
  const { ctx } = easel
  ctx.fillStyle = withAlpha(palette.counter, 0.3)
  ctx.fillRect(0, horizon, w, h)
  ctx.strokeStyle = withAlpha(palette.deep, 0.55)
  if (!easel.without.has('sun')) drawRays(ctx, light.x, light.y, radius * 1.07, radius * 1.5, 96)
  printDisc(easel, light.x, light.y, radius, palette.accent)
  ctx.fillStyle = palette.light
  ctx.fillRect(0, horizon, w, radius)
  ctx.fillStyle = withAlpha(palette.counter, 0.3)
  ctx.fillRect(0, horizon, w, h)
  engravePlate(easel, { colour: palette.deep, horizon, isSea: isAtSea(scene), light, calm, isNight: false, bottom: h })
  const height = fitHero(scene, h * 0.36, w * 0.72)
  const y = footOf(scene, horizon, height)
  paintEngravedHero(easel, scene, {
    x: w / 2,
    y,
    height,
    ink: palette.deep,
    paper: palette.light,
    tint: palette.accent,
  })
  paintFlock(easel, { x: w * 0.24, y: horizon - h * 0.13, colour: palette.deep, count: 6, spread: w * 0.16, size: 40 })
}

export const paintNightPlate = (easel: Easel, scene: Scene, calm: readonly Box[]): void => {
  const { w, h, palette } = scene
  const night = mix(palette.deep, palette.dark, 0.35)
  easel.fill(night)
  const horizon = h * 0.68
  const radius = Math.min(w * 0.23, h * 0.14)
  const light = { x: w * 0.62, y: horizon - h * 0.17, radius }
  paintStars(easel, { colours: [palette.light], to: horizon * 0.9, count: 150, brightness: 0.6 })
  engravePlate(easel, {
    colour: palette.soft,
    horizon,
    isSea: isAtSea(scene),
    light,
    calm,
    isNight: true,
    bottom: h * 0.99,
  })
  printDisc(easel, light.x, light.y, radius, palette.accent)
  const height = fitHero(scene, h * 0.35, w * 0.66)
  const y = footOf(scene, horizon, height)
  paintEngravedHero(easel, scene, {
    x: w * 0.43,
    y,
    height,
    ink: mix(night, '#000000', 0.35),
    paper: palette.light,
    tint: palette.accent,
  })
}

export const paintRising = (easel: Easel, scene: Scene, calm: readonly Box[]): void => {
  const { w, h, palette } = scene
  layStock(easel, scene)
  const horizon = h * 0.5
  const radius = Math.min(w * 0.42, h * 0.3)
  const light = { x: w / 2, y: horizon - radius * 0.36, radius }
  printDisc(easel, light.x, light.y, radius, palette.accent)
  const { ctx } = easel
  ctx.fillStyle = mix(palette.light, palette.counter, 0.3)
  ctx.fillRect(0, horizon, w, h)
  engravePlate(easel, {
    colour: palette.deep,
    horizon,
    isSea: isAtSea(scene),
    light,
    calm,
    isNight: false,
    bottom: h * 0.61,
  })
  const height = fitHero(scene, h * 0.37, w * 0.74)
  const y = footOf(scene, horizon, height)
  paintEngravedHero(easel, scene, {
    x: w / 2,
    y,
    height,
    ink: palette.deep,
    paper: palette.light,
    tint: palette.accent,
  })
  ctx.fillStyle = palette.deep
  ctx.fillRect(0, h * 0.6, w, h)
  ctx.fillStyle = palette.accent
  ctx.fillRect(0, h * 0.6, w, 12)
  ctx.fillRect(0, h * 0.6 + 24, w, 4)
}

export const paintMedallion = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const ground = mix(palette.dark, palette.deep, 0.35)
  easel.fill(ground)
  const radius = Math.min(w * 0.37, h * 0.25)
  const [x, y] = [w / 2, h * 0.6]
  drawRhumbs(easel, x, y, withAlpha(palette.soft, 0.13))
  using inner = easel.fresh()
  layStock(inner, scene)
  const horizon = y + radius * 0.42
  printDisc(inner, x + radius * 0.16, y - radius * 0.1, radius * 0.5, palette.accent)
  inner.ctx.fillStyle = mix(palette.light, palette.counter, 0.3)
  inner.part(isAtSea(scene) ? 'water' : 'grass', () => inner.ctx.fillRect(0, horizon, w, h))
  engravePlate(inner, {
    colour: palette.deep,
    horizon,
    isSea: isAtSea(scene),
    light: { x: x + radius * 0.16, y: y - radius * 0.1, radius: radius * 0.5 },
    calm: [],
    isNight: false,
    bottom: y + radius,
  })
  const height = fitHero(scene, radius * 1.28, radius * 1.5)
  const foot = scene.hero.rests === 'air' ? y + height * 0.45 : horizon + radius * 0.1
  paintEngravedHero(inner, scene, { x, y: foot, height, ink: palette.deep, paper: palette.light, tint: palette.accent })
  inner.pictured({ x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 })
  const { ctx } = easel
  ctx.fillStyle = ground
  ctx.beginPath()
  ctx.arc(x, y, radius * 1.16, 0, tau)
  ctx.fill()
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.clip()
  ctx.drawImage(inner.canvas, 0, 0, w, h)
  ctx.restore()
  ctx.strokeStyle = palette.light
  easel.part('frame', () => drawDegrees(ctx, x, y, radius, radius * 0.085))
}
