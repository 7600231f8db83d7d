// An order to print a wrap, as it goes to a printing process and comes back: encoded pictures and plain values.
import type { WrapPreset } from '../../catalog/print.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { Backdrop } from '../../studio/wrap/backdrop.ts'
import type { WrapRequest } from '../geometry/wrap-specs.ts'
import type { WrapTexts } from '../layout/back-blocks.ts'
import type { LayoutState, SpineRotation } from '../layout/layout-state.ts'
import type { LayoutReport } from '../layout/report.ts'
import type { WrapVoice } from '../layout/voice.ts'
import type { Metadata } from '../pdf/xmp.ts'

/** A layout to be made from texts, or one that is there. */
export type OrderedLayout =
  | {
      readonly kind: 'texts'
      readonly texts: WrapTexts
      readonly preset: WrapPreset
      readonly voice: WrapVoice
      /** Null: as its title wants it. */
      readonly spineRotation: SpineRotation | null
      /** Plain colours to lie over the art; null where the art shows as it was painted. */
      readonly colors: { readonly back: Colour | null; readonly spine: Colour | null }
      /** The colour that most of the back's art has. */
      readonly tone: Colour
    }
  | { readonly kind: 'state'; readonly state: LayoutState }

export interface PrintOrder {
  readonly specs: WrapRequest
  /** JPEG of the whole sheet: front with its type, spine, back. */
  readonly art: Uint8Array
  /** How light the art is, as the press answered it. */
  readonly backdrop: Backdrop
  readonly layout: OrderedLayout
  /** What the press said of the front; what is less than whole is reported. */
  readonly front: { readonly complete: boolean; readonly dpi: number }
  /** Fixed by the wrap, so that equal orders give equal bytes. */
  readonly metadata: Metadata
}

export interface PrintedWrap {
  readonly state: LayoutState
  readonly report: LayoutReport
  /** JPEG of the sheet with its type, at 300 DPI. */
  readonly flat: Uint8Array
  /** The same, small enough for a screen. */
  readonly preview: Uint8Array
  readonly pdf: Uint8Array
}
