// The city: towers in coloured smog, a canyon of walls hung with signs, wet ground that gives every light back.

import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import type { Aerial } from '../../paint/scenery/aerial.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import { paintSigns, type Sign } from './signs.ts'

const smogOf = ({ deep, dark, mid, accent }: Palette): Aerial => ({
  far: mix(mid, accent, 0.25),
  middle: mix(dark, mid, 0.45),
  near: mix(deep, dark, 0.35),
})

export const paintSmogSky = asPart('sky', (easel: Easel, palette: Palette, horizon: number, light: Point): void => {
  const { ctx, w, h } = easel
  const sky = ctx.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, mix(palette.deep, '#000000', 0.25))
  sky.addColorStop(0.4, mix(palette.deep, palette.dark, 0.8))
  sky.addColorStop(0.75, mix(palette.dark, palette.mid, 0.65))
  sky.addColorStop(1, mix(palette.mid, palette.accent, 0.35))
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, w, h)
  drawGlow(ctx, { ...light, radius: Math.min(w, h) * 0.95, colour: palette.accent, strength: 0.6 })
})

export const paintTowers = (
  easel: Easel,
  palette: Palette,
  ground: number,
  height: number,
  gap: { x: number; width: number },
): void => {
  paintSkyline(easel, {
    air: smogOf(palette),
    from: ground - height * 0.06,
    to: ground,
    layers: 4,
    height,
    age: 'megacity',
    windows: [
      mix(palette.light, palette.accent, 0.3),
      mix(palette.accent, palette.light, 0.25),
      mix(palette.counter, palette.light, 0.3),
    ],
    lit: 0.3,
    haze: mix(palette.mid, palette.accent, 0.45),
    hazeStrength: 0.5,
    gap,
  })
  paintFog(easel, {
    colour: mix(palette.mid, palette.accent, 0.5),
    from: ground - height * 0.5,
    to: ground + 40,
    strength: 0.4,
    seed: 4,
    thickest: 0.85,
  })
}

/** Near walls at both sides that run towards a point, as dark frames of the picture. */
export const paintCanyon = asPart(
  'buildings',
  (easel: Easel, palette: Palette, vanish: Point, half: number, random: Random): Sign[] => {
    const { ctx, w, h } = easel
    const near = mix(palette.deep, '#000000', 0.25)
    const signs: Sign[] = []
    for (const side of [-1, 1]) {
      const stream = random.sub(`wall ${side}`)
      for (let wall = 0; wall < 4; wall++) {
        const depth = (wall + 1) / 4
        const inner = vanish.x + side * lerp(half * 0.85, w * 0.47, depth ** 1.3) + stream.between(-12, 12)
        const outer = side > 0 ? w + 10 : easel.extent.x - 10
        const top = lerp(vanish.y - h * 0.36, -h * 0.08, depth) + stream.between(-70, 60)
        const foot = vanish.y + 4
        const face = ctx.createLinearGradient(inner, 0, inner + side * w * 0.2, 0)
        face.addColorStop(0, mix(near, smogOf(palette).middle, 0.75 - depth * 0.7))
        face.addColorStop(1, mix(near, smogOf(palette).middle, 0.28 - depth * 0.26))
        ctx.fillStyle = face
        ctx.fillRect(Math.min(inner, outer), top, Math.abs(outer - inner), foot - top)
        ctx.fillStyle = withAlpha(mix(palette.accent, palette.light, 0.4), 0.3 - depth * 0.15)
        ctx.fillRect(side > 0 ? inner : inner - 3, top, 3, foot - top)
        for (let row = 0; row < 26; row++)
          for (let column = 0; column < 3; column++) {
            if (!stream.chance(0.2)) continue
            const size = lerp(9, 20, depth)
            ctx.fillStyle = withAlpha(
              easel.tone('window', stream.chance(0.7) ? mix(palette.light, palette.accent, 0.35) : palette.counter),
              stream.between(0.15, 0.6),
            )
            ctx.fillRect(
              inner + side * (20 + column * size * 2.1) - (side < 0 ? size : 0),
              top + 40 + ((foot - top - 60) * row) / 26,
              size,
              size * 1.25,
            )
          }
        const count = wall === 3 ? 1 : 2
        for (let sign = 0; sign < count; sign++) {
          const wide = lerp(26, 74, depth) * stream.between(0.8, 1.1)
          const tall = wide * stream.between(2.4, 4.6)
          const y = lerp(Math.max(top + 60, h * 0.4), Math.min(foot - tall, h * 0.8) - 60, stream.next())
          signs.push({ x: inner - (side > 0 ? wide * 0.75 : wide * 0.25), y, w: wide, h: tall })
        }
      }
    }
    return signs
  },
)

export const hangSigns = asPart(
  'signs',
  (easel: Easel, palette: Palette, signs: readonly Sign[], random: Random): void => {
    const colours = [palette.accent, palette.counter, mix(palette.counter, palette.light, 0.35)]
    const some = easel.some('signs', signs)
    for (const [at, colour] of colours.entries())
      paintSigns(
        easel,
        some.filter((_, sign) => sign % colours.length === at),
        colour,
        6.5,
        random.sub(`signs ${at}`),
      )
  },
)
