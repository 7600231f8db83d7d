// The four pictures: sunburst over the city, light through blinds, under the street lamp, and the thing itself in close-up.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSmoke } from '../../paint/atmosphere/smoke.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { sunburst } from '../../paint/ornament/rays.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawLamp } from '../../paint/scenery/lamp.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { castLong, fitHero, type Stand, standLit } from './figure.ts'

const sideOf = ({ random }: Scene): number => (random.sub('side').chance(0.5) ? 1 : -1)

const airOf = ({ palette }: Scene) => ({
  far: mix(palette.mid, palette.dark, 0.3),
  middle: mix(palette.dark, palette.deep, 0.3),
  near: mix(palette.deep, '#000000', 0.45),
})

/** A disc of evening sun behind the figure, rays to the edges, the town at its feet. */
export const paintSunburst = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const short = Math.min(w, h)
  const [x, y, radius] = [w / 2, h * 0.57, short * 0.36]
  const sky = ctx.createRadialGradient(x, y, radius, x, y, h * 0.68)
  sky.addColorStop(0, mix(palette.accent, palette.dark, 0.42))
  sky.addColorStop(0.5, mix(palette.accent, palette.dark, 0.72))
  sky.addColorStop(1, mix(palette.deep, palette.dark, 0.4))
  easel.fill(sky)
  ctx.save()
  ctx.globalAlpha = 0.5
  const rays = ctx.createRadialGradient(x, y, radius, x, y, h * 0.55)
  rays.addColorStop(0, withAlpha(palette.light, 0.75))
  rays.addColorStop(1, withAlpha(palette.accent, 0))
  ctx.fillStyle = rays
  easel.part('rays', () => sunburst(ctx, { x, y, inner: radius * 0.6, outer: h * 0.8, rays: 22 }))
  ctx.restore()
  const disc = ctx.createLinearGradient(0, y - radius, 0, y + radius)
  disc.addColorStop(0, mix(palette.light, palette.accent, 0.12))
  disc.addColorStop(0.55, mix(palette.accent, palette.light, 0.25))
  disc.addColorStop(1, mix(palette.accent, palette.dark, 0.5))
  ctx.fillStyle = disc
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  easel.part('sun', () => ctx.fill())
  const ground = h * 0.845
  paintSkyline(easel, {
    air: airOf(scene),
    from: ground - h * 0.035,
    to: ground + h * 0.01,
    layers: 3,
    height: h * 0.2,
    age: 'modern',
    windows: [mix(palette.light, palette.accent, 0.3)],
    lit: 0.3,
    haze: palette.accent,
    hazeStrength: 0.35,
  })
  ctx.fillStyle = mix(palette.deep, '#000000', 0.5)
  ctx.fillRect(0, ground, w, h - ground)
  drawGlow(ctx, { x, y: ground, radius: short * 0.5, colour: palette.accent, strength: 0.4, flatten: 0.15 })
  const height = fitHero(scene, h * 0.45, short * 0.72)
  standLit(
    easel,
    scene,
    { x, y: ground + h * 0.022, height, flip: sideOf(scene) < 0 },
    mix(palette.light, palette.accent, 0.3),
    1,
  )
}

/** An office at night: bars of street light through the blinds, over the wall and whoever waits there. */
export const paintBlinds = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const lit = mix(palette.accent, palette.light, 0.35)
  const wall = ctx.createLinearGradient(side > 0 ? 0 : w, 0, side > 0 ? w : 0, h * 0.4)
  wall.addColorStop(0, mix(palette.deep, '#000000', 0.3))
  wall.addColorStop(1, mix(palette.dark, palette.mid, 0.95))
  easel.part('wall', () => easel.fill(wall))
  const slats = (alpha: number): void => {
    if (easel.without.has('blinds')) return
    easel.soft(
      9,
      (on) => {
        on.translate(w / 2, h * 0.36)
        on.transform(1, side * 0.16, 0, 1, 0, 0)
        const glow = on.createLinearGradient(-w * 0.5, 0, w * 0.5, 0)
        glow.addColorStop(side > 0 ? 0.08 : 0.98, withAlpha(lit, 0))
        glow.addColorStop(side > 0 ? 0.5 : 0.5, withAlpha(lit, 0.95))
        glow.addColorStop(side > 0 ? 0.98 : 0.08, withAlpha(lit, 0.25))
        on.fillStyle = glow
        for (let slat = -8; slat < 8; slat++)
          on.fillRect(-w * 0.5 + easel.extent.x, slat * h * 0.041, w - easel.extent.x, h * 0.021)
      },
      { alpha, blend: 'screen' },
    )
  }
  easel.part('blinds', () => slats(1))
  const ground = h * 0.7
  const height = fitHero(scene, h * 0.58, short * 0.82)
  const stand = {
    x: w / 2 + side * w * 0.08,
    y: ground + (scene.hero.kind === 'person' ? h * 0.05 : 0),
    height,
    flip: side < 0,
  }
  const shadow = mix(palette.deep, '#000000', 0.5)
  const wallShadow = { ...stand, x: stand.x + side * short * 0.11, y: stand.y + h * 0.012 }
  easel.part('shadow', () => easel.soft(10, (on) => drawShadow(on, scene, wallShadow, shadow)))
  standLit(easel, scene, stand, lit, -side)
  if (scene.hero.kind === 'person')
    paintSmoke(easel, {
      x: stand.x + side * short * 0.12,
      y: stand.y - height * 0.72,
      height: h * 0.24,
      width: short * 0.09,
      colour: palette.soft,
      strength: 0.35,
      lean: 0.2,
    })
  easel.part('blinds', () => slats(0.42))
  const desk = ctx.createLinearGradient(0, ground - h * 0.03, 0, ground + h * 0.06)
  desk.addColorStop(0, withAlpha(shadow, 0))
  desk.addColorStop(1, shadow)
  ctx.fillStyle = desk
  ctx.fillRect(0, ground - h * 0.03, w, h)
}

