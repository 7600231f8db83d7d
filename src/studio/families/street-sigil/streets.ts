// Streets for magic: an alley with iron stairs, a wall of brick, roofs under the moon.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { lerp, smooth } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { paintVeil } from '../../paint/field.ts'
import { brickWall } from '../../paint/materials/brick.ts'
import type { Random } from '../../paint/random.ts'

export const nightOf = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.35)

/** Iron stairs on a wall: platforms, rails and ladders, drawn in black lines. */
const drawFireEscape = (ctx: Context, x: number, top: number, bottom: number, wide: number, side: number): void => {
  const floors = Math.max(2, Math.round((bottom - top) / (wide * 1.5)))
  const floor = (bottom - top) / floors
  ctx.lineWidth = Math.max(3, wide * 0.03)
  ctx.beginPath()
  for (let level = 0; level < floors; level++) {
    const y = top + floor * (level + 1)
    ctx.moveTo(x, y)
    ctx.lineTo(x + side * wide, y)
    ctx.moveTo(x, y - floor * 0.26)
    ctx.lineTo(x + side * wide, y - floor * 0.26)
    for (let bar = 0; bar <= 8; bar++) {
      ctx.moveTo(x + (side * wide * bar) / 8, y)
      ctx.lineTo(x + (side * wide * bar) / 8, y - floor * 0.26)
    }
    const [low, high] = level % 2 === 0 ? [0.15, 0.8] : [0.8, 0.15]
    for (const off of [0, 0.1]) {
      ctx.moveTo(x + side * wide * (low + off), y)
      ctx.lineTo(x + side * wide * (high + off), y - floor)
    }
  }
  ctx.stroke()
}

/** Walls of an alley that step back towards the light. */
export const paintAlley = asPart(
  'buildings',
  (easel: Easel, palette: Palette, light: Point, foot: number, random: Random): void => {
    const { ctx, w, h } = easel
    const night = nightOf(palette)
    for (const side of [-1, 1]) {
      const stream = random.sub(`alley ${side}`)
      for (let wall = 0; wall < 4; wall++) {
        const depth = (wall + 1) / 4
        const inner = light.x + side * lerp(w * 0.2, w * 0.455, depth ** 1.2)
        const top = lerp(h * 0.3, -h * 0.3, depth ** 0.8) + stream.between(-60, 60)
        const outer = side > 0 ? w + 10 : easel.extent.x - 10
        const face = ctx.createLinearGradient(inner, 0, inner + side * w * 0.26, 0)
        face.addColorStop(0, mix(night, mix(palette.mid, palette.accent, 0.35), 0.5 - depth * 0.36))
        face.addColorStop(1, mix(night, palette.dark, 0.3 - depth * 0.28))
        ctx.fillStyle = face
        ctx.fillRect(Math.min(inner, outer), top, Math.abs(outer - inner), foot - top)
        ctx.fillStyle = withAlpha(mix(palette.accent, palette.light, 0.25), 0.34 - depth * 0.2)
        ctx.fillRect(side > 0 ? inner : inner - 3, top, 3, foot - top)
        const size = lerp(13, 30, depth)
        for (let y = Math.max(top, h * 0.34) + size; y < foot - size * 4; y += size * 3.4)
          for (const column of [0, 1]) {
            const x = inner + side * size * (1.3 + column * 2.6) - (side < 0 ? size : 0)
            ctx.fillStyle = stream.chance(0.16)
              ? withAlpha(easel.tone('window', mix(palette.counter, palette.light, 0.35)), stream.between(0.5, 0.9))
              : withAlpha('#000000', 0.32)
            ctx.fillRect(x, y, size, size * 1.7)
          }
        ctx.strokeStyle = mix(night, '#000000', 0.4)
        if (wall === 1 || wall === 2)
          drawFireEscape(ctx, inner, Math.max(top + 80, h * 0.38), foot - h * 0.1, lerp(50, 110, depth), -side)
      }
    }
  },
)

/** A brick wall at night: only where the light falls does it have a colour. */
export const paintBrickNight = asPart(
  'wall',
  (easel: Easel, palette: Palette, light: Point, reach: number, foot: number): void => {
    brickWall(easel, {
      colour: mix(mix(palette.mid, palette.accent, 0.35), palette.dark, 0.35),
      mortar: mix(palette.deep, palette.dark, 0.4),
      brick: 118,
      motley: 0.7,
      box: { x: 0, y: 0, w: easel.w, h: foot },
    })
    const night = nightOf(palette)
    paintVeil(
      easel,
      night,
      (x, y) => 0.2 + 0.78 * smooth(0.35, 1.75, Math.hypot(x - light.x, (y - light.y) * 0.9) / reach),
      { step: 8, box: { ...easel.extent, h: foot } },
    )
  },
)

/** Roofs in the near dark: chimneys, a tank, aerials, and a parapet to stand on. */
export const drawParapet = (easel: Easel, palette: Palette, ledge: number, random: Random): void => {
  const { ctx, w, h } = easel
  const night = nightOf(palette)
  const front = { x: 0, y: ledge, w, h: h - ledge }
  brickWall(easel, {
    colour: mix(palette.dark, palette.mid, 0.5),
    mortar: mix(palette.deep, palette.dark, 0.5),
    brick: 118,
    motley: 0.5,
    box: front,
  })
  const shade = ctx.createLinearGradient(0, ledge, 0, h)
  shade.addColorStop(0, withAlpha(night, 0.62))
  shade.addColorStop(0.35, withAlpha(night, 0.84))
  shade.addColorStop(1, withAlpha(night, 0.94))
  ctx.fillStyle = shade
  ctx.fillRect(front.x, front.y, front.w, front.h)
  ctx.fillStyle = night
  ctx.fillRect(-10, ledge - 18, w + 20, 22)
  for (let stack = 0; stack < 3; stack++) {
    const wide = random.between(60, 110)
    const x = stack === 0 ? w * 0.04 : w * random.between(0.78, 0.93)
    const tall = random.between(90, 200)
    ctx.fillRect(x, ledge - tall, wide, tall)
    for (let pot = 0; pot < 3; pot++) ctx.fillRect(x + (wide * (pot + 0.2)) / 3, ledge - tall - 34, wide * 0.2, 36)
  }
  ctx.fillStyle = withAlpha(mix(palette.accent, palette.light, 0.35), 0.75)
  ctx.fillRect(0, ledge - 20, w, 3)
}
