// Where a picture carries text: lines as turned rectangles with scores. With the detection model it looks at several sizes and
// keeps the union; without it, a classical search for rows of letter-like strokes, which misses script faces and busy grounds
// and says in `method` that it was used. Neither reads the text.
import type { InferenceSession } from 'onnxruntime-node'
import { type Picture, resizePicture } from './picture.ts'
import { cornersOf, overlapOf, type Quad, quadAround } from './quad.ts'
import { findStrokeRows } from './stroke-rows.ts'
import type { TextLine } from './text-line.ts'
import { readTextMap, textMap } from './text-map.ts'

export interface FoundText {
  readonly lines: readonly TextLine[]
  readonly method: 'model' | 'heuristic'
}

/** Long sides that the model looks at: large titles are whole at the small one, fine print shows at the large one. */
const longSides = [640, 960, 1280]

const sized = ({ width, height }: Picture, longSide: number): { width: number; height: number } => {
  const scale = longSide / Math.max(width, height)
  const step = (side: number): number => Math.max(32, Math.round((side * scale) / 32) * 32)
  return { width: step(width), height: step(height) }
}

interface Sighting extends TextLine {
  /** The long sides at which it was seen. */
  readonly sizes: readonly number[]
}

const joins = (one: Quad, other: Quad): boolean => overlapOf(one, other) > 0.5

const along = (quad: Quad): number => Math.abs(Math.cos(quad.angle))

/** Sightings of the same line at several sizes become one that holds them all. */
const united = (seen: readonly Sighting[]): Sighting[] => {
  const lines: Sighting[] = []
  for (const sighting of seen.toSorted((a, b) => b.quad.length * b.quad.thickness - a.quad.length * a.quad.thickness)) {
    const at = lines.findIndex(({ quad }) => joins(quad, sighting.quad))
    const line = lines[at]
    if (!line) {
      lines.push(sighting)
      continue
    }
    const level = Math.abs(along(line.quad) - along(sighting.quad)) < 0.1
    lines[at] = {
      quad: level ? quadAround([...cornersOf(line.quad), ...cornersOf(sighting.quad)]) : line.quad,
      score: Math.max(line.score, sighting.score),
      sizes: [...new Set([...line.sizes, ...sighting.sizes])],
    }
  }
  return lines
}

/** Of the long side, how far the line's direction is from level: 0 to 1. */
const steepness = ({ angle }: Quad): number => Math.abs(Math.sin(angle))

const ratioOf = ({ length, thickness }: Quad): number => length / thickness

/**
 * The model was trained on signs and documents; on art it takes fences, windows and whole silhouettes for text. True lines of
 * covers are surer, are seen at several sizes, and are longer than high.
 */
const isSure = ({ quad, score, sizes }: Sighting): boolean => {
  if (steepness(quad) > 0.6) return score >= 0.98 && sizes.length > 1 && ratioOf(quad) > 2
  if (sizes.length > 2) return score >= 0.95
  return score >= 0.98 && (sizes.length > 1 || ratioOf(quad) > 4)
}

/** A word of two letters is as high as wide, and so is a moon: it counts only beside a line of its own height. */
const believable = (lines: readonly Sighting[]): Sighting[] => {
  const sure = lines.filter(isSure)
  const long = sure.filter(({ quad }) => ratioOf(quad) >= 1.4)
  return sure.filter(({ quad }) => {
    if (ratioOf(quad) >= 1.4) return true
    const beside = (other: Quad): boolean =>
      other.thickness > quad.thickness * 0.7 &&
      Math.abs(other.y - quad.y) < other.thickness * 2 &&
      Math.abs(other.x - quad.x) < (other.length + quad.length) * 0.75
    return long.some((line) => beside(line.quad))
  })
}

/** The lines that the model sees at some sizes, sure or not. */
const sightings = async (
  picture: Picture,
  model: InferenceSession,
  sides: readonly number[],
): Promise<readonly Sighting[]> => {
  const seen: Sighting[] = []
  for (const longSide of sides) {
    const { width, height } = sized(picture, longSide)
    const map = await textMap(await resizePicture(picture, width, height), model)
    // Width and height are rounded to the model's grid each on its own.
    const [across, down] = [picture.width / width, picture.height / height]
    const inPicture = (quad: Quad): Quad =>
      quadAround(cornersOf(quad).map(({ x, y }) => ({ x: x * across, y: y * down })))
    seen.push(...readTextMap(map).map(({ quad, score }) => ({ quad: inPicture(quad), score, sizes: [longSide] })))
  }
  return united(seen)
}

const withoutSizes = ({ quad, score }: Sighting): TextLine => ({ quad, score })

const findWithModel = async (picture: Picture, model: InferenceSession): Promise<TextLine[]> =>
  believable(await sightings(picture, model, longSides)).map(withoutSizes)

/** The large lines alone, in a seventh of the time: titles and names, with whatever else the model takes for letters at that size. */
export const findLargeText = async (picture: Picture, model: InferenceSession): Promise<readonly TextLine[]> =>
  (await sightings(picture, model, longSides.slice(0, 1))).map(withoutSizes)

const findWithoutModel = async (picture: Picture): Promise<TextLine[]> =>
  united((await findStrokeRows(picture)).map((line) => ({ ...line, sizes: [] }))).map(({ quad, score }) => ({
    quad,
    score,
  }))

/** The lines of text on a picture, top to bottom. `model` is PP-OCR text detection, or null when it is not installed. */
export const findText = async (picture: Picture, model: InferenceSession | null): Promise<FoundText> => {
  const lines = model ? await findWithModel(picture, model) : await findWithoutModel(picture)
  return { lines: lines.toSorted((a, b) => a.quad.y - b.quad.y), method: model ? 'model' : 'heuristic' }
}
