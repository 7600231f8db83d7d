// Text without a model: strokes of even width that stand out from their surroundings, in level rows of like height and colour.
// Finds clean upright capitals and text faces on calm grounds; misses script, tilted lines and letters that touch; may take a
// row of posts or windows for text.
import { findComponents } from './components.ts'
import { localMean } from './local-mean.ts'
import { distanceTo } from './morphology.ts'
import { lightOf, type Mask, type Picture, resizePicture, type Window } from './picture.ts'
import { cornersOf, quadAround } from './quad.ts'
import type { TextLine } from './text-line.ts'

interface Letter {
  readonly bounds: Window
  readonly stroke: number
  readonly colour: readonly [number, number, number]
}

const longSide = 1000

/** What is lighter (sign 1) or darker (sign -1) than the mean of its surroundings by a clear step. */
const standingOut = (light: Float32Array, width: number, height: number, radius: number, sign: 1 | -1): Mask => {
  const means = localMean(light, width, height, radius)
  return {
    width,
    height,
    bits: Uint8Array.from(light, (value, at) => (sign * (value - (means[at] ?? 0)) > 18 ? 1 : 0)),
  }
}

/** Letter-like: of a letter's proportions, and of a stroke whose width stays about the same. */
const lettersOf = (mask: Mask, { rgb }: Picture): Letter[] => {
  const { labels, list } = findComponents(mask)
  const depth = distanceTo({ ...mask, bits: mask.bits.map((bit) => 1 - bit) })
  return list.flatMap(({ area, bounds }, index) => {
    const { left, top, width, height } = bounds
    const filled = area / (width * height)
    if (height < 8 || height > mask.height / 4 || width > height * 3 || width < height / 12) return []
    if (filled < 0.12 || filled > 0.9) return []
    let [ridges, sum, squares] = [0, 0, 0]
    let [red, green, blue, weights] = [0, 0, 0, 0]
    for (let y = top + 1; y < top + height - 1; y++) {
      for (let x = left + 1; x < left + width - 1; x++) {
        const at = y * mask.width + x
        if (labels[at] !== index + 1) continue
        const here = depth[at] ?? 0
        // Soft edges are half ground: the colour is read where the stroke is deep.
        const weight = here * here
        red += weight * (rgb[at * 3] ?? 0)
        green += weight * (rgb[at * 3 + 1] ?? 0)
        blue += weight * (rgb[at * 3 + 2] ?? 0)
        weights += weight
        const level = here >= (depth[at - 1] ?? 0) && here >= (depth[at + 1] ?? 0)
        if (!level || here < (depth[at - mask.width] ?? 0) || here < (depth[at + mask.width] ?? 0)) continue
        ridges++
        sum += here
        squares += here * here
      }
    }
    if (ridges === 0) return []
    const stroke = sum / ridges
    const unevenness = Math.sqrt(Math.max(0, squares / ridges - stroke * stroke)) / stroke
    return unevenness < 0.75 && stroke * 2 < height * 0.55
      ? [{ bounds, stroke, colour: [red / weights, green / weights, blue / weights] }]
      : []
  })
}

/** Steps of red, green or blue within which two letters are of one ink. */
const sameInk = 40

const alike = (a: Letter, b: Letter): boolean => {
  const [ha, hb] = [a.bounds.height, b.bounds.height]
  const gap = b.bounds.left - a.bounds.left - a.bounds.width
  const baselines = Math.abs(a.bounds.top + ha - b.bounds.top - hb)
  const large = Math.max(ha, hb)
  return (
    gap < large * 0.9 &&
    gap > -large * 0.2 &&
    large < Math.min(ha, hb) * 1.8 &&
    baselines < large * 0.22 &&
    Math.max(a.stroke, b.stroke) < Math.min(a.stroke, b.stroke) * 1.8 &&
    a.colour.every((value, channel) => Math.abs(value - (b.colour[channel] ?? 0)) < sameInk)
  )
}

/** Level, of even height, and the more even the fewer letters it has: three posts are no word. */
const isLine = (row: readonly Letter[]): boolean => {
  if (row.length < 3) return false
  const heights = row.map(({ bounds }) => bounds.height).toSorted((a, b) => a - b)
  const [least, most] = [heights[0] ?? 0, heights.at(-1) ?? 0]
  const top = Math.min(...row.map(({ bounds }) => bounds.top))
  const bottom = Math.max(...row.map(({ bounds }) => bounds.top + bounds.height))
  if (bottom - top > most * 1.45) return false
  return row.length > 4 || most < least * 1.2
}

/** Chains from left to right; a letter joins the row whose last letter is alike and nearest. */
const rowsOf = (letters: readonly Letter[]): Letter[][] => {
  const rows: Letter[][] = []
  for (const letter of letters.toSorted((a, b) => a.bounds.left - b.bounds.left)) {
    const row = rows.findLast((each) => each.slice(-2).some((last) => alike(last, letter)))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows.filter(isLine)
}

const lineOf = (row: readonly Letter[], scale: number): TextLine => {
  const corners = row.flatMap(({ bounds: { left, top, width, height } }) =>
    cornersOf({ x: left + width / 2, y: top + height / 2, length: width, thickness: height, angle: 0 }),
  )
  const quad = quadAround(corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
  const heights = row.map(({ bounds }) => bounds.height)
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  const spread = heights.reduce((sum, height) => sum + Math.abs(height - mean), 0) / heights.length / mean
  const margin = quad.thickness * 0.12
  return {
    // The first and last letter of a row are the likeliest to be missed.
    quad: { ...quad, length: quad.length + quad.thickness, thickness: quad.thickness + margin * 2 },
    score: Math.max(0, Math.min(1, (1 - spread) * Math.min(1, (row.length + 3) / 8))),
  }
}

export const findStrokeRows = async (picture: Picture): Promise<TextLine[]> => {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const small = await resizePicture(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const light = lightOf(small)
  const lines = [12, 36, 90].flatMap((radius) =>
    ([1, -1] as const).flatMap((sign) =>
      rowsOf(lettersOf(standingOut(light, small.width, small.height, radius, sign), small)).map((row) =>
        lineOf(row, 1 / scale),
      ),
    ),
  )
  return lines.filter(({ score }) => score >= 0.6)
}
