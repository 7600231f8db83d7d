// Light that spreads from a place: the bloom of lamps, suns, magic and windows.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Context, Easel } from '../easel.ts'

export interface GlowOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: Colour
  /** 0..1 */
  readonly strength?: number
  /** Height over width. */
  readonly flatten?: number
}

/** A gradient that falls off like light: bright, quickly less, then long and faint. */
const falloff = [
  [0, 1],
  [0.08, 0.74],
  [0.18, 0.47],
  [0.32, 0.24],
  [0.5, 0.1],
  [0.72, 0.03],
  [1, 0],
] as const

export const drawGlow = (ctx: Context, options: GlowOptions): void => {
  const { x, y, radius, colour, strength = 0.6, flatten = 1 } = options
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.translate(x, y)
  ctx.scale(1, flatten)
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, alpha] of falloff) light.addColorStop(at, withAlpha(colour, alpha * strength))
  ctx.fillStyle = light
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2)
  ctx.restore()
}

export const paintGlow = (easel: Easel, options: GlowOptions): void => {
  if (!easel.without.has('glow')) drawGlow(easel.ctx, options)
}
