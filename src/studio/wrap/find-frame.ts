// Finds the frame of a composition: lines along its left edge and its top that have their like along the right one and the bottom.
import type { Canvas } from '@napi-rs/canvas'
import { blurredLine } from './blur-line.ts'

/** As shares of the width: where a frame may stand. */
const nearest = 0.012
const furthest = 0.16
/** The widest gap between two lines of one frame. */
const widestGap = 0.03
/** From this usual share of steps on, everything is lines. */
const mostUsual = 0.4
/** The share of its length on which a line must be seen: corners take much of the short sides. */
const longest = { upright: 0.5, level: 0.34 } as const
/** How clear a step it makes there, of 255, three channels together. */
const clearStep = 15

type Way = 'upright' | 'level'

/** For every column (or row), the share of its length on which it differs clearly from the one two before it. */
const linesOf = (canvas: Canvas, way: Way): number[] => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const [count, length] = way === 'upright' ? [width, height] : [height, width]
  const [step, along] = way === 'upright' ? [4, width * 4] : [width * 4, 4]
  return Array.from({ length: count }, (_, nth) => {
    if (nth < 2) return 0
    let steps = 0
    for (let at = 0; at < length; at++) {
      const place = nth * step + at * along
      let apart = 0
      for (let channel = 0; channel < 3; channel++)
        apart += Math.abs((data[place + channel] ?? 0) - (data[place - 2 * step + channel] ?? 0))
      if (apart > clearStep) steps++
    }
    return steps / length
  })
}

/** Lines from `from` to `to` that have their like as far from the other end. */
const pairs = (canvas: Canvas, way: Way, from: number, to: number): number[] => {
  const lines = linesOf(canvas, way)
  // In a grid of dots every line is one, and none a frame.
  const usual = lines.toSorted((one, other) => one - other)[Math.floor(lines.length / 2)] ?? 0
  if (usual > mostUsual) return []
  const slack = Math.max(3, Math.round(to * 0.075))
  const isLine = (share: number | undefined): boolean => (share ?? 0) >= longest[way]
  const places = Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from)) }, (_, at) => Math.ceil(from) + at)
  return places.filter((at) => {
    const opposite = lines.length - at
    return isLine(lines[at]) && lines.slice(opposite - slack, opposite + slack + 1).some(isLine)
  })
}

/** What surely lies outside of a frame, as a share of its distance from the edge. */
export const outsideFrame = 0.8
/** Of 255: how far what lies outside may be from its own soft tones. Beyond that there are leaves or tiles, and their stems are no lines. */
const mostUneven = 12
/** How soft tones are, as a share of the height. */
const broad = 0.04

/** Whether there is but ground along one side of a picture. */
const isEven = (canvas: Canvas, left: number, width: number): boolean => {
  const { height } = canvas
  const { data } = canvas.getContext('2d').getImageData(left, 0, width, height)
  return [0, 1, 2].every((channel) => {
    const values = Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + channel] ?? 0)
    const rows = Float32Array.from({ length: height }, (_, y) =>
      values.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value / width, 0),
    )
    const soft = blurredLine(rows, height * broad)
    const squares = values.reduce((sum, value, at) => sum + (value - (soft[Math.floor(at / width)] ?? 0)) ** 2, 0)
    return Math.sqrt(squares / values.length) <= mostUneven
  })
}

/** As shares of the width: where the outermost line of a frame stands, and where its innermost. */
export interface Frame {
  readonly outer: number
  readonly inner: number
}

/** Null where there is none. */
export const findFrame = (canvas: Canvas): Frame | null => {
  const { width } = canvas
  const [from, to] = [width * nearest, width * furthest]
  // Trees stand at both sides as well, but nothing level joins them.
  if (pairs(canvas, 'level', from, to).length === 0) return null
  const found = pairs(canvas, 'upright', from, to).map((at) => at / width)
  const [outer] = found
  if (outer === undefined) return null
  const outside = Math.max(1, Math.floor(outer * width * outsideFrame))
  if (!isEven(canvas, 0, outside) || !isEven(canvas, width - outside, outside)) return null
  // Lines of one frame follow one another closely; what comes later stands within it.
  const next = found.findIndex((at, nth) => at - (found[nth - 1] ?? at) > widestGap)
  return { outer, inner: found[next < 0 ? found.length - 1 : next - 1] ?? outer }
}

/** As a share of the height: how far in a picture's level lines reach, those along its top that have their like along the bottom. */
export const levelReach = (canvas: Canvas): number => {
  const { height } = canvas
  const lines = pairs(canvas, 'level', height * nearest, height * furthest)
  return (lines.at(-1) ?? 0) / height
}
