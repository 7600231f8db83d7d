// What a block becomes when it is set: lines for the print file and for a canvas, and where their ink is.
import type { FaceId } from '../../studio/type/faces.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import type { TextRun } from '../pdf/wrap-page.ts'
import type { TextBlock } from './layout-state.ts'

/** A glyph to be filled, `path` in units of its font counted upwards; places in points from that of its run. */
export interface Outline {
  readonly path: string
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A line of type for the print file, and for the canvas, which knows faces by name. */
export interface TypeRun extends TextRun {
  readonly face: FaceId
  readonly blockId: string
  /** Of upright characters, which a canvas cannot set; empty where it sets the text itself. */
  readonly outlines: readonly Outline[]
}

export interface SetBlock {
  readonly block: TextBlock
  readonly runs: readonly TypeRun[]
  /** In points. */
  readonly size: number
  /** From the highest to the lowest ink, across the lines. */
  readonly height: number
  readonly ink: PlainBox | null
  /** Whether it stands in its own box. */
  readonly fits: boolean
  readonly change: string | null
}
