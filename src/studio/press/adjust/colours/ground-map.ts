// The ground of a cover at every place of it: what its edges show, carried on to the middle between the things that stand on it.
import type { Rgb } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Picture } from '../../../paint/materials/picture.ts'
import { smallPicture } from '../tone-of-art.ts'

/** Rows and columns of the small picture that belong to its edge. */
const rim = 2
/** Distance of colours (of 255 a channel) up to which a small pixel is ground, and from which it is a thing. */
const isGround = 34
const isThing = 84
/** Cells: how far the edge is carried on at first, and how closely the ground is followed then, step by step along its shades. */
const spreads = [20, 6, 4, 3, 3, 3, 3]
/** Weight of the ground as it was told before: inside a large thing it is carried on from around it. */
const before = 0.02

/** Colours and their weights, cell by cell. */
interface Weighed {
  readonly sums: readonly [Float32Array, Float32Array, Float32Array]
  readonly weights: Float32Array
}

const blurOnce = (cells: Float32Array, columns: number, rows: number, reach: number): Float32Array => {
  const pass = (from: Float32Array, count: number, step: number, lines: number, stride: number): Float32Array => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++)
      for (let at = 0; at < count; at++) {
        let sum = 0
        for (let near = Math.max(0, at - reach); near <= Math.min(count - 1, at + reach); near++)
          sum += (from[line * stride + near * step] ?? 0) * (1 - Math.abs(near - at) / (reach + 1))
        to[line * stride + at * step] = sum
      }
    return to
  }
  return pass(pass(cells, columns, 1, rows, columns), rows, columns, columns, 1)
}

const weigh = ({ data }: Picture, weights: Float32Array): Weighed => {
  const channel = (nth: number): Float32Array => weights.map((weight, at) => weight * (data[at * 4 + nth] ?? 0))
  return { sums: [channel(0), channel(1), channel(2)], weights }
}

const carriedOn = ({ sums, weights }: Weighed, told: Weighed): Weighed => {
  const channel = (nth: 0 | 1 | 2): Float32Array =>
    sums[nth].map((sum, at) => sum + before * (colourIn(told, at)[nth] ?? 0))
  return { sums: [channel(0), channel(1), channel(2)], weights: weights.map((weight) => weight + before) }
}

const colourIn = ({ sums, weights }: Weighed, at: number): Rgb => {
  const weight = Math.max(1e-6, weights[at] ?? 0)
  return [(sums[0][at] ?? 0) / weight, (sums[1][at] ?? 0) / weight, (sums[2][at] ?? 0) / weight]
}

const spread = ({ sums, weights }: Weighed, { columns, rows }: Picture, reach: number): Weighed => {
  const blurred = (cells: Float32Array): Float32Array => blurOnce(cells, columns, rows, reach)
  return { sums: [blurred(sums[0]), blurred(sums[1]), blurred(sums[2])], weights: blurred(weights) }
}

/** How surely a small pixel is ground, where this ground is told. */
const groundness = ({ data }: Picture, at: number, [red, green, blue]: Rgb): number => {
  const far = Math.hypot((data[at * 4] ?? 0) - red, (data[at * 4 + 1] ?? 0) - green, (data[at * 4 + 2] ?? 0) - blue)
  return 1 - smooth(isGround, isThing, far)
}

export interface GroundMap {
  /** The colour of the ground along a row of pixels, channel after channel; `y` is a share of the height. */
  rowAt(y: number, width: number): Float32Array
  /** How much of the sheet is ground. */
  readonly coverage: number
}

/** The two cells that a place lies between, and how near it is to the second. */
const betweenCells = (share: number, count: number): readonly [number, number, number] => {
  const place = Math.min(count - 1, Math.max(0, share * count - 0.5))
  const cell = Math.floor(place)
  return [cell, Math.min(count - 1, cell + 1), place - cell]
}

const rowOf = ({ columns, rows }: Picture, cells: Float32Array, y: number, width: number): Float32Array => {
  const [above, below, down] = betweenCells(y, rows)
  const line = new Float32Array(columns * 3).map((_, at) => {
    const [one, other] = [cells[above * columns * 3 + at] ?? 0, cells[below * columns * 3 + at] ?? 0]
    return one + (other - one) * down
  })
  const row = new Float32Array(width * 3)
  for (let x = 0; x < width; x++) {
    const place = Math.min(columns - 1, Math.max(0, (x / width) * columns - 0.5))
    const left = Math.floor(place)
    const [from, to] = [left * 3, Math.min(columns - 1, left + 1) * 3]
    for (let channel = 0; channel < 3; channel++) {
      const one = line[from + channel] ?? 0
      row[x * 3 + channel] = one + ((line[to + channel] ?? 0) - one) * (place - left)
    }
  }
  return row
}

const isEdge = (x: number, y: number, { columns, rows }: Picture): boolean =>
  Math.min(x, 1 - x) * columns < rim || Math.min(y, 1 - y) * rows < rim

/** `isKnown` says where (by shares of width and height) the ground is known to be seen: at the edges of the sheet, unless told. */
export const mapGround = (
  easel: Easel,
  isKnown?: (x: number, y: number) => boolean,
  isThing: (x: number, y: number) => boolean = () => false,
): GroundMap => {
  const picture = smallPicture(easel)
  const { columns, rows } = picture
  const placeOf = (at: number): readonly [number, number] => [
    ((at % columns) + 0.5) / columns,
    (Math.floor(at / columns) + 0.5) / rows,
  ]
  const isSeed = (at: number): boolean => {
    const [x, y] = placeOf(at)
    return !isThing(x, y) && (isKnown ? isKnown(x, y) : isEdge(x, y, picture))
  }
  let weights = new Float32Array(columns * rows).map((_, at) => (isSeed(at) ? 1 : 1e-6))
  let told = weigh(picture, weights)
  for (const [step, reach] of spreads.entries()) {
    const seen = weigh(picture, weights)
    const known = spread(step === 0 ? seen : carriedOn(seen, told), picture, reach)
    weights = weights.map((_, at) => (isThing(...placeOf(at)) ? 0 : groundness(picture, at, colourIn(known, at))))
    told = known
  }
  const cells = Float32Array.from(weights.keys().flatMap((at) => colourIn(told, at)))
  return {
    rowAt: (y, width) => rowOf(picture, cells, y, width),
    coverage: weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
  }
}
