// The light characters stand in: where it comes from, its warm and its cool side, and a rim where something shines behind them.
import { type Colour, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Point } from '../paint/point.ts'

export interface Light {
  /** Towards the light. */
  readonly from: Point
  readonly warm: Colour
  readonly cool: Colour
  /** How much it models, about 1. */
  readonly strength: number
  readonly rim?: Colour
}

export const daylight: Light = { from: [-0.55, -0.83], warm: '#fff0c4', cool: '#3b2a78', strength: 1 }

/** Light under a night sky, with a rim of the moon. */
export const moonlight = (palette: Palette): Light => ({
  from: [0.45, -0.9],
  warm: mix(palette.light, '#dfe8ff', 0.4),
  cool: mix(palette.deep, '#1a1650', 0.5),
  strength: 1.05,
  rim: mix(palette.light, '#cfe6ff', 0.4),
})

/** Light of a lamp or a fire beside or below. */
export const lamplight = (palette: Palette, from: Point): Light => ({
  from,
  warm: '#ffe7a8',
  cool: mix(palette.deep, '#2a1240', 0.4),
  strength: 0.95,
  rim: '#ffdc92',
})

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#fff3d6', share)
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#2b1848', share)
