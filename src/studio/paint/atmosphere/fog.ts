// Banks of fog and low mist: a torn veil between two heights that fades out above and below.

import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintVeil } from '../field.ts'
import { drift } from './drift.ts'
import { withinSheet } from './within-sheet.ts'

export interface FogOptions {
  readonly colour: Colour
  readonly from: number
  readonly to: number
  /** 0..1 */
  readonly strength?: number
  /** 0 is torn to wisps, 1 an even veil. */
  readonly evenness?: number
  /** Where it is thickest between `from` (0) and `to` (1). */
  readonly thickest?: number
  /** Length of its billows. */
  readonly length?: number
  /** Another number gives another bank. */
  readonly seed?: number
}

export const paintFog = asPart('fog', (easel: Easel, options: FogOptions): void => {
  if (easel.without.has('fog')) return
  const { colour, from, to, strength = 0.7, evenness = 0.35, thickest = 0.55, length = 640, seed = 0 } = options
  const { noise } = easel
  const box = withinSheet(easel, { x: 0, y: from, w: easel.w, h: to - from })
  paintVeil(
    easel,
    colour,
    (x, y) => {
      const down = (y - from) / (to - from)
      const swell = down < thickest ? smooth(0, thickest, down) : 1 - smooth(thickest, 1, down)
      const torn = smooth(0.32, 0.66, drift(noise, x / length + seed * 5.7, y / (length * 0.3) + seed, 1.5, 4))
      return strength * swell * (evenness + (1 - evenness) * torn)
    },
    { step: 8, box },
  )
})
