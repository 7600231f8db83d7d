// One call of a model: what a provider is given, and a picture for it.
import type { FreeArea } from './free-area.ts'
import type { Shape } from './shapes.ts'

export interface Stroke {
  readonly words: string
  readonly shape: Shape
  /** Below 2^31, which every provider takes. */
  readonly seed: number
  /** What is painted over; null: a new picture. */
  readonly ground: { readonly picture: Uint8Array; readonly free: FreeArea | null } | null
}

/** Gives the bytes as they came; fails with an AttemptFailure or anything else. */
export type Brush = (stroke: Stroke, signal: AbortSignal) => Promise<Uint8Array>