const drawShadow = (
  on: Parameters<Parameters<Easel['soft']>[1]>[0],
  scene: Scene,
  stand: Stand,
  colour: string,
): void =>
  drawMotif(on, scene.hero, { ...stand, tones: silhouette(withAlpha(colour, 0.6)), random: scene.random.sub('hero') })

/** A wet street, one lamp, a long shadow that comes towards the reader. */
export const paintLamplight = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const lit = mix(palette.accent, palette.light, 0.45)
  const ground = h * 0.76
  paintSky(easel, {
    stops: [
      mix(palette.deep, '#000000', 0.25),
      mix(palette.deep, palette.dark, 0.7),
      palette.mid,
      mix(palette.mid, palette.accent, 0.45),
    ],
    horizon: ground,
    cloudiness: 0.4,
  })
  paintSkyline(easel, {
    air: airOf(scene),
    from: ground - h * 0.02,
    to: ground + h * 0.01,
    layers: 3,
    height: h * 0.34,
    age: 'modern',
    windows: [lit],
    lit: 0.28,
    haze: mix(palette.mid, palette.accent, 0.4),
    hazeStrength: 0.6,
    gap: { x: w / 2, width: short * 0.34 },
  })
  const street = ctx.createLinearGradient(0, ground, 0, h)
  street.addColorStop(0, mix(palette.mid, palette.accent, 0.3))
  street.addColorStop(0.25, mix(palette.dark, palette.deep, 0.4))
  street.addColorStop(1, mix(palette.deep, '#000000', 0.55))
  ctx.fillStyle = street
  easel.part('road', () => ctx.fillRect(0, ground, w, h - ground))
  paintFog(easel, {
    colour: mix(palette.soft, palette.accent, 0.35),
    from: ground - h * 0.16,
    to: ground + h * 0.03,
    strength: 0.5,
  })
  const lampX = w / 2 - side * short * 0.24
  drawGlow(ctx, { x: lampX, y: ground - h * 0.3, radius: short * 0.7, colour: lit, strength: 0.55 })
  drawGlow(ctx, { x: w / 2, y: ground + h * 0.03, radius: short * 0.55, colour: lit, strength: 0.75, flatten: 0.2 })
  drawLamp(ctx, {
    x: lampX,
    y: ground + h * 0.02,
    height: h * 0.38,
    colour: mix(palette.deep, '#000000', 0.5),
    light: lit,
    strength: 1,
  })
  const height = fitHero(scene, h * 0.36, short * 0.6)
  const stand = { x: w / 2 + side * short * 0.07, y: ground + h * 0.045, height, flip: side < 0 }
  castLong(easel, scene, stand, 0.5, -side * 0.3, mix(palette.deep, '#000000', 0.6))
  standLit(easel, scene, stand, lit, -side)
  paintRain(easel, { colour: mix(palette.light, palette.soft, 0.4), weight: 0.4, slant: 0.12, strength: 0.4 })
}

/** The thing itself, too large for the sheet, on a slab of colour. */
export const paintCloseUp = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const short = Math.min(w, h)
  const side = sideOf(scene)
  const ground = ctx.createLinearGradient(0, 0, w, h)
  ground.addColorStop(0, mix(palette.accent, palette.light, 0.3))
  ground.addColorStop(0.55, palette.accent)
  ground.addColorStop(1, mix(palette.accent, palette.dark, 0.5))
  easel.fill(ground)
  ctx.fillStyle = mix(palette.counter, palette.deep, 0.25)
  // Its edges go on as far as they are seen.
  const { x: left } = easel.extent
  const fall = ((side * h * 0.18) / w) * left
  ctx.beginPath()
  ctx.moveTo(left, h * (side > 0 ? 0.12 : 0.3) + fall)
  ctx.lineTo(w, h * (side > 0 ? 0.3 : 0.12))
  ctx.lineTo(w, h * (side > 0 ? 0.66 : 0.84))
  ctx.lineTo(left, h * (side > 0 ? 0.84 : 0.66) - fall)
  easel.part('banner', () => ctx.fill())
  drawGlow(ctx, {
    x: w / 2,
    y: h * 0.42,
    radius: short * 0.6,
    colour: mix(palette.light, palette.accent, 0.4),
    strength: 0.5,
  })
  const isPerson = hero.kind === 'person'
  const height = isPerson ? h * 0.86 : fitHero(scene, h * 0.48, w * 0.88)
  const stand = { x: w / 2, y: isPerson ? h * 1.02 : h * 0.38 + height / 2, height, flip: side < 0 }
  const cast = { ...stand, x: stand.x + side * short * 0.04, y: stand.y + short * 0.035 }
  easel.part('shadow', () => easel.soft(16, (on) => drawShadow(on, scene, cast, mix(palette.deep, '#000000', 0.5))))
  standLit(easel, scene, stand, mix(palette.light, palette.accent, 0.2), -side)
}
