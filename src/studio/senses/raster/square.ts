// A true square from a tall or wide cover, without stretching and without bars: rows that carry neither text nor subject are cut,
// and the narrow direction is extended with the picture's own texture, whichever mixture loses least. Text is never cut.
import type { InferenceSession } from 'onnxruntime-node'
import { extend } from './extend.ts'
import { fill } from './fill.ts'
import { findText } from './find-text.ts'
import { glyphMask } from './glyph-mask.ts'
import { cropPicture, type Picture } from './picture.ts'
import { windowOf } from './quad.ts'
import { findSaliency, type Saliency } from './saliency.ts'
import type { TextLine } from './text-line.ts'

export interface Square {
  readonly picture: Picture
  readonly method: 'as it was' | 'crop' | 'extension' | 'crop and extension'
  /** Of what draws the eye, the share that was cut away: 0 to 1. */
  readonly cut: number
  /** Whether the extension plausibly continues the picture; true where nothing was extended. */
  readonly complete: boolean
}

/** A range of rows, or of columns of a wide picture. */
export interface Span {
  readonly from: number
  readonly length: number
}

/** What a fully extended square costs against cutting away that share of what draws the eye, on calm and on busy edges. */
const calmCost = 0.12
const busyCost = 0.9
/** Room that text keeps to a cut, in shares of the long side. */
const textRoom = 0.02
const steps = 24

/** Saliency of each row (or column, of a wide picture), adding up to 1. */
const profileOf = ({ width, height, weight }: Saliency, tall: boolean): number[] => {
  const profile = Array.from({ length: tall ? height : width }, () => 1e-9)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = tall ? y : x
      profile[at] = (profile[at] ?? 0) + (weight[y * width + x] ?? 0)
    }
  }
  const total = profile.reduce((sum, value) => sum + value, 0)
  return profile.map((value) => value / total)
}

/** Mean saliency of the tenth at each end of the short direction: what an extension would have to continue. */
const edgeBusyness = ({ width, height, weight }: Saliency, tall: boolean): number => {
  let [sum, count] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = tall ? x / width : y / height
      if (across > 0.1 && across < 0.9) continue
      sum += weight[y * width + x] ?? 0
      count++
    }
  }
  return Math.min(1, sum / Math.max(1, count) / 0.35)
}

/** Chooses the span of the long side that stays. `text` is the span that must stay whole, if any. */
export const chooseSpan = (
  long: number,
  short: number,
  profile: readonly number[],
  busyness: number,
  text: Span | null,
): Span & { readonly cut: number } => {
  const sums = [0]
  for (const value of profile) sums.push((sums.at(-1) ?? 0) + value)
  const upTo = (place: number): number => {
    const at = (place / long) * profile.length
    const low = Math.min(profile.length - 1, Math.floor(at))
    return (sums[low] ?? 0) + (profile[low] ?? 0) * (at - low)
  }
  const cost = calmCost + (busyCost - calmCost) * busyness
  let best = { from: 0, length: long, cut: 0 }
  let least = cost
  for (let step = 0; step < steps; step++) {
    const length = Math.round(short + ((long - short) * step) / steps)
    for (let place = 0; place <= steps; place++) {
      const from = Math.round(((long - length) * place) / steps)
      if (text && (text.from < from || text.from + text.length > from + length)) continue
      const cut = Math.max(0, 1 - (upTo(from + length) - upTo(from)))
      const loss = cut + (cost * (length - short)) / (long - short)
      if (loss >= least) continue
      best = { from, length, cut }
      least = loss
    }
  }
  return best
}

const textSpan = (lines: readonly TextLine[], { width, height }: Picture, tall: boolean): Span | null => {
  if (lines.length === 0) return null
  const long = tall ? height : width
  const windows = lines.map(({ quad }) => windowOf(quad, width, height))
  const starts = windows.map(({ left, top }) => (tall ? top : left))
  const ends = windows.map((window) => (tall ? window.top + window.height : window.left + window.width))
  const from = Math.max(0, Math.min(...starts) - Math.round(long * textRoom))
  return { from, length: Math.min(long, Math.max(...ends) + Math.round(long * textRoom)) - from }
}

/** `model` is PP-OCR text detection, or null when it is not installed. */
export const makeSquare = async (picture: Picture, model: InferenceSession | null): Promise<Square> => {
  const { width, height } = picture
  if (width === height) return { picture, method: 'as it was', cut: 0, complete: true }
  const tall = height > width
  const [long, short] = tall ? [height, width] : [width, height]
  const { lines } = await findText(picture, model)
  const saliency = await findSaliency(picture)
  const span = chooseSpan(
    long,
    short,
    profileOf(saliency, tall),
    edgeBusyness(saliency, tall),
    textSpan(lines, picture, tall),
  )
  const window = tall
    ? { left: 0, top: span.from, width, height: span.length }
    : { left: span.from, top: 0, width: span.length, height }
  const cropped = cropPicture(picture, window)
  if (span.length === short) return { picture: cropped, method: 'crop', cut: span.cut, complete: true }
  // Mirrored letters would be read as a fault: what is mirrored carries none.
  const bare = await fill(picture, glyphMask(picture, lines), null, short)
  const [before, after] = [Math.floor((span.length - short) / 2), Math.ceil((span.length - short) / 2)]
  const sides = tall
    ? { left: before, right: after, top: 0, bottom: 0 }
    : { left: 0, right: 0, top: before, bottom: after }
  const { picture: square, complete } = await extend(cropped, sides, cropPicture(bare.picture, window))
  return { picture: square, method: span.length === long ? 'extension' : 'crop and extension', cut: span.cut, complete }
}
