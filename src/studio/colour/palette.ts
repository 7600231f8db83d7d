// The roles colours play on a cover. Families paint with roles only, so every palette and mood acts in every family.
import type { Colour } from './colour.ts'

export const metals = ['gold', 'rose', 'silver', 'copper', 'bone', 'blood'] as const

export type Metal = (typeof metals)[number]

export interface Palette {
  /** A ramp of the scene from nearly black to nearly white (in a pale palette `deep` may be a mid tone). */
  readonly deep: Colour
  readonly dark: Colour
  readonly mid: Colour
  readonly soft: Colour
  readonly light: Colour
  /** The loud colour, and the one that answers it. */
  readonly accent: Colour
  readonly counter: Colour
  /** Type over dark art; the legibility guard may move it. */
  readonly ink: Colour
  /** The metal of foil and gilding. */
  readonly metal: Metal
  /** Five colours for motley things: flowers, houses, bunting, confetti, books on a shelf. */
  readonly hues: readonly [Colour, Colour, Colour, Colour, Colour]
}
