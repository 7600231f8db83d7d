// A picture without its hatching, dots and strokes: what is finer than a touch of the brush is spread out first, and then what is larger
// draws its edges again by itself.
import type { Picture } from '../../../paint/materials/picture.ts'

/** Red, green and blue of every pixel, 0 to 255. */
export type Tones = Float32Array

/** Rounds in which edges come back, and distance of colours (of 255) that is an edge. */
const rounds = 3
const edge = 26
/** What takes the last steps from edges. */
const softening = new Float32Array([1, 0.6, 0.12])

const bell = (distance: number, width: number): number => Math.exp(-(distance ** 2) / (2 * width ** 2))

/** How much of a neighbour is taken by how far its colour is away, for squares of distances up to 255 a channel. */
const likeness = Float32Array.from({ length: 12193 }, (_, at) => bell(Math.sqrt(at * 16), edge))

/** One pass along rows or columns: every pixel takes from its neighbours as far as the guide is alike there. */
const passed = (
  from: Tones,
  guide: Tones | null,
  size: readonly [number, number],
  weights: Tones,
  isAcross: boolean,
): Tones => {
  const [columns, rows] = size
  const to = new Float32Array(from.length)
  const reach = weights.length - 1
  const stride = (isAcross ? 1 : columns) * 3
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3
      const place = isAcross ? column : row
      const end = (isAcross ? columns : rows) - 1
      let red = 0
      let green = 0
      let blue = 0
      let all = 0
      const last = Math.min(reach, end - place)
      const [ownRed, ownGreen, ownBlue] = guide ? [guide[at] ?? 0, guide[at + 1] ?? 0, guide[at + 2] ?? 0] : [0, 0, 0]
      for (let step = Math.max(-reach, -place); step <= last; step++) {
        const other = at + step * stride
        let weight = weights[step < 0 ? -step : step] ?? 0
        if (guide) {
          const r = ownRed - (guide[other] ?? 0)
          const g = ownGreen - (guide[other + 1] ?? 0)
          const b = ownBlue - (guide[other + 2] ?? 0)
          weight *= likeness[((r * r + g * g + b * b) / 16) | 0] ?? 0
        }
        red += (from[other] ?? 0) * weight
        green += (from[other + 1] ?? 0) * weight
        blue += (from[other + 2] ?? 0) * weight
        all += weight
      }
      to[at] = red / all
      to[at + 1] = green / all
      to[at + 2] = blue / all
    }
  return to
}

/** `touch`: pixels up to which something is too fine to stay. */
export const smoothed = ({ columns, rows, data }: Picture, touch: number): Tones => {
  const size = [columns, rows] as const
  const own = new Float32Array(columns * rows * 3)
  for (let at = 0; at < columns * rows; at++)
    for (let channel = 0; channel < 3; channel++) own[at * 3 + channel] = data[at * 4 + channel] ?? 0
  const weights = Float32Array.from({ length: Math.ceil(touch * 2) + 1 }, (_, away) => bell(away, Math.max(0.6, touch)))
  let guide = passed(passed(own, null, size, weights, true), null, size, weights, false)
  for (let round = 0; round < rounds; round++) {
    // Across first and down first in turn, or all that is round would have steps.
    const isAcross = round % 2 === 0
    guide = passed(passed(own, guide, size, weights, isAcross), guide, size, weights, !isAcross)
  }
  return passed(passed(guide, null, size, softening, true), null, size, softening, false)
}

/** Mean distance of light (of 255) between the picture and itself without what is fine: how much of it is hatching. */
export const hatchingOf = ({ columns, rows, data }: Picture, tones: Tones): number => {
  let sum = 0
  for (let at = 0; at < columns * rows; at++) {
    const light = (rgb: ArrayLike<number>, from: number): number =>
      (rgb[from] ?? 0) * 0.3 + (rgb[from + 1] ?? 0) * 0.59 + (rgb[from + 2] ?? 0) * 0.11
    sum += Math.abs(light(data, at * 4) - light(tones, at * 3))
  }
  return sum / (columns * rows)
}
