// Bends what was painted beside the front, so that ridges, horizons and bands of cloud arrive at the fold at the height where the front's go on.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import { type Column, matchColumns } from './match-columns.ts'
import type { Patch } from './wrap-sheet.ts'

/** Rows on which the sides are compared: a print has more than an eye would tell apart. */
const mostRows = 480
/** As shares of the height: how far a row may be moved, and what is read on each side of the fold. */
const mostShift = 0.075
const read = 0.014
/** As how many columns that is seen. */
const columns = 9
/** The width over which a bend runs out: a share of the height, and more for a large one, whose slope would be steep. */
const runningOut = 0.13
const perShift = 1.5

type Rows = Pick<Patch, 'top' | 'height'>

/** The colours of a few columns from top to bottom, the middle ones of each row: a trunk or a mast beside the fold does not count. */
const columnOf = (canvas: Canvas, { left, top, width, height }: Patch, rows: number): Column => {
  const strip = createCanvas(columns, rows)
  const ctx = strip.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height, 0, 0, columns, rows)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  return Float32Array.from({ length: rows * 3 }, (_, at) => {
    const first = Math.floor(at / 3) * columns * 4 + (at % 3)
    const values = Uint8Array.from({ length: columns }, (_, column) => data[first + column * 4] ?? 0)
    return values.sort()[columns >> 1] ?? 0
  })
}

/** How far below each row of the front its like is in the art, in rows of `shifts`. */
const shiftsOf = (art: Canvas, front: Canvas, { top, height }: Rows): Float32Array => {
  const rows = Math.min(mostRows, height)
  const width = Math.max(2, Math.round(height * read))
  const beside = columnOf(front, { left: 0, top, width, height }, rows)
  const last = columnOf(art, { left: art.width - width, top: 0, width, height }, rows)
  return matchColumns(beside, last, rows * mostShift)
}

/** A line of shifts for as many rows as there are pixels, in pixels. */
const inPixels = (shifts: Float32Array, height: number): Float32Array => {
  const scale = height / shifts.length
  return Float32Array.from({ length: height }, (_, y) => {
    const row = Math.min(shifts.length - 1, Math.max(0, (y + 0.5) / scale - 0.5))
    const above = shifts[Math.floor(row)] ?? 0
    const below = shifts[Math.min(shifts.length - 1, Math.floor(row) + 1)] ?? 0
    return (above + (below - above) * (row - Math.floor(row))) * scale
  })
}

/** Pixels of RGBA, `width` to a row. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A shift of less than this, in pixels, is not seen. */
const unseen = 0.02

/** Moves each pixel of `given` by its row's shift and its column's share of it. A curve through four rows keeps grain as crisp as it was. */
const bend = (given: Pixels, shifts: Float32Array, shares: Float32Array, into: Uint8ClampedArray): void => {
  const { data, width, height } = given
  const stride = width * 4
  const last = (height - 1) * stride
  for (let y = 0; y < height; y++) {
    const shift = shifts[y] ?? 0
    for (let x = 0; x < width; x++) {
      const by = shift * (shares[x] ?? 0)
      if (Math.abs(by) < unseen) continue
      const upper = Math.floor(y + by)
      const share = y + by - upper
      const second = Math.min(last, Math.max(0, upper * stride)) + x * 4
      const third = second < last ? second + stride : second
      const first = second >= stride ? second - stride : second
      const fourth = third < last ? third + stride : third
      const at = y * stride + x * 4
      for (let channel = 0; channel < 3; channel++) {
        const a = data[first + channel] ?? 0
        const b = data[second + channel] ?? 0
        const c = data[third + channel] ?? 0
        const d = data[fourth + channel] ?? 0
        const curve = 2 * a - 5 * b + 4 * c - d + (3 * (b - c) + d - a) * share
        into[at + channel] = b + ((c - a + curve * share) * share) / 2
      }
    }
  }
}

/** `art` ends where `front` begins; `rows` of the front lie beside it. */
export const bendToFront = (art: Canvas, front: Canvas, rows: Rows): void => {
  const { width, height } = art
  const shifts = inPixels(shiftsOf(art, front, rows), height)
  const furthest = shifts.reduce((most, shift) => Math.max(most, Math.abs(shift)), 0)
  if (furthest < unseen) return
  const far = Math.min(width, Math.round(height * runningOut + furthest * perShift))
  const ctx = art.getContext('2d')
  const image = ctx.getImageData(width - far, 0, far, height)
  const shares = Float32Array.from({ length: far }, (_, x) => smooth(0, far, x + 1))
  bend({ data: image.data.slice(), width: far, height }, shifts, shares, image.data)
  ctx.putImageData(image, width - far, 0)
}
