// The sun: a hot disc that melts into its glow, low and large or high and white.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { alteredLight } from './altered-light.ts'
import { drawGlow } from './glow.ts'

export interface SunOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Of the disc, top and bottom. */
  readonly light: Colour
  readonly low?: Colour
  readonly glow?: Colour
  readonly glowStrength?: number
  /** 0 is a clean disc, 1 a blaze without an edge. */
  readonly haze?: number
}

export const paintSun = (easel: Easel, options: SunOptions): void => {
  if (easel.without.has('sun')) return
  const { scale, colour } = alteredLight(easel, 'sun')
  const painted =
    colour === null ? options : { ...options, light: mix(colour, '#ffffff', 0.15), low: colour, glow: colour }
  const { x, y, light, low = light, glow = low, glowStrength = 0.9, haze = 0.4 } = painted
  const radius = options.radius * scale
  const { ctx } = easel
  easel.shine('sun', () => {
    drawGlow(ctx, { x, y, radius: radius * 7, colour: glow, strength: glowStrength * 0.8, flatten: 0.85 })
    drawGlow(ctx, { x, y, radius: radius * 3, colour: mix(glow, light, 0.5), strength: glowStrength * 0.8 })
  })
  const disc = ctx.createLinearGradient(0, y - radius, 0, y + radius)
  disc.addColorStop(0, light)
  disc.addColorStop(0.55, mix(light, low, 0.35))
  disc.addColorStop(1, withAlpha(low, 1 - haze * 0.7))
  easel.part('sun', () => {
    ctx.fillStyle = disc
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, tau)
    ctx.fill()
  })
  easel.shine('sun', () => drawGlow(ctx, { x, y, radius: radius * 1.9, colour: light, strength: haze }))
}
