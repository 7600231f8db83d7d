// Darkens the edges in a colour of the picture and leaves the place of interest clear.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
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

/** Where the darkening begins and ends, in halves of the sheet from its middle. */
const [defaultClear, outermost] = [0.45, 1.5]
/** How dark it is (of its strength) on the way from one to the other. */
const darkening = [
  [0, 0],
  [0.25, 0.1],
  [0.5, 0.36],
  [0.75, 0.75],
  [1, 1],
] as const

/** The share of its strength that is seen so far from the middle, in halves of the sheet. */
export const vignetteAt = (away: number): number => {
  const at = clamp((away - defaultClear) / (outermost - defaultClear))
  const next = darkening.findIndex(([place]) => place >= at)
  const [to, dark] = darkening[next] ?? [1, 1]
  const [from, before] = darkening[next - 1] ?? [to, dark]
  return to === from ? dark : before + ((dark - before) * (at - from)) / (to - from)
}

export const paintVignette = (easel: Easel, options: VignetteOptions): void => {
  const { colour, strength = 0.6, clear = defaultClear, x = easel.w / 2, y = easel.h / 2 } = options
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(easel.w / 2, easel.h / 2)
  const edge = ctx.createRadialGradient(0, 0, clear, 0, 0, outermost)
  for (const [at, share] of darkening) edge.addColorStop(at, withAlpha(colour, share * strength))
  ctx.fillStyle = edge
  ctx.fillRect(-4, -4, 8, 8)
  ctx.restore()
}
