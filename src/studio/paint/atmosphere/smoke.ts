// Smoke: a column that leaves its source thin, sways, spreads into strands and dies.

import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { smooth } from '../curves.ts'
import type { Easel, Laying } from '../easel.ts'
import { paintVeil } from '../field.ts'
import { withinSheet } from './within-sheet.ts'

export interface SmokeOptions {
  /** The source. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Where it is widest. */
  readonly width?: number
  readonly colour: Colour
  readonly strength?: number
  /** How far it leans at the top, in units; negative to the left. */
  readonly lean?: number
  readonly blend?: Laying['blend']
  readonly seed?: number
}

export const paintSmoke = asPart('smoke', (easel: Easel, options: SmokeOptions): void => {
  if (easel.without.has('smoke')) return
  const { x: from, y: foot, height, colour, strength = 0.7, lean = 0, blend = 'source-over', seed = 0 } = options
  const width = options.width ?? height * 0.3
  const { noise } = easel
  const reach = width * 1.6 + Math.abs(lean)
  paintVeil(
    easel,
    colour,
    (x, y) => {
      const up = (foot - y) / height
      if (up < 0 || up > 1) return 0
      const sway = (noise.fractal(y / (height * 0.34) + seed * 3.1, seed + 4.2, 3) - 0.5) * width * 2.4 * up
      const wide = width * (0.06 + up * 0.75)
      const across = (x - from - lean * up * up - sway) / wide
      if (across * across > 4) return 0
      const curl = noise.fractal(across * 0.8 + seed, y / (height * 0.2), 3) - 0.5
      const strand = noise.ridged(across * 0.7 + curl * 2.2 + seed, y / (height * 0.42) + curl, 4)
      const body = Math.exp(-across * across * 1.7)
      return strength * body * (0.18 + strand * 1.1) * smooth(0, 0.04, up) * (1 - smooth(0.4, 1, up))
    },
    { step: 4, blend, box: withinSheet(easel, { x: from - reach, y: foot - height, w: reach * 2, h: height }) },
  )
})
