// Lights at night as a lens sees them: a blurred city, an arena under floodlights.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintBeam } from '../../paint/atmosphere/beam.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

const lampColours = ({ accent, counter, light, soft }: Palette): readonly [Colour, Colour, Colour, Colour] => [
  accent,
  mix(accent, light, 0.4),
  counter,
  mix(soft, light, 0.3),
]

export const paintNight = (
  easel: Easel,
  palette: Palette,
  glowAt: { readonly x: number; readonly y: number },
  reach: number,
): void => {
  const { ctx, h } = easel
  const sky = ctx.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, mix(palette.deep, palette.dark, 0.25))
  sky.addColorStop(0.5, mix(palette.dark, palette.mid, 0.4))
  sky.addColorStop(1, mix(palette.deep, '#000000', 0.3))
  easel.fill(sky)
  drawGlow(ctx, { ...glowAt, radius: reach, colour: mix(palette.mid, palette.accent, 0.4), strength: 0.75 })
}

export interface LightsOptions {
  readonly box: Box
  readonly count: number
  /** Radius of the largest. */
  readonly size: number
  readonly strength: number
  readonly seed: string
}

/** Lamps out of focus: soft saturated discs that add up; thinner in the middle, where the hero stands. */
export const paintLights = asPart(
  'lights',
  (easel: Easel, palette: Palette, { box, count, size, strength, seed }: LightsOptions): void => {
    const random = easel.random.sub(seed)
    const lamps = lampColours(palette)
    // Lamps hang inside the box by their middle; none of them is cut at its edge.
    softly(easel, { blur: size * 0.07, box: grown(box, size), blend: 'screen' }, (ctx) => {
      const hang = (left: number, wide: number, stream: Random): void => {
        const x = left + wide * stream.next()
        const y = box.y + box.h * stream.next() ** 0.7
        const radius = size * (0.25 + 0.75 * stream.next() ** 1.8)
        const alpha = strength * stream.between(0.25, 0.9) * (1.15 - (0.6 * radius) / size)
        const colour = stream.pick(lamps)
        const away = Math.abs(x / easel.w - 0.5) * 2
        if (stream.next() > 0.3 + away) return
        // Those of the sheet may reach beyond it, but no other one may reach in.
        if (left < 0 && x + radius > 0) return
        const disc = ctx.createRadialGradient(x, y, 0, x, y, radius)
        disc.addColorStop(0, withAlpha(colour, alpha * 0.75))
        disc.addColorStop(0.86, withAlpha(colour, alpha * 0.85))
        disc.addColorStop(1, withAlpha(mix(colour, palette.light, 0.3), alpha))
        ctx.fillStyle = disc
        ctx.beginPath()
        ctx.arc(x, y, radius, 0, Math.PI * 2)
        ctx.fill()
      }
      for (let lamp = 0; lamp < count; lamp++) hang(box.x, box.w, random)
      const beyond = random.sub('beyond')
      for (let lamp = 0; lamp < (count * -easel.extent.x) / box.w; lamp++) hang(easel.extent.x, -easel.extent.x, beyond)
    })
  },
)

