// The moon: seas, craters and rays on a sphere, whole or waning, with its glow and, in thin cloud, a ring.

import { type Colour, mix, ramp, withAlpha } from '../../colour/colour.ts'
import { clamp, smooth, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import { alteredLight } from './altered-light.ts'
import { drawGlow } from './glow.ts'
import { writeTone } from './tone.ts'
import { withinSheet } from './within-sheet.ts'

export interface MoonOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly light: Colour
  readonly shade: Colour
  /** Colour of the glow; by default the light. */
  readonly glow?: Colour
  readonly glowStrength?: number
  /** 1 is full, .5 a half moon, .1 a thin crescent. */
  readonly phase?: number
  /** Which side is lit. */
  readonly lit?: 'left' | 'right'
  /** 0..1: how strong seas and craters show. */
  readonly relief?: number
  /** A ring of light in the haze around it. */
  readonly ring?: boolean
}

const drawCraters = (easel: Easel, options: MoonOptions, strength: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('craters')
  for (let crater = 0; crater < 44; crater++) {
    const [angle, far] = [random.next() * tau, Math.sqrt(random.next()) * 0.96]
    const size = options.radius * (0.012 + random.next() ** 4 * 0.1)
    const squash = Math.sqrt(1 - far * far) * 0.85 + 0.15
    ctx.save()
    ctx.translate(
      options.x + Math.cos(angle) * far * options.radius,
      options.y + Math.sin(angle) * far * options.radius,
    )
    ctx.rotate(angle)
    ctx.scale(squash, 1)
    const bowl = ctx.createRadialGradient(size * 0.25, size * 0.25, 0, 0, 0, size * 1.35)
    bowl.addColorStop(0, withAlpha(options.shade, 0.1 * strength))
    bowl.addColorStop(0.62, withAlpha(options.shade, 0.5 * strength))
    bowl.addColorStop(0.74, withAlpha('#ffffff', 0.3 * strength))
    bowl.addColorStop(1, withAlpha('#ffffff', 0))
    ctx.fillStyle = bowl
    ctx.fillRect(-size * 1.4, -size * 1.4, size * 2.8, size * 2.8)
    ctx.restore()
  }
}

const paintFace = (easel: Easel, options: MoonOptions): void => {
  const { x: cx, y: cy, radius, phase = 1, lit = 'right', relief = 0.8 } = options
  const { noise } = easel
  const colours = ramp([
    mix(options.shade, '#000000', 0.25),
    options.shade,
    mix(options.light, options.shade, 0.3),
    options.light,
  ])
  const turn = (1 - phase) * Math.PI * (lit === 'right' ? 1 : -1)
  const [sunX, sunZ] = [Math.sin(turn), Math.cos(turn)]
  paintPixels(
    easel,
    (x, y, out) => {
      const [dx, dy] = [(x - cx) / radius, (y - cy) / radius]
      const flat = Math.min(1, dx * dx + dy * dy)
      const z = Math.sqrt(1 - flat)
      const seas = smooth(0.46, 0.62, noise.fractal(dx * 1.55 + 40, dy * 1.55 + 7, 5))
      const rough = noise.fractal(dx * 8, dy * 8, 4) - 0.5
      const face = 0.86 - relief * seas * 0.42 + relief * rough * 0.34
      writeTone(colours, face * (0.76 + 0.24 * Math.sqrt(z)), out)
      const day = phase >= 1 ? 1 : smooth(-0.02, 0.13, dx * sunX + z * sunZ + rough * 0.06 * relief)
      out[3] = 255 * clamp(day)
    },
    {
      step: Math.max(2, radius / 130),
      box: withinSheet(easel, { x: cx - radius - 2, y: cy - radius - 2, w: radius * 2 + 4, h: radius * 2 + 4 }),
    },
  )
}

const drawRing = (easel: Easel, options: MoonOptions, colour: Colour, strength: number): void => {
  const { ctx } = easel
  const far = options.radius * 3.4
  const ring = ctx.createRadialGradient(options.x, options.y, far * 0.8, options.x, options.y, far * 1.12)
  for (const [at, alpha] of [
    [0, 0],
    [0.45, 0.04],
    [0.6, 0.2],
    [0.72, 0.07],
    [1, 0],
  ] as const)
    ring.addColorStop(at, withAlpha(colour, alpha * strength))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = ring
  ctx.fillRect(options.x - far * 1.2, options.y - far * 1.2, far * 2.4, far * 2.4)
  ctx.restore()
}

/** The moon as an edit wants it. */
const altered = (easel: Easel, options: MoonOptions): MoonOptions => {
  const { scale, colour, phase } = alteredLight(easel, 'moon')
  return {
    ...options,
    radius: options.radius * scale,
    ...(phase === null ? {} : { phase }),
    ...(colour === null ? {} : { light: colour, shade: mix(colour, '#000000', 0.45), glow: colour }),
  }
}

export const paintMoon = (easel: Easel, given: MoonOptions): void => {
  if (easel.without.has('moon')) return
  const options = altered(easel, given)
  const { x, y, radius, glow = options.light, glowStrength = 0.8, phase = 1, relief = 0.8 } = options
  const { ctx } = easel
  const limb = x + radius * (phase < 1 ? 1 - phase * 0.9 : 0) * (options.lit === 'left' ? -1 : 1)
  const full = 0.3 + 0.7 * phase
  easel.shine('moon', () => {
    drawGlow(ctx, { x: limb, y, radius: radius * 5.5, colour: glow, strength: glowStrength * 0.75 * full * full })
    drawGlow(ctx, { x: limb, y, radius: radius * 2.3, colour: glow, strength: glowStrength * 0.7 * full * full })
    if (options.ring) drawRing(easel, options, glow, glowStrength)
  })
  easel.part('moon', () => {
    ctx.save()
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, tau)
    ctx.clip()
    paintFace(easel, options)
    if (phase > 0.75) drawCraters(easel, options, relief)
    ctx.restore()
  })
}
