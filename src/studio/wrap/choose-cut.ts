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
  /** Where the front's composition lies in the picture: what is in the middle of it must not be shown twice. */
  readonly heart: Box
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

/** A cut from beside the front keeps its light where it is; one from the other side must be clearly better. */
const perOtherSide = 5
/** Unrest weighs more than a misfit: a joint can be mended, a busy ground cannot. */
const perUnrest = 3
/** How much of the composition's sides may be seen again: its heart is never. */
const sideShare = 0.12

/** The left column of the best cut. */
export const chooseCut = ({ picture, edge, columns, heart, text }: CutQuestion): number => {
  const misfit = misfits(picture, edge)
  const unrest = unrestOf(
    picture,
    Math.max(0, Math.floor(text.y)),
    Math.min(picture.height, Math.ceil(text.y + text.h)),
  )
  const costAt = (left: number): number => {
    const from = left + Math.floor(text.x)
    const to = left + Math.ceil(text.x + text.w)
    let busy = 0
    for (let x = from; x < to; x++) busy += unrest[x] ?? 0
    const joint = misfit[Math.min(picture.width - 1, left + columns - 1)] ?? 0
    return joint + (busy / Math.max(1, to - from)) * perUnrest + (left > heart.x ? perOtherSide : 0)
  }
  const side = heart.w * sideShare
  const before = heart.x + side - columns
  const behind = heart.x + heart.w - side
  let best = 0
  for (let left = 1; left <= picture.width - columns; left++) {
    if (left > before && left < behind) continue
    if (costAt(left) < costAt(best)) best = left
  }
  return best
}
