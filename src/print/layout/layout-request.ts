// What a layout is made from.
import type { WrapPreset } from '../../catalog/print.ts'
import type { Colour } from '../../studio/colour/colour.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { WrapTexts } from './back-blocks.ts'
import type { Backdrop } from './ground.ts'
import type { SpineRotation } from './layout-state.ts'
import type { WrapVoice } from './voice.ts'

export interface LayoutRequest {
  readonly geometry: WrapGeometry
  readonly texts: WrapTexts
  readonly preset: WrapPreset
  readonly voice: WrapVoice
  readonly backdrop: Backdrop
  /** The colour that most of the back's art has. */
  readonly tone: Colour
  /** Left out or null: as the title wants it. */
  readonly spineRotation?: SpineRotation | null
}
