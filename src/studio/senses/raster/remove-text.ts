// Takes the text off a cover that has no document: finds its lines, masks their ink, fills, looks again, and once more if needed.
// What cannot be done: a title over an object of its own colour takes that part of the object with it; panels and ribbons that
// carry text stay; ornaments between the lines stay, rules beside a word go; letters drawn as part of the scene (a shop sign) go like any other.
import type { Models } from '../models/open-models.ts'
import { type FillMethod, fill } from './fill.ts'
import { findText } from './find-text.ts'
import { glyphMask } from './glyph-mask.ts'
import type { Picture } from './picture.ts'
import { overlapOf } from './quad.ts'
import type { TextLine } from './text-line.ts'

export interface TextRemoval {
  readonly picture: Picture
  readonly linesFound: number
  /** Lines still seen where text was, by the detector that found them: the heuristic cannot see what it missed at first. */
  readonly linesLeft: number
  readonly method: {
    readonly found: 'model' | 'heuristic'
    readonly filled: FillMethod
  }
}

const rounds = 2

const largest = (lines: readonly TextLine[]): number => Math.max(0, ...lines.map(({ quad }) => quad.thickness))

/** Art that the detector takes for text was there before and is not what is left of the title. */
const leftOf = (before: readonly TextLine[], after: readonly TextLine[]): TextLine[] =>
  after.filter(({ quad }) => before.some((line) => overlapOf(line.quad, quad) > 0.3))

export const removeText = async (picture: Picture, models: Models): Promise<TextRemoval> => {
  const detector = await models.session('ppocr-detection')
  const filler = await models.session('migan')
  const { lines, method: found } = await findText(picture, detector)
  let result = picture
  let left: readonly TextLine[] = lines
  for (let round = 0; round < rounds && left.length > 0; round++) {
    const { picture: filled } = await fill(result, glyphMask(result, left), filler, largest(left))
    result = filled
    left = leftOf(lines, (await findText(result, detector)).lines)
  }
  return {
    picture: result,
    linesFound: lines.length,
    linesLeft: left.length,
    method: { found, filled: filler ? 'model' : 'diffusion' },
  }
}
