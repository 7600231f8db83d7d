// A motif: one thing that a cover can show, drawn by code, with no stock art.

import type { Colour } from '../colour/colour.ts'
import type { Pen } from '../paint/pen.ts'
import type { Player } from '../paint/player.ts'
import type { Random } from '../paint/random.ts'

export type MotifKind = 'creature' | 'person' | 'place' | 'plant' | 'object' | 'vehicle' | 'sky' | 'symbol'

/** A motif as an edit wants it. */
export interface Alteration {
  /** Larger or smaller than the family places it. */
  readonly scale: number
  /** To the right and down, as shares of its height or, for large things, of the sheet. */
  readonly dx: number
  readonly dy: number
}

export interface Motif {
  /** `dragon`, `pocket-watch`. */
  readonly id: string
  /** Tells drawings of one id apart: the people of one book from those of another. */
  readonly likeness?: string
  readonly kind: MotifKind
  /** Where it may be without seeming to float: on a ground line, in the air, on water, or (held) nowhere by itself; `land` is itself the ground. */
  readonly rests: 'ground' | 'air' | 'water' | 'held' | 'land'
  /** Width over height. */
  readonly width: number
  readonly altered?: Alteration
  /** The people whom it shows, where they are cast one by one. */
  readonly players?: readonly Player[]
  /** All of it in one colour, so that it can be told from what is around it. */
  readonly flood?: Colour
  /** The same without something that it carries, by what that is called; under a name of its own. */
  readonly lacking?: Readonly<Record<string, Motif>>
  /** Draws it in a box of height 1: the foot at (0, 0), the top at y = -1, x from -width / 2 to width / 2, light from the upper left. */
  draw(pen: Pen, random: Random): void
}
