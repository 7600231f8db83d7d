// Who paints the art of a cover: our own families, or an image model. Whoever paints, art never holds type; that is always set by us.
import type { CoverDocument } from '../document.ts'

/** Wordless art for a cover that is directed already. */
export interface ArtOrder {
  /** Who the cover is for, what it shows, how it feels; its prompt is the art direction in words. */
  readonly document: CoverDocument
  /** The pixels wanted. A painter may give others of about this shape. */
  readonly width: number
  readonly height: number
  readonly seed: number
}

export interface ArtEdit {
  readonly picture: Uint8Array
  readonly words: string
  /** A PNG of the picture's size, transparent where it may be painted over; null: everywhere. */
  readonly mask: Uint8Array | null
  readonly seed: number
}

export interface ArtExtension {
  readonly picture: Uint8Array
  /** Pixels of the picture to be added on each side. */
  readonly margins: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  /** What the scene is, for the part that nobody has seen yet. */
  readonly words: string
  readonly seed: number
}

export interface Painter {
  /** `embedded`, or provider and model: `openai:gpt-image-1`. */
  readonly name: string
  readonly can: { readonly edit: boolean; readonly extend: boolean; readonly seed: boolean }
  paint(order: ArtOrder, signal: AbortSignal): Promise<Uint8Array>
  edit(order: ArtEdit, signal: AbortSignal): Promise<Uint8Array>
  extend(order: ArtExtension, signal: AbortSignal): Promise<Uint8Array>
}

const painterFailures = ['refused', 'unavailable', 'unusable'] as const

/** Why there is no picture: the provider refused the words, could not be reached in time, or gave something that is no picture. */
export type PainterFailureKind = (typeof painterFailures)[number]

export class PainterFailure extends Error {
  readonly kind: PainterFailureKind

  constructor(kind: PainterFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
