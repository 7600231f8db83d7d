// Lines of the land: the height of a ridge, a hill or a dune at every place across the sheet.
import { Path2D } from '@napi-rs/canvas'
import { clamp, lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'

/** y for every x. */
export type Line = (x: number) => number

export interface Peak {
  readonly x: number
  readonly height: number
  /** Half the width at its foot. */
  readonly width: number
}

export interface RidgeLineOptions {
  /** Height around which it moves. */
  readonly base: number
  /** From its valleys to its summits. */
  readonly height: number
  /** Distance between summits. */
  readonly span?: number
  /** 0 rolls, 1 is jagged. */
  readonly sharpness?: number
  /** Summits composed by hand, on top of the random ones. */
  readonly peaks?: readonly Peak[]
  readonly seed?: number
}

const step = 2
const margin = 60

export const ridgeLine = (easel: Easel, options: RidgeLineOptions): Line => {
  const { base, height, span = 620, sharpness = 0.6, peaks = [], seed = 0 } = options
  const { noise, extent } = easel
  // On an open sheet the land goes on beyond its edge.
  const start = Math.floor(extent.x / step) * step - margin
  const row = seed * 7.31 + 3.7
  const octaves = sharpness < 0.2 ? 3 : 7
  const heights = Float32Array.from({ length: Math.ceil((easel.w + margin - start) / step) + 2 }, (_, at) => {
    const x = at * step + start
    const rolling = noise.fractal(x / (span * 0.8) + row * 3.1, row, octaves, sharpness < 0.2 ? 0.35 : 0.5)
    const jagged = sharpness > 0.2 ? noise.ridged(x / span + row, row * 1.7, octaves) : 0.4
    const composed = peaks.reduce((highest, peak) => {
      const near = 1 - Math.abs(x - peak.x) / peak.width
      return near > 0 ? Math.max(highest, peak.height * near ** 1.35) : highest
    }, 0)
    const crumble = composed > 0 ? (jagged - 0.4) * height * 0.45 : 0
    return (
      base - height * (lerp(rolling, jagged, sharpness) - 0.35) * 1.5 * (composed > 0 ? 0.55 : 1) - composed - crumble
    )
  })
  return (x) => {
    const at = clamp((x - start) / step, 0, heights.length - 1.001)
    const left = Math.floor(at)
    return lerp(heights[left] ?? base, heights[left + 1] ?? base, at - left)
  }
}

/** Everything below a line, down to `bottom`. */
export const groundPath = (easel: Easel, line: Line, bottom = easel.h + 10): Path2D => {
  const path = new Path2D()
  const start = Math.floor(easel.extent.x / 3) * 3 - 10
  path.moveTo(start, bottom)
  for (let x = start; x <= easel.w + 10; x += 3) path.lineTo(x, line(x))
  path.lineTo(easel.w + 10, bottom)
  path.closePath()
  return path
}

/** The highest point of a line across the sheet (the smallest y). */
export const summitOf = (easel: Easel, line: Line): number => {
  let highest = line(0)
  for (let x = 0; x <= easel.w; x += 6) highest = Math.min(highest, line(x))
  return highest
}

/** The same of all that is seen of a line: on an open sheet it may rise higher beyond the edge. */
export const summitSeen = (easel: Easel, line: Line): number => {
  let highest = summitOf(easel, line)
  for (let x = -6; x >= easel.extent.x - 6; x -= 6) highest = Math.min(highest, line(x))
  return highest
}

/** The lowest point of a line across the sheet. */
export const valleyOf = (easel: Easel, line: Line): number => -summitOf(easel, (x) => -line(x))
