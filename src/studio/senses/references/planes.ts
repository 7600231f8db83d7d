// A small picture as OKLab planes, and the few filters that reading it needs.
import { labOf } from '../../colour/oklab.ts'

export interface Raster {
  readonly width: number
  readonly height: number
  /** Lightness, 0 to 1. */
  readonly l: Float32Array
  /** Green to red, and blue to yellow. */
  readonly a: Float32Array
  readonly b: Float32Array
}

/** RGB bytes, three to the pixel, as planes. */
export const rasterOf = (rgb: Uint8Array, width: number, height: number): Raster => {
  const size = width * height
  const [l, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  for (let at = 0; at < size; at++) {
    const pixel = labOf(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0)
    l[at] = Math.min(1, pixel.l)
    a[at] = pixel.a
    b[at] = pixel.b
  }
  return { width, height, l, a, b }
}

/** A plane blurred by a box of this radius; edges repeat. */
export const blurred = (plane: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const across = new Float32Array(plane.length)
  blurLines(plane, across, { lines: height, length: width, step: 1, stride: width }, radius)
  const down = new Float32Array(plane.length)
  blurLines(across, down, { lines: width, length: height, step: width, stride: 1 }, radius)
  return down
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** From one sample of a line to the next, and from one line to the next. */
  readonly step: number
  readonly stride: number
}

const blurLines = (from: Float32Array, to: Float32Array, { lines, length, step, stride }: Lines, radius: number) => {
  const window = radius * 2 + 1
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    const sample = (at: number): number => from[start + Math.min(length - 1, Math.max(0, at)) * step] ?? 0
    let sum = 0
    for (let at = -radius; at <= radius; at++) sum += sample(at)
    for (let at = 0; at < length; at++) {
      to[start + at * step] = sum / window
      sum += sample(at + radius + 1) - sample(at - radius)
    }
  }
}

export interface Hue {
  readonly c: number
  /** Degrees from 0 to 360. */
  readonly h: number
}

export const hueOf = (a: number, b: number): Hue => ({
  // Not hypot: it is ten times slower, and no chroma overflows.
  c: Math.sqrt(a * a + b * b),
  h: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360,
})

/** Whether a hue lies between two, the way round that passes over 360 where `from` is the larger. */
export const isBetween = (hue: number, from: number, to: number): boolean =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to
