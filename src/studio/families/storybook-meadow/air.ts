// The air of a picture book: its colours by day, night and snow, and the sky with sun or moon, stars and clouds.

import { type Colour, lchOf, mix, shift, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { drawCloud } from './nature.ts'

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
  const horizon = isNight
    ? mix(shift(palette.deep, { l: 0.28, c: 1.2 }), palette.accent, 0.16)
    : mix(palette.soft, palette.light, 0.8)
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

export const paintSky = asPart('sky', (easel: Easel, scene: Scene, air: Air, type: SetType): void => {
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
  easel.part('sun', () => ctx.fill())
  if (air.isNight)
    paintStars(easel, { colours: [scene.palette.light], from: 0, to: h * 0.6, count: 150, haloed: 10, crossed: true })
  const white = air.isNight ? mix(air.horizon, scene.palette.light, 0.28) : mix(scene.palette.light, '#ffffff', 0.5)
  const low = Math.max(
    h * 0.36,
    ...type.zones.filter(({ y }) => y < h * 0.4).map(({ y, h: tall }) => y + tall + h * 0.03),
  )
  if (easel.without.has('clouds')) return
  for (const [x, lift, width] of [
    [1 - side - 0.06, 0.02, 0.4],
    [side < 0.5 ? 0.58 : 0.36, 0.09, 0.26],
    [1 - side + 0.1, 0.12, 0.3],
  ] as const)
    easel.part('clouds', () => drawCloud(ctx, w * x, Math.min(h * 0.54, low + h * lift), w * width, white, random))
})
