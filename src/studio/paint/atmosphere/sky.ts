// Skies: a ramp from the zenith to the horizon, stirred by cloud and paler towards the light.

import { ramp, type Stop } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintField } from '../field.ts'
import { drift } from './drift.ts'
import type { Point } from './point.ts'

export interface SkyOptions {
  /** Three to five colours from the zenith to the horizon. */
  readonly stops: readonly Stop[]
  /** Where the last stop is reached; below it the sheet is filled with it. */
  readonly horizon?: number
  /** 0 is a clear sky, 1 a torn one. */
  readonly cloudiness?: number
  /** How much longer than high its clouds are. */
  readonly stretch?: number
  readonly light?: Point
}

export const paintSky = asPart('sky', (easel: Easel, options: SkyOptions): void => {
  const { stops, horizon = easel.h * 0.66, cloudiness = 0.5, stretch = 2.6, light } = options
  const { noise, ctx } = easel
  const colours = ramp(stops)
  const bottom = Math.min(easel.h, horizon * 1.05)
  const last = stops[stops.length - 1]
  if (last !== undefined) {
    ctx.fillStyle = typeof last === 'string' ? last : last[1]
    ctx.fillRect(0, bottom - 2, easel.w, easel.h - bottom + 2)
  }
  const reach = Math.hypot(easel.w, easel.h) * 0.3
  paintField(
    easel,
    colours,
    (x, y) => {
      const down = y / horizon
      const stir = smooth(0, 0.35, down) * (1.1 - 0.4 * down) * (1 - smooth(0.95, 1.05, down))
      const cloud = drift(noise, x / (330 * stretch), y / 330, 1.9, 5) - 0.5
      const near = light ? Math.exp(-(((x - light.x) / reach) ** 2) - ((y - light.y) / (reach * 0.7)) ** 2) : 0
      return down * 0.96 + cloud * cloudiness * 0.75 * stir + near * 0.22 * (1 - smooth(0.95, 1.05, down))
    },
    { step: 6, box: { ...easel.extent, h: bottom } },
  )
})
