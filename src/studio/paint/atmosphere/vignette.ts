// Darkens the edges in a colour of the picture and leaves the place of interest clear.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'

export interface VignetteOptions {
  readonly colour: Colour
  /** 0..1 at the corners. */
  readonly strength?: number
  /** 0..1: how far from the centre it begins. */
  readonly clear?: number
  readonly x?: number
  readonly y?: number
}

export const paintVignette = (easel: Easel, options: VignetteOptions): void => {
  const { colour, strength = 0.6, clear = 0.45, x = easel.w / 2, y = easel.h / 2 } = options
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(easel.w / 2, easel.h / 2)
  const edge = ctx.createRadialGradient(0, 0, clear, 0, 0, 1.5)
  for (const [at, share] of [
    [0, 0],
    [0.25, 0.1],
    [0.5, 0.36],
    [0.75, 0.75],
    [1, 1],
  ] as const)
    edge.addColorStop(at, withAlpha(colour, share * strength))
  ctx.fillStyle = edge
  ctx.fillRect(-4, -4, 8, 8)
  ctx.restore()
}
