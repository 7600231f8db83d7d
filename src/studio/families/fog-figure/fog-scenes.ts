// The places where the figure waits: a flooded shore, a lamplit street, a white nowhere, and close before the eye.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow, paintGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { drawLamp } from '../../paint/scenery/lamp.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { footOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { blackOf, paintFigure, paintGhosts, paintWeather, topOf, unitOf } from './in-the-fog.ts'

/** Still water under fog: the figure stands where land and mirror meet. */
export const paintShore = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const unit = unitOf(scene)
  const ground = h * 0.755
  const air = { near: blackOf(scene), middle: palette.dark, far: mix(palette.mid, palette.soft, 0.45) }
  const sky = easel.ctx.createLinearGradient(0, 0, 0, ground)
  sky.addColorStop(0, blackOf(scene))
  sky.addColorStop(0.42, mix(palette.deep, palette.dark, 0.8))
  sky.addColorStop(0.8, palette.mid)
  sky.addColorStop(1, air.far)
  easel.fill(sky)
  paintGlow(easel, { x: w / 2, y: ground - unit * 0.28, radius: unit * 1.05, colour: palette.soft, strength: 0.95 })
  paintGhosts(easel, scene, air, ground, topOf(zones, h))
  paintGlow(easel, { x: w / 2, y: ground - unit * 0.22, radius: unit * 0.5, colour: palette.light, strength: 0.55 })
  paintFigure(easel, scene, {
    x: w / 2,
    y: ground + 6,
    height: unit * 0.46,
    wide: unit * 0.6,
    rim: palette.light,
    halo: 0.5,
  })
  paintReflection(easel, {
    y: ground,
    tint: palette.deep,
    tintFar: 0.12,
    tintNear: 0.92,
    ripple: 0.5,
    glint: withAlpha(palette.soft, 0.6),
  })
  paintFog(easel, {
    colour: air.far,
    from: ground - unit * 0.05,
    to: ground + unit * 0.12,
    strength: 0.3,
    thickest: 0.4,
    seed: 9,
  })
  paintWeather(easel, scene, palette.soft, ground, false)
}

/** A row of lamps into the distance; the figure has stopped in the light of the nearest. */
export const paintLamps = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const { ctx } = easel
  const unit = unitOf(scene)
  const side = scene.random.sub('side').pick([-1, 1])
  const horizon = h * 0.66
  const top = topOf(zones, h)
  const air = {
    near: blackOf(scene),
    middle: mix(palette.deep, palette.dark, 0.7),
    far: mix(palette.dark, palette.mid, 0.75),
  }
  const sky = ctx.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, blackOf(scene))
  sky.addColorStop(0.5, mix(palette.deep, palette.dark, 0.7))
  sky.addColorStop(1, air.far)
  easel.fill(sky)
  drawGlow(ctx, {
    x: w / 2 - side * unit * 0.1,
    y: horizon,
    radius: unit * 1.1,
    colour: mix(palette.mid, palette.soft, 0.4),
    strength: 0.8,
  })
  paintGhosts(easel, scene, air, horizon, top)
  const street = ctx.createLinearGradient(0, horizon, 0, h)
  street.addColorStop(0, air.far)
  street.addColorStop(0.3, palette.dark)
  street.addColorStop(1, blackOf(scene))
  ctx.fillStyle = street
  ctx.fillRect(0, horizon, w, h - horizon)
  paintFog(easel, {
    colour: air.far,
    from: horizon - unit * 0.14,
    to: horizon + unit * 0.1,
    strength: 0.8,
    evenness: 0.6,
    thickest: 0.6,
    seed: 21,
  })
  const lamp = mix(palette.accent, palette.light, 0.45)
  const vanish = { x: w / 2 - side * unit * 0.12, y: horizon }
  const foot = { x: w / 2 + side * unit * 0.34, y: h * 0.815 }
  const tall = Math.min(unit * 0.78, foot.y - top - unit * 0.05)
  for (const near of [0.16, 0.27, 0.46, 1]) {
    const [x, y] = [vanish.x + (foot.x - vanish.x) * near, vanish.y + (foot.y - vanish.y) * near]
    drawGlow(ctx, { x, y, radius: unit * 0.5 * near, colour: palette.accent, strength: 0.5, flatten: 0.22 })
    drawLamp(ctx, {
      x,
      y,
      height: tall * near,
      colour: mix(air.far, blackOf(scene), Math.min(1, near * 1.5)),
      light: lamp,
      strength: 0.85,
    })
    drawGlow(ctx, { x, y: y - tall * near * 0.93, radius: unit * 0.55 * near, colour: palette.accent, strength: 0.6 })
    if (near < 1)
      paintFog(easel, { colour: air.far, from: horizon - unit * 0.3, to: y + 30, strength: 0.2, seed: near * 40 })
  }
  paintReflection(easel, {
    y: foot.y + unit * 0.015,
    tint: palette.deep,
    tintFar: 0.35,
    tintNear: 0.96,
    ripple: 0.8,
    blur: 3,
    glint: withAlpha(lamp, 0.35),
  })
  const x = w / 2 - side * unit * 0.04
  const y = h * 0.835
  const isThere = scene.hero.altered?.scale !== 0
  easel.soft(10, (soft) => {
    if (!isThere) return
    soft.fillStyle = withAlpha(blackOf(scene), 0.85)
    soft.beginPath()
    soft.ellipse(x - side * unit * 0.13, y + unit * 0.006, unit * 0.19, unit * 0.016, side * 0.04, 0, tau)
    soft.ellipse(x, y - unit * 0.002, unit * 0.07, unit * 0.016, 0, 0, tau)
    soft.fill()
  })
  drawGlow(ctx, { x, y: y - unit * 0.3, radius: unit * 0.5, colour: palette.mid, strength: 0.6 })
  paintFigure(easel, scene, { x, y, height: unit * 0.52, wide: unit * 0.62, rim: lamp, halo: 0.45 })
  paintWeather(easel, scene, mix(palette.soft, lamp, 0.3), foot.y, scene.random.sub('rain').chance(0.6))
}