/** Towers out of focus, with columns of lit windows. */
export const paintBlurredCity = asPart(
  'buildings',
  (easel: Easel, palette: Palette, ground: number, height: number): void => {
    const { w } = easel
    const random = easel.random.sub('city')
    const lamps = lampColours(palette)
    softly(easel, { blur: 13, box: { x: 0, y: ground - height * 1.1, w, h: height * 1.15 } }, (ctx) => {
      const build = (tower: number, stream: Random): void => {
        const wide = w * stream.between(0.06, 0.13)
        const place = w * (tower / 19) - wide / 2 + stream.bell() * 20
        // None from beyond the sheet reaches onto it.
        const x = tower < 0 ? Math.min(place, -wide - 14) : place
        // Lower in the middle, so that light stands behind the hero.
        const away = tower < 0 ? 1 : Math.abs(x + wide / 2 - w / 2) / (w / 2)
        const high = height * (0.35 + 0.6 * away) * stream.between(0.7, 1.05)
        ctx.fillStyle = withAlpha(mix(palette.dark, palette.deep, stream.between(0, 0.7)), 0.85)
        ctx.fillRect(x, ground - high, wide, high)
        for (let row = 0; row < high / 46; row++)
          for (let column = 0; column < 4; column++) {
            if (!stream.chance(0.3)) continue
            ctx.fillStyle = withAlpha(stream.pick(lamps), stream.between(0.35, 1))
            ctx.fillRect(x + (wide * (column + 0.3)) / 4, ground - high + 20 + row * 46, wide * 0.12, 22)
          }
      }
      const beyond = random.sub('beyond')
      for (let tower = Math.floor((easel.extent.x / w) * 19); tower < 0; tower++) build(tower, beyond)
      for (let tower = 0; tower < 20; tower++) build(tower, random)
    })
    paintLights(easel, palette, {
      box: { x: 0, y: ground - height * 0.75, w, h: height * 0.8 },
      count: 110,
      size: Math.min(w, easel.h) * 0.05,
      strength: 0.85,
      seed: 'city lights',
    })
  },
)

/** Banks of floodlights on both sides, their beams meeting over the ground, and a crowd of phone lights. */
export const paintArena = asPart('stage', (easel: Easel, palette: Palette, ground: number): void => {
  const { w, h, ctx } = easel
  const m = Math.min(w, h)
  const beam = mix(palette.light, palette.accent, 0.2)
  const crowd = easel.random.sub('crowd')
  const stand = ctx.createLinearGradient(0, ground - h * 0.24, 0, ground)
  stand.addColorStop(0, withAlpha(palette.deep, 0))
  stand.addColorStop(0.4, mix(palette.deep, palette.dark, 0.6))
  stand.addColorStop(1, mix(palette.dark, palette.mid, 0.35))
  ctx.fillStyle = stand
  ctx.fillRect(0, ground - h * 0.24, w, h * 0.24)
  const lamps = lampColours(palette)
  const twinkle = (left: number, wide: number, stream: Random): void => {
    const y = ground - h * 0.2 * stream.next() ** 0.8
    ctx.fillStyle = withAlpha(stream.pick(lamps), stream.between(0.1, 0.6))
    ctx.beginPath()
    ctx.arc(left + wide * stream.next(), y, m * stream.between(0.002, 0.007), 0, Math.PI * 2)
    ctx.fill()
  }
  const { x: open } = easel.extent
  const beyond = crowd.sub('beyond')
  easel.part('lights', () => {
    for (let light = 0; light < 320; light++) twinkle(0, w, crowd)
    for (let light = 0; light < (320 * -open) / w; light++) twinkle(open, -open - 12, beyond)
  })
  for (const side of [-1, 1])
    for (let lamp = 0; lamp < 3; lamp++) {
      const x = w / 2 + side * w * (0.31 + lamp * 0.075)
      const y = h * (0.15 + lamp * 0.016)
      paintBeam(easel, {
        x,
        y,
        colour: beam,
        towards: Math.PI / 2 + side * (0.24 + lamp * 0.1),
        length: h * 0.85,
        opening: 0.2,
        strength: 0.3,
      })
      easel.part('rays', () => {
        drawGlow(ctx, { x, y, radius: m * 0.1, colour: beam, strength: 0.9 })
        ctx.fillStyle = mix(palette.light, '#ffffff', 0.6)
        ctx.beginPath()
        ctx.arc(x, y, m * 0.012, 0, Math.PI * 2)
        ctx.fill()
      })
    }
  paintFog(easel, {
    colour: mix(palette.soft, palette.accent, 0.3),
    from: ground - h * 0.2,
    to: ground + h * 0.04,
    strength: 0.4,
    seed: 3,
  })
})
