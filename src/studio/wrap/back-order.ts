// What is known and wanted when back and spine are painted.
import type { Canvas } from '@napi-rs/canvas'
import type { DesignStyle } from '../../catalog/print.ts'
import type { Colour } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { CoverDocument } from '../document.ts'
import type { Meeting } from './join.ts'
import type { PaintedFront } from './paint-front.ts'
import type { BackWishes } from './read-instructions.ts'
import type { WrapSheet } from './wrap-sheet.ts'

export interface BackOrder {
  readonly sheet: WrapSheet
  readonly style: DesignStyle
  /** Null where the front is only a picture. */
  readonly document: CoverDocument | null
  readonly front: Pick<PaintedFront, 'canvas' | 'scale'> & Pick<Meeting, 'zones'>
  /** Of the front, as asked for. */
  readonly palette: Palette
  /** The colour of a plain back. */
  readonly ground: Colour
  readonly wishes: BackWishes
  /** Art for back and spine that an image model has painted; null: it is composed here. */
  readonly beside: Canvas | null
  readonly seed: number
}