/** Fog by day: hardly anything but paper, ghosts of trees, and one dark figure. */
export const paintWhiteout = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const unit = unitOf(scene)
  const white = mix(palette.light, '#ffffff', 0.45)
  const ground = h * 0.8
  const air = {
    near: mix(palette.mid, palette.soft, 0.8),
    middle: mix(white, palette.soft, 0.7),
    far: mix(white, palette.soft, 0.16),
  }
  const sky = easel.ctx.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, white)
  sky.addColorStop(0.5, white)
  sky.addColorStop(0.78, mix(white, palette.soft, 0.3))
  sky.addColorStop(1, mix(white, palette.soft, 0.12))
  easel.fill(sky)
  paintGhosts(easel, scene, air, ground - unit * 0.03, topOf(zones, h) + unit * 0.05)
  const plain = easel.ctx.createLinearGradient(0, ground - unit * 0.08, 0, h)
  plain.addColorStop(0, withAlpha(air.far, 0))
  plain.addColorStop(0.3, air.far)
  plain.addColorStop(1, white)
  easel.ctx.fillStyle = plain
  easel.ctx.fillRect(0, ground - unit * 0.08, w, h)
  paintFog(easel, {
    colour: air.far,
    from: ground - unit * 0.3,
    to: ground + unit * 0.14,
    strength: 0.95,
    evenness: 0.75,
    thickest: 0.72,
    seed: 14,
  })
  const x = w / 2 + scene.random.sub('stand').pick([-0.16, 0, 0.16]) * unit
  const isThere = scene.hero.altered?.scale !== 0
  easel.soft(16, (ctx) => {
    if (!isThere) return
    const shade = ctx.createLinearGradient(0, ground, 0, ground + unit * 0.2)
    shade.addColorStop(0, withAlpha(palette.dark, 0.55))
    shade.addColorStop(1, withAlpha(palette.dark, 0))
    ctx.fillStyle = shade
    const foot = footOf(x, unit * 0.5, scene.hero)
    ctx.beginPath()
    ctx.moveTo(foot - unit * 0.035, ground)
    ctx.lineTo(foot + unit * 0.035, ground)
    ctx.lineTo(foot + unit * 0.13, ground + unit * 0.2)
    ctx.lineTo(foot - unit * 0.03, ground + unit * 0.2)
    ctx.fill()
  })
  paintFigure(easel, scene, { x, y: ground + 4, height: unit * 0.5, wide: unit * 0.66, rim: white, halo: 0 })
  paintFog(easel, {
    colour: white,
    from: ground - unit * 0.12,
    to: ground + unit * 0.1,
    strength: 0.5,
    thickest: 0.6,
    seed: 5,
  })
}

/** The figure close before the eye, its back to the light. */
export const paintClose = (easel: Easel, scene: Scene): void => {
  const { palette, w, h, hero } = scene
  const unit = unitOf(scene)
  const head = h * 0.1
  const sky = easel.ctx.createRadialGradient(w / 2, h * 0.3, 0, w / 2, h * 0.36, h * 0.62)
  sky.addColorStop(0, mix(palette.light, '#ffffff', 0.2))
  sky.addColorStop(0.22, palette.soft)
  sky.addColorStop(0.5, palette.mid)
  sky.addColorStop(0.8, palette.dark)
  sky.addColorStop(1, blackOf(scene))
  easel.fill(sky)
  paintGhosts(easel, scene, { near: palette.dark, middle: palette.mid, far: palette.soft }, h * 0.66, h * 0.06)
  paintFog(easel, { colour: palette.soft, from: h * 0.1, to: h * 0.6, strength: 0.5, seed: 3 })
  const isUpright = hero.kind === 'person' && hero.width < 0.9 && hero.id !== 'child-with-balloon'
  const height = isUpright ? h * 0.98 : Math.min(h * 0.62, (unit * 0.96) / hero.width)
  paintFigure(easel, scene, {
    x: w / 2,
    y: isUpright ? head + height : h * 0.62,
    height,
    wide: w * 1.2,
    rim: palette.light,
    halo: 0.75,
  })
  const dusk = easel.ctx.createLinearGradient(0, h * 0.42, 0, h * 0.72)
  dusk.addColorStop(0, withAlpha(blackOf(scene), 0))
  dusk.addColorStop(1, withAlpha(blackOf(scene), 0.96))
  easel.ctx.fillStyle = dusk
  easel.ctx.fillRect(0, h * 0.42, w, h)
  paintFog(easel, { colour: palette.mid, from: h * 0.42, to: h * 0.62, strength: 0.3, seed: 12 })
  paintWeather(easel, scene, palette.soft, h, false)
}
