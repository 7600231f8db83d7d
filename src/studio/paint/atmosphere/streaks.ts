// Long thin clouds: stratus bars across a sunset, cirrus drawn out by the wind, mist before a moon.
import { type Colour, ramp } from '../../colour/colour.ts'
import { smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import { drift } from './drift.ts'
import { writeTone } from './tone.ts'
import { withinSheet } from './within-sheet.ts'

export interface StreakOptions {
  readonly colour: Colour
  /** Lit undersides; by default the colour itself. */
  readonly light?: Colour
  readonly from: number
  readonly to: number
  /** 0..1 */
  readonly strength?: number
  /** 0 is a few wisps, 1 a nearly closed deck. */
  readonly cover?: number
  /** Radians that they lean. */
  readonly lean?: number
  readonly length?: number
  /** Another number gives other streaks. */
  readonly seed?: number
}

export const paintStreaks = (easel: Easel, options: StreakOptions): void => {
  if (easel.without.has('clouds')) return
  const { colour, light = colour, from, to, strength = 0.7, cover = 0.5, lean = 0, length = 800, seed = 0 } = options
  const { noise } = easel
  const colours = ramp([light, colour])
  const thick = length * 0.13
  const gap = 0.58 - cover * 0.2
  const middle = (from + to) / 2
  paintPixels(
    easel,
    (x, y, out) => {
      const across = (y - middle) / ((to - from) / 2)
      const v = y + x * Math.tan(lean)
      const here = drift(noise, x / length + seed * 7.3, v / thick + seed, 1.7, 5)
      const below = noise.value(x / length + seed, (v + 22) / thick)
      writeTone(colours, smooth(gap - 0.03, gap + 0.22, here) * 0.8 + (below - 0.5) * 0.5, out)
      out[3] = 255 * strength * smooth(gap, gap + 0.2, here) * (1 - smooth(0.45, 1, Math.abs(across)))
    },
    { step: 4, box: withinSheet(easel, { x: 0, y: from, w: easel.w, h: to - from }) },
  )
}
