// Chooses which part of a wide picture goes on back and spine: one after which the picture goes on as the front does, that is quiet where
// text will stand, and that has nothing half in sight at the outer edge.
import type { Box } from '../paint/easel.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

export interface CutQuestion {
  readonly picture: Pixels
  /** The front beside the fold: what a cut would have to go on as. */
  readonly beside: Pixels
  /** How many columns are wanted. */
  readonly columns: number
  /** Where text will stand, in pixels from the left of the cut. */
  readonly text: Box
}

const apart = (one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, from: number): number =>
  Math.abs((one[at] ?? 0) - (other[from] ?? 0)) +
  Math.abs((one[at + 1] ?? 0) - (other[from + 1] ?? 0)) +
  Math.abs((one[at + 2] ?? 0) - (other[from + 2] ?? 0))

/** How far what follows a column is from what the front shows there, 0 to 255. Large differences count more: they are other things. */
const misfitAt = ({ width, height, data }: Pixels, beside: Pixels, x: number): number => {
  const columns = Math.max(1, Math.min(beside.width, width - x))
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let column = 0; column < columns; column++) {
      const at = (y * width + Math.min(width - 1, x + column)) * 4
      sum += (apart(data, at, beside.data, (y * beside.width + column) * 4) / 3) ** 2
    }
  return Math.sqrt(sum / (height * columns))
}

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

const usualOf = (values: Uint8Array): number => values.toSorted()[values.length >> 1] ?? 0

/** How much each column differs from what is usual in its rows: a planet or a gate in a landscape. */
const thingsOf = ({ width, data }: Pixels, top: number, bottom: number): Float64Array => {
  const sums = new Float64Array(width)
  for (let y = top; y < bottom; y++)
    for (let channel = 0; channel < 3; channel++) {
      const row = Uint8Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + channel] ?? 0)
      const usual = usualOf(row)
      for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + Math.abs((row[x] ?? 0) - usual)
    }
  return sums.map((sum) => sum / (Math.max(1, bottom - top) * 3))
}

/** How much lighter (of 255) a channel must be than is usual in its row to be a body of its own: a sun, a lit disc. */
const standsOut = 100

/** The share of each column, over the rows of the text, that is such bodies: behind text they would be greyed. */
const bodiesOf = ({ width, data }: Pixels, top: number, bottom: number): Float64Array => {
  const sums = new Float64Array(width)
  for (let y = top; y < bottom; y++) {
    const usual = [0, 1, 2].map((channel) => {
      return usualOf(Uint8Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + channel] ?? 0))
    })
    for (let x = 0; x < width; x++)
      if (usual.some((value, channel) => (data[(y * width + x) * 4 + channel] ?? 0) - value > standsOut))
        sums[x] = (sums[x] ?? 0) + 1
  }
  return sums.map((sum) => sum / Math.max(1, bottom - top))
}

/** A misfit weighs most: a busy ground can be calmed, other things at the fold cannot be hidden. */
const [perUnrest, perMisfit, perThing, perEdge, perBody] = [2, 3, 1.5, 1, 600]
/** The share of the columns that lie at the outer edge: a thing there is cut in two. */
const edgeShare = 0.05

export interface Cut {
  /** Its left column. */
  readonly left: number
  /** 0 is a perfect joint to an empty ground. */
  readonly cost: number
  /** How far the front is from what would follow, 0 to 255. */
  readonly misfit: number
}

const meanOf = (values: Float64Array, from: number, to: number): number =>
  values.subarray(from, to).reduce((sum, value) => sum + value, 0) / Math.max(1, to - from)

/** The best of the cuts that begin at one of these columns. */
export const chooseCut = ({ picture, beside, columns, text }: CutQuestion, lefts: readonly number[]): Cut => {
  const [top, bottom] = [Math.max(0, Math.floor(text.y)), Math.min(picture.height, Math.ceil(text.y + text.h))]
  const unrest = unrestOf(picture, top, bottom)
  const things = thingsOf(picture, top, bottom)
  const bodies = bodiesOf(picture, top, bottom)
  const allThings = thingsOf(picture, 0, picture.height)
  const edge = Math.max(1, Math.round(columns * edgeShare))
  const cutAt = (left: number): Cut => {
    const [from, to] = [left + Math.floor(text.x), left + Math.ceil(text.x + text.w)]
    const joint = misfitAt(picture, beside, Math.min(picture.width - 1, left + columns))
    const busy = meanOf(unrest, from, to) * perUnrest + meanOf(things, from, to) * perThing
    const cost =
      joint * perMisfit + busy + meanOf(bodies, left, to) * perBody + meanOf(allThings, left, left + edge) * perEdge
    return { left, cost, misfit: joint }
  }
  return lefts.map(cutAt).reduce((one, other) => (other.cost < one.cost ? other : one), cutAt(lefts[0] ?? 0))
}
