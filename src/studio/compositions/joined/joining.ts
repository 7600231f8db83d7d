// What two things made into one idea are made of: the things, the room they have, and the colours they wear.
import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'

export interface Pair {
  readonly a: Motif
  readonly b: Motif
}

export interface Joined extends Pair {
  /** Free of type. */
  readonly box: Box
  readonly ground: Colour
  /** Plainly seen on the ground; the greater thing wears it. */
  readonly loud: Colour
  /** Plainly seen on the loud one and on the ground; the smaller thing wears it. */
  readonly answer: Colour
  /** The ground in the shade. */
  readonly shade: Colour
  readonly random: Random
  /** How a thing in a colour is drawn in this picture: flat, or modelled. */
  tones(colour: Colour): Tones
}

export interface Joining {
  /** Whether the outlines of these two allow it. */
  suits(pair: Pair): boolean
  paint(easel: Easel, joined: Joined): void
}
