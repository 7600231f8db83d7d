// The engraved plate: one set of swelling lines that makes the clouds, the swell of the sea or the folds of the land.
import { clamp, lerp, smooth } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'

export interface PlateOptions {
  readonly colour: string
  readonly horizon: number
  readonly isSea: boolean
  /** Where the light stands: clouds open around it. */
  readonly light: { readonly x: number; readonly y: number; readonly radius: number }
  /** Boxes in which nothing may be engraved. */
  readonly calm: readonly Box[]
  /** Whether lines are light on a dark ground: the night plate. */
  readonly isNight: boolean
  /** Foot of the picture. */
  readonly bottom: number
}

/** 0 inside a box, rising to 1 at some distance from it. */
const awayFrom = ({ x, y, w, h }: Box, px: number, py: number, reach: number): number => {
  const dx = Math.max(x - px, 0, px - x - w)
  const dy = Math.max(y - py, 0, py - y - h)
  return smooth(0, reach, Math.sqrt(dx * dx + dy * dy))
}

/** How far a crest of the sea, or a fold of the land, lifts the lines at a place. */
const swell = (easel: Easel, { horizon, isSea }: PlateOptions, x: number, y: number): number => {
  const depth = clamp((y - horizon) / (easel.h - horizon))
  const long = isSea ? lerp(90, 460, depth) : lerp(320, 700, depth)
  const short = isSea ? lerp(26, 170, depth) : lerp(120, 260, depth)
  return easel.noise.fractal(x / long + 3, y / short + 11, isSea ? 3 : 2)
}

export const engravePlate = (easel: Easel, options: PlateOptions): void => {
  const { noise, h } = easel
  const { horizon, light, calm, isNight, isSea, bottom } = options
  const cloud = (x: number, y: number): number => noise.warped(x / 760 + 2, y / 330, 1.4, 3)
  const sky = (x: number, y: number): number => {
    const from = Math.hypot(x - light.x, y - light.y) / light.radius
    if (isNight) {
      const glow = clamp(1.9 - from * 0.62)
      return clamp(glow * 0.5 + smooth(0.52, 0.72, cloud(x, y)) * 0.5 - 0.06)
    }
    const open = smooth(1.02, 2.1, from)
    const rise = smooth(horizon, horizon * 0.35, y)
    return (smooth(0.44, 0.7, cloud(x, y)) * 0.86 + 0.07) * (0.25 + open * 0.75) * (0.5 + rise * 0.5)
  }
  const ground = (x: number, y: number): number => {
    const depth = clamp((y - horizon) / (h - horizon))
    const lift = swell(easel, options, x, y)
    const dark = clamp(0.16 + smooth(0.62, 0.34, lift) * (isSea ? 0.8 : 0.6) + depth * 0.12)
    const path = isSea ? smooth(light.radius * 0.9, 0, Math.abs(x - light.x)) * (1 - depth) * 0.5 : 0
    return isNight ? clamp(0.62 - dark * 0.62 + path) : clamp(dark - path)
  }
  engrave(
    easel,
    (x, y) => {
      let quiet = y > bottom ? 0 : 1
      for (const box of calm) quiet = Math.min(quiet, awayFrom(box, x, y, 150))
      return quiet === 0 ? 0 : quiet * (y < horizon ? sky(x, y) : ground(x, y))
    },
    {
      colour: options.colour,
      spacing: 11.5,
      crossing: 2,
      step: 7,
      bend: (x, y) =>
        y < horizon
          ? (cloud(x, y) - 0.5) * 170 * smooth(horizon, horizon - 160, y)
          : (swell(easel, options, x, y) - 0.5) * lerp(36, isSea ? 240 : 320, clamp((y - horizon) / (h - horizon))),
    },
  )
}
