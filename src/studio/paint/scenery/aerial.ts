// Aerial perspective: what distance does to colour. The middle stop stays saturated, or hills between haze and black go grey.
import { type Colour, mix } from '../../colour/colour.ts'

export interface Aerial {
  readonly far: Colour
  readonly middle: Colour
  readonly near: Colour
}

/** `depth` is 0 at the horizon and 1 at the eye. */
export const aerialColour = (air: Aerial, depth: number): Colour =>
  depth < 0.5 ? mix(air.far, air.middle, depth * 2) : mix(air.middle, air.near, depth * 2 - 1)
