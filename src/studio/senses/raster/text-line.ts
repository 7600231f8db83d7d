// A line of text on a picture, as those who look for text find it.
import type { Quad } from './quad.ts'

export interface TextLine {
  readonly quad: Quad
  /** 0 to 1; without the model, how even the row of letters is. */
  readonly score: number
}
