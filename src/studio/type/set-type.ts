// Type after fitting: every line with its face, size and place. Data only: the canvas, a PDF and the checks all read it.
import type { Colour } from '../colour/colour.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Effect } from './effects/effect.ts'
import type { FaceId } from './faces.ts'
import type { Bend } from './lockups/bends.ts'

export type TypeRole = 'title' | 'subtitle' | 'author' | 'year'

export interface Run {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  /** Left edge of the first glyph's origin, and the baseline, in units. */
  readonly x: number
  readonly baseline: number
  /** In em. */
  readonly tracking: number
  /** What the ink covers. */
  readonly box: Box
  /** Whether it is set with the swashes of its face. */
  readonly hasSwashes?: boolean
  /** How much taller its letters are than they are drawn. */
  readonly stretch?: number
  readonly bend?: Bend
}

export interface SetLines {
  readonly kind: 'lines'
  readonly role: TypeRole
  readonly runs: readonly Run[]
  readonly ink: Colour
  /** The ink was asked for by name. */
  readonly wished: boolean
  readonly effect: Effect
  /** Rules beside small words, as boxes to fill. */
  readonly rules: readonly Box[]
  readonly box: Box
}

export interface SetOrnament {
  readonly kind: 'ornament'
  readonly ink: Colour
  readonly effect: Effect
  readonly box: Box
  draw(ctx: Context, box: Box): void
}

export type SetItem = SetLines | SetOrnament

/** Paints what lies under the type and leaves with it. Gets the box that the type really fills, and the type. */
export type Backing = (easel: Easel, filled: Box, items: readonly SetItem[]) => void

export interface SetStack {
  readonly items: readonly SetItem[]
  /** What the stack fills, before tilting. */
  readonly filled: Box
  readonly tilt: number
  readonly backing: Backing | undefined
}

export interface SetType {
  readonly stacks: readonly SetStack[]
  /** Boxes around each stack, tilt included: art keeps calm here, front art keeps out. */
  readonly zones: readonly Box[]
}
