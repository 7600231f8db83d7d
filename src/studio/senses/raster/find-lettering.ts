// Whether letters stand in art that was to have none. On painted art the detector takes planets, petals and hills for lines, though never
// as surely as letters: 9 of 25 pictures without any, at 0.992 at most. So a line counts where it is surer, or where several stand together
// as lines of letters do: hills lie one behind the other as well, but each at its own slope.
import type { InferenceSession } from 'onnxruntime-node'
import { findLargeText, findText } from './find-text.ts'
import { type Picture, resizePicture } from './picture.ts'
import type { Quad } from './quad.ts'
import type { TextLine } from './text-line.ts'

/** Letters that matter are seen at this size, and a picture of it is searched in a fraction of the time. */
const longSide = 1024
const sure = 0.995
/** Of a line in company: it is level, longer than high, and no higher than this share of the picture. */
const steepest = 0.35
const leastRatio = 2.2
const highest = 0.15
/** Difference of slope within which two lines are parallel. */
const parallel = 0.06

const shrunk = (picture: Picture): Promise<Picture> => {
  const size = Math.min(1, longSide / Math.max(picture.width, picture.height))
  return resizePicture(picture, Math.round(picture.width * size), Math.round(picture.height * size))
}

const isLikeLine = ({ angle, length, thickness }: Quad, { height }: Picture): boolean =>
  Math.abs(Math.sin(angle)) < steepest && length / thickness >= leastRatio && thickness < height * highest

const isParallel = (one: Quad, other: Quad): boolean => Math.abs(Math.sin(one.angle) - Math.sin(other.angle)) < parallel

/** Of lines that the model sees, those that are letters: surely, or because several stand together as lines of letters do. */
const letterLines = (lines: readonly TextLine[], picture: Picture): readonly TextLine[] => {
  const alone = lines.filter(({ quad }) => isLikeLine(quad, picture))
  const together = alone.filter((line) => alone.some((other) => other !== line && isParallel(other.quad, line.quad)))
  return together.length > 1 ? together : lines.filter(({ score }) => score >= sure)
}

/** How many lines of letters there are. */
export const findLettering = async (given: Picture, model: InferenceSession): Promise<number> => {
  const picture = await shrunk(given)
  const { lines } = await findText(picture, model)
  return letterLines(lines, picture).length
}

/** Fainter than this, a large line that was seen at one size only is scenery; less long than this for its height, it is a disc. */
const plain = 0.9
const longerThanDisc = 1.6

/** The large lines of letters, soon found. */
export const findLargeLetters = async (picture: Picture, model: InferenceSession): Promise<readonly TextLine[]> => {
  const lines = await findLargeText(picture, model)
  return letterLines(
    lines.filter(({ quad, score }) => score >= plain && quad.length / quad.thickness >= longerThanDisc),
    picture,
  )
}
