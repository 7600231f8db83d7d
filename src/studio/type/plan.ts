// What a family wants its type to be: stacks of items in boxes. Items of one stack are set one below the other, so type can never overlap
// type; the title takes the room that the others leave.
import type { Colour } from '../colour/colour.ts'
import type { Box, Context } from '../paint/easel.ts'
import type { Effect } from './effects/effect.ts'
import type { FaceId } from './faces.ts'
import type { BendName } from './lockups/bends.ts'
import type { Backing } from './set-type.ts'

export type { TypeRole } from './set-type.ts'

export interface Style {
  readonly face: FaceId
  /** `upper` is ignored for scripts and faces that have no good capitals. */
  readonly case: 'upper' | 'lower' | 'as-given'
  /** Letter spacing in em; the face's own if left out. */
  readonly tracking?: number
  readonly ink: Colour
  /** The ink was asked for by name: legibility is won around it, not by another ink. */
  readonly wished?: boolean
  readonly effect?: Effect
  /** Space below, in units; not used under the last item. */
  readonly gap?: number
}

export interface TitleItem extends Style {
  readonly kind: 'title'
  /**
   * `even`: one size, balanced lines. `block`: every line fills the width, small words small. `initial`: the first letter of a
   * short title is as high as all its lines; long ones are blocks.
   */
  readonly lockup: 'even' | 'block' | 'initial'
  /** Things stand on its letters or lie between its lines: never set taller than drawn. */
  readonly isAsDrawn?: boolean
  /** The curve that the whole block is bent along, where its letters can be. */
  readonly bend?: BendName
  /** The largest size in units. */
  readonly maxSize?: number
  readonly maxLines?: number
  /** Set on this many lines, whatever is largest. */
  readonly lines?: number
  /** No wider than this, in units, however wide the box is. */
  readonly maxWidth?: number
  /** Line distance as a share of the natural one; tight is .9. */
  readonly leading?: number
  /** Where each line in turn stands, as a share of the room beside it, instead of the stack's alignment. */
  readonly stagger?: readonly number[]
  /** Lines begin and end with the swashes of the face, where it has any and they stay on the sheet. */
  readonly swashes?: boolean
  /** Face and size (a share of the words around) of lines of small words like THE and OF; block lock-ups only. */
  readonly minor?: { readonly face?: FaceId; readonly scale?: number; readonly rules?: boolean }
}

export interface LineItem extends Style {
  readonly kind: 'line'
  readonly role: 'subtitle' | 'author' | 'year'
  /** Wanted size in units; it shrinks to fit the width, then breaks into lines. */
  readonly size: number
  /** Larger or smaller than the family would set it. */
  readonly scale?: number
  readonly maxLines?: number
  /** An edit has said in which case it is set. */
  readonly isCaseAsked?: boolean
  /** No wider than this, in units, however wide the box is. */
  readonly maxWidth?: number
}

/** A rule or flourish between lines; part of the type, so it leaves with it. Left out when nothing follows or nothing is above. */
export interface OrnamentItem {
  readonly kind: 'ornament'
  readonly height: number
  readonly ink: Colour
  readonly effect?: Effect
  readonly gap?: number
  /** Draws with fillStyle and strokeStyle set already. */
  draw(ctx: Context, box: Box): void
}

export type Item = TitleItem | LineItem | OrnamentItem

export interface Stack {
  readonly box: Box
  readonly align: 'left' | 'center' | 'right'
  /** Where the type sits when it does not fill the box. */
  readonly anchor: 'top' | 'middle' | 'bottom'
  readonly items: readonly Item[]
  /** Radians around the middle of the box; small angles only (pulp, pop). */
  readonly tilt?: number
  /** Painted under the type and removed with it: plates, labels, ribbons. */
  readonly backing?: Backing
}

export interface TypePlan {
  readonly stacks: readonly Stack[]
}
