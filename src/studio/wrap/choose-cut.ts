// Chooses which part of a wide picture goes on back and spine: one whose right edge meets the front, and that is quiet where text will stand.
import type { Box } from '../paint/easel.ts'

interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

export interface CutQuestion {
  readonly picture: Pixels
  /** RGBA of the front's left edge, one pixel a row. */
  readonly edge: Uint8ClampedArray
  /** How many columns are wanted. */
  readonly columns: number
  /** Where text will stand, in pixels from the left of the cut. */
  readonly text: Box
}

const apart = (one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, from: number): number =>
  Math.abs((one[at] ?? 0) - (other[from] ?? 0)) +
  Math.abs((one[at + 1] ?? 0) - (other[from + 1] ?? 0)) +
  Math.abs((one[at + 2] ?? 0) - (other[from + 2] ?? 0))

/** How far each column is from the edge it would meet, 0 to 255. */
const misfits = ({ width, height, data }: Pixels, edge: Uint8ClampedArray): Float64Array =>
  Float64Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y++) sum += apart(data, (y * width + x) * 4, edge, y * 4)
    return sum / (height * 3)
  })

/** How much each column differs from the one before it and within itself, over the rows of the text. */
const unrestOf = ({ width, data }: Pixels, top: number, bottom: number): Float64Array =>
  Float64Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = top + 1; y < bottom; y++) {
      const at = (y * width + x) * 4
      sum += apart(data, at, data, at - width * 4) + (x > 0 ? apart(data, at, data, at - 4) : 0)
    }
    return sum / (Math.max(1, bottom - top - 1) * 6)
  })

/** How much each column differs from what is usual in its rows: a planet or a gate in a landscape. */
const thingsOf = ({ width, data }: Pixels, top: number, bottom: number): Float64Array => {
  const sums = new Float64Array(width)
  for (let y = top; y < bottom; y++)
    for (let channel = 0; channel < 3; channel++) {
      const row = Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + channel] ?? 0)
      const usual = row.toSorted((one, other) => one - other)[Math.floor(width / 2)] ?? 0
      for (const [x, value] of row.entries()) sums[x] = (sums[x] ?? 0) + Math.abs(value - usual)
    }
  return sums.map((sum) => sum / (Math.max(1, bottom - top) * 3))
}

/** Unrest weighs more than a misfit: a joint can be mended, a busy ground cannot. */
const perUnrest = 3
const perMisfit = 1.5
const perThing = 1.5

export interface Cut {
  /** Its left column. */
  readonly left: number
  /** 0 is a perfect joint to an empty ground. */
  readonly cost: number
}

/** The best of the cuts that begin at one of these columns. */
export const chooseCut = ({ picture, edge, columns, text }: CutQuestion, lefts: readonly number[]): Cut => {
  const misfit = misfits(picture, edge)
  const [top, bottom] = [Math.max(0, Math.floor(text.y)), Math.min(picture.height, Math.ceil(text.y + text.h))]
  const unrest = unrestOf(picture, top, bottom)
  const things = thingsOf(picture, top, bottom)
  const costAt = (left: number): number => {
    const from = left + Math.floor(text.x)
    const to = left + Math.ceil(text.x + text.w)
    let busy = 0
    for (let x = from; x < to; x++) busy += (unrest[x] ?? 0) * perUnrest + (things[x] ?? 0) * perThing
    const joint = misfit[Math.min(picture.width - 1, left + columns - 1)] ?? 0
    return joint * perMisfit + busy / Math.max(1, to - from)
  }
  return lefts
    .map((left) => ({ left, cost: costAt(left) }))
    .reduce((one, other) => (other.cost < one.cost ? other : one), { left: 0, cost: costAt(0) })
}
