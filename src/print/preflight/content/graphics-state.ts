// What operators of a page change, and `q` and `Q` save and restore.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { Dict } from '../reader/values.ts'
import { identity, type Matrix } from './matrix.ts'

export interface GraphicsState {
  matrix: Matrix
  clip: PlainBox
  lineWidth: number
  font: Dict | null
  fontSize: number
  characterSpacing: number
  wordSpacing: number
  /** 1 is the natural width. */
  stretch: number
  leading: number
  rise: number
  renderingMode: number
}

export const newState = (matrix: Matrix, clip: PlainBox): GraphicsState => ({
  matrix,
  clip,
  lineWidth: 1,
  font: null,
  fontSize: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
})

/** Where the next glyph stands, and where its line began. */
export interface TextPlace {
  matrix: Matrix
  line: Matrix
}

export const newTextPlace = (): TextPlace => ({ matrix: identity, line: identity })
