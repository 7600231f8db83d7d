// How figures are rendered: the same parts flat, lit from behind, painted, in cut paper, in ink, or as a plain shape.
import type { Colour } from '../colour/colour.ts'
import type { Spot } from './vector.ts'

export type Manner = 'flat' | 'lit' | 'painted' | 'paper' | 'ink' | 'shape'

export interface FigureLook {
  readonly manner: Manner
  /** Towards the light: right and down are positive. */
  readonly light: Spot
  /** What shades sink into. */
  readonly dark: Colour
  /** How much of their own colours figures keep before a light, 0 to 1. */
  readonly keep?: number
  /** Light at their edges, and a second one from the other side. */
  readonly rim?: Colour
  readonly backRim?: Colour
  /** Width of the edge light in heads. */
  readonly edge?: number
  /** Air between them and the viewer, and how thick it is. */
  readonly air?: Colour
  readonly haze?: number
  /** Mist at their feet. */
  readonly fog?: Colour
}
