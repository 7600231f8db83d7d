// A figure as it is drawn: shapes from back to front, each of one stuff.
import type { Path2D } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import type { PartName } from '../paint/part-names.ts'

export interface Part {
  /** What lies nearer is drawn later. */
  readonly near: number
  readonly path: Path2D
  readonly colour: Colour
  /** What somebody may call it by. */
  readonly name: PartName | null
  /** What tone it has where a picture is drawn in four tones. */
  readonly tone: 'body' | 'shade' | 'light' | 'accent'
  /** How wide its shade is, in heads. */
  readonly shade: number
  readonly folds: readonly Path2D[]
  readonly lights: readonly Path2D[]
  /** How far it throws shade on what lies under it, in heads. */
  readonly cast: number
  /** Lies on another part without a thickness of its own: an eye, a brow. */
  readonly isMark: boolean
  /** Shines, and is no shape of its own. */
  readonly glow: boolean
}
