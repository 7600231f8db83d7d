// The last passes over a place, before anybody stands in it: still water holds what is above it, mist lies, the brush goes over all, light
// hangs in the air. A poster gets the water and the mist alone.
import { mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { type Conditions, isOvercast, isWet } from '../conditions.ts'
import type { Manner } from '../manner.ts'
import { paintMist } from '../weather.ts'
import { paintBrushwork } from './brushwork.ts'
import { paintShafts } from './shafts.ts'

export interface Settling {
  readonly manner: Manner
  readonly palette: Palette
  readonly conditions: Conditions
  /** Where sky meets ground. */
  readonly horizon: number
  /** Where the light stands, if light is to hang in the air. */
  readonly light: { readonly x: number; readonly y: number; readonly strength?: number } | null
  /** Where still water begins that mirrors what is above it. */
  readonly water?: number
  /** Direction of strokes over the ground, in radians. */
  readonly ground?: number
}

const skyward = 0.1

export const settlePlace = (easel: Easel, settling: Settling): void => {
  const { manner, palette, conditions, horizon, light, water, ground = 0 } = settling
  const { noise, h } = easel
  if (water !== undefined && manner === 'painted')
    paintReflection(easel, {
      y: water,
      to: easel.extent.y + easel.extent.h,
      tint: mix(palette.mid, palette.dark, 0.5),
      tintFar: 0.12,
      tintNear: 0.72,
      ripple: isWet(conditions) ? 0.9 : 0.35,
      glint: mix(palette.light, palette.accent, 0.25),
    })
  paintMist(easel, { palette, conditions, ground: horizon })
  if (manner === 'poster') return
  paintBrushwork(easel, {
    flow: (share, x, y) => {
      const below = smooth(horizon / h - 0.02, horizon / h + 0.03, share)
      return skyward * (1 - below) + ground * below + (noise.fractal(x / 520, y / 520, 2) - 0.5) * 1.3
    },
  })
  const isDark = conditions.hour === 'night'
  if (light !== null && !isOvercast(conditions))
    paintShafts(easel, {
      x: light.x,
      y: light.y,
      colour: mix(palette.light, palette.accent, 0.3),
      strength: (light.strength ?? 0.5) * (isDark ? 0.5 : 1),
    })
}
