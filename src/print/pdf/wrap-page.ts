// What stands on the page of a print file. Lengths are points; places count from the top left of the sheet, as on the canvas.
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { Direction } from './bidi.ts'
import type { Rotation } from './text-operators.ts'
import type { Metadata } from './xmp.ts'

/** One line of type. */
export interface TextRun {
  readonly text: string
  /** Paths of TrueType files: the face, and behind it those that stand in for characters it lacks. */
  readonly fonts: readonly string[]
  readonly size: number
  /** `#rrggbb` */
  readonly color: string
  /** The left end of the baseline, about which the line is turned; of upright characters, the middle of their column's head. */
  readonly x: number
  readonly y: number
  readonly rotation: Rotation
  /** Whether characters stand one under the other; such a line is not turned. */
  readonly upright: boolean
  readonly direction: Direction
  /** After every character. */
  readonly letterSpacing: number
  /** At every space, besides. */
  readonly wordSpacing: number
}

/** A filled rectangle, over the art and under the type. */
export interface Rectangle extends PlainBox {
  readonly color: string
}

export interface WrapPage {
  readonly geometry: WrapGeometry
  /** An RGB JPEG that covers the whole sheet, bleed included. */
  readonly art: Uint8Array
  readonly shapes: readonly Rectangle[]
  readonly type: readonly TextRun[]
  readonly metadata: Metadata
}
