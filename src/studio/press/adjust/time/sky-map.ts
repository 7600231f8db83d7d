// Where the sky of a picture surely is: calm colours that run on from its top and change slowly downwards, between whatever stands before them.
// Told at one small size, so that every size of a cover has the same sky.
import { smooth } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import type { Mask } from '../mask.ts'
import { runningOn } from '../running-on.ts'

/** Cells across the sheet. */
const across = 260
/** Shares of the picture's height: where the sky begins, where it is first looked at, and between which it ends at the latest. */
const begins = [0, 0.16] as const
const endsBetween = [0.64, 0.8] as const
/** Distance of colours (of 255 a channel) up to which a cell is sky: little at night, when all is of one colour. */
const near = { dark: 5, light: 24 } as const
/** As many times that distance, and a cell is not sky. */
const far = 1.9
/** How fast the told sky follows what is seen, and how many cells to each side tell it. */
const follows = 0.3
const beside = 9
/** Weight of a cell that is not sky in what its neighbours tell. */
const hidden = 0.04
/** A sky is at least this share of the picture, and of its top; and no rougher than this from cell to cell. */
const leastSky = 0.1
const leastTop = 0.45
const mostRough = 0.05
/** Share of the rows with sky in which it reaches a side of the picture: what has a wall around it is a board. */
const leastSides = 0.3
/** Cells around one that close a gap in the sky, where it is of nearly the same colour: a stroke of the brush. */
const gap = 3

export interface SkyMap {
  readonly columns: number
  readonly rows: number
  /** How surely every cell is sky, 0 to 1. */
  readonly shares: Float32Array
  /** Where it ends, in units. */
  readonly foot: number
}

interface Cells {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of every cell. */
  readonly colours: Float32Array
}

/** The picture in cells that are a little blurred: grain and strokes of a brush are no edges. */
const cellsOf = (easel: Easel): Cells => {
  const { data, columns, rows } = readPicture(easel, easel.w / across)
  const colours = new Float32Array(columns * rows * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let channel = 0; channel < 3; channel++) {
        let [sum, count] = [0, 0]
        for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
          for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++, count++)
            sum += data[(y * columns + x) * 4 + channel] ?? 0
        colours[(row * columns + column) * 3 + channel] = sum / count
      }
  return { columns, rows, colours }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Lets the told sky of a row follow its cells, carried on from beside where something stands before it. */
const followRow = (told: Float32Array, row: Float32Array, shares: Float32Array, columns: number): Float32Array => {
  const next = new Float32Array(told.length)
  for (let x = 0; x < columns; x++) {
    let weight = 0
    for (let by = Math.max(0, x - beside); by <= Math.min(columns - 1, x + beside); by++) {
      const share = shares[by] ?? 0
      const own = hidden + share
      weight += own
      for (let channel = 0; channel < 3; channel++) {
        const before = told[by * 3 + channel] ?? 0
        const at = x * 3 + channel
        next[at] = (next[at] ?? 0) + own * (before + follows * share * ((row[by * 3 + channel] ?? 0) - before))
      }
    }
    for (let channel = 0; channel < 3; channel++) next[x * 3 + channel] = (next[x * 3 + channel] ?? 0) / weight
  }
  return next
}

/** How far cells that are sky differ from the next, as a share of their own light. */
const roughnessOf = ({ columns, colours }: Cells, shares: Float32Array): number => {
  let [sum, light] = [0, 0]
  for (let at = 0; at + columns + 1 < shares.length; at++) {
    if ((shares[at] ?? 0) < 0.5) continue
    const green = colours[at * 3 + 1] ?? 0
    sum += Math.abs(green - (colours[(at + 1) * 3 + 1] ?? 0)) + Math.abs(green - (colours[(at + columns) * 3 + 1] ?? 0))
    light += green + 20
  }
  return light === 0 ? 1 : sum / light
}

const closed = (shares: Float32Array, apartness: Float32Array, columns: number): Float32Array => {
  const step = [-gap, 0, gap]
  const around = step.flatMap((y) => step.map((x) => y * columns + x)).filter((by) => by !== 0)
  return shares.map((share, at) => {
    if (share >= 1 || (apartness[at] ?? 0) === 0) return share
    const open = around.reduce((sum, by) => sum + (shares[at + by] ?? 0), 0) / around.length
    return Math.max(share, smooth(0.5, 0.75, open) * (1 - smooth(2.4, 3.4, apartness[at] ?? 0)))
  })
}

/** In which share of its rows the sky reaches a side of the picture. */
const sidesOf = (shares: Float32Array, columns: number, left: number, right: number): number => {
  let [withSky, reaching] = [0, 0]
  for (let row = 0; row * columns < shares.length; row++) {
    const of = (x: number): boolean => (shares[row * columns + x] ?? 0) > 0.5
    const isSeen = shares.subarray(row * columns, (row + 1) * columns).some((share) => share > 0.5)
    if (!isSeen) continue
    withSky++
    if ([left + 2, left + 6, right - 3, right - 7].some(of)) reaching++
  }
  return withSky === 0 ? 0 : reaching / withSky
}

/** The sky within the picture; null where it has none. */
export const mapSky = (easel: Easel, picture: Box): SkyMap | null => {
  const cells = cellsOf(easel)
  const { columns, rows, colours } = cells
  const perUnit = columns / easel.extent.w
  const columnAt = (x: number): number => Math.min(columns, Math.max(0, Math.round((x - easel.extent.x) * perUnit)))
  const [left, right] = [columnAt(picture.x), columnAt(picture.x + picture.w)]
  const rowAt = (share: number): number => Math.min(rows, Math.round((picture.y + picture.h * share) * perUnit))
  const [first, last] = [rowAt(begins[0]), rowAt(endsBetween[1])]
  const opening: number[] = []
  for (let row = first; row < rowAt(begins[1]); row++)
    for (let x = left; x < right; x++) opening.push((row * columns + x) * 3)
  const start = [0, 1, 2].map((channel) => middle(opening.map((at) => colours[at + channel] ?? 0)))
  const light = ((start[0] ?? 0) * 0.299 + (start[1] ?? 0) * 0.587 + (start[2] ?? 0) * 0.114) / 255
  const close = near.dark + (near.light - near.dark) * light
  const like = new Float32Array(columns * rows)
  const apartness = new Float32Array(columns * rows)
  let told: Float32Array = new Float32Array(columns * 3).map((_, at) => start[at % 3] ?? 0)
  for (let row = first; row < last; row++) {
    const own = colours.subarray(row * columns * 3, (row + 1) * columns * 3)
    const low = 1 - smooth(...endsBetween, (row / perUnit - picture.y) / picture.h)
    // At first the colours of the sky are known by their middle only.
    const open = row < rowAt(begins[1]) ? 2.2 : 1
    const shares = new Float32Array(columns)
    for (let x = left; x < right; x++) {
      const apart = Math.hypot(...[0, 1, 2].map((nth) => (own[x * 3 + nth] ?? 0) - (told[x * 3 + nth] ?? 0)))
      shares[x] = 1 - smooth(close * open, close * open * far, apart)
      like[row * columns + x] = (shares[x] ?? 0) * low
      apartness[row * columns + x] = apart / close
    }
    told = followRow(told, own, shares, columns)
  }
  const reached = runningOn(like, columns, (at) => Math.floor(at / columns) < rowAt(begins[1]))
  const shares = closed(reached, apartness, columns)
  const sumOf = (from: number, to: number): number =>
    shares.subarray(from * columns, to * columns).reduce((sum, share) => sum + share, 0)
  const total = sumOf(0, rows)
  const ofPicture = total / Math.max(1, (right - left) * picture.h * perUnit)
  const ofTop = sumOf(first, rowAt(begins[1])) / Math.max(1, opening.length)
  const isSky = ofPicture >= leastSky && ofTop >= leastTop && roughnessOf(cells, shares) <= mostRough
  if (!isSky || sidesOf(shares, columns, left, right) < leastSides) return null
  let foot = first
  for (let sum = 0; foot < rows && sum <= total * 0.97; foot++) sum += sumOf(foot, foot + 1)
  return { columns, rows, shares, foot: foot / perUnit }
}

/** The sky that painters tell. */
export const skyOfMask = ({ width, height, shares }: Mask, { h }: Easel): SkyMap => {
  const told = Float32Array.from(shares, (share) => share / 255)
  const total = told.reduce((sum, share) => sum + share, 0)
  let foot = 0
  for (let sum = 0; foot < height && sum <= total * 0.97; foot++)
    sum += told.subarray(foot * width, (foot + 1) * width).reduce((row, share) => row + share, 0)
  return { columns: width, rows: height, shares: told, foot: (foot * h) / height }
}

/** How surely a place of the sheet, in units, is sky: between cells, so that it has no steps. */
export const skyShareIn = ({ columns, rows, shares }: SkyMap, { extent, h }: Easel, x: number, y: number): number => {
  const [u, v] = [((x - extent.x) / extent.w) * columns - 0.5, (y / h) * rows - 0.5]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const shareAt = (dx: number, dy: number): number =>
    shares[Math.min(rows - 1, Math.max(0, row + dy)) * columns + Math.min(columns - 1, Math.max(0, column + dx))] ?? 0
  const over = shareAt(0, 0) + (shareAt(1, 0) - shareAt(0, 0)) * (u - column)
  const under = shareAt(0, 1) + (shareAt(1, 1) - shareAt(0, 1)) * (u - column)
  return over + (under - over) * (v - row)
}

/** Whether the sky is seen at a place of the sheet, in units: nothing stands before it there. */
export const isOpenIn =
  ({ columns, rows, shares }: SkyMap, { extent, h }: Easel): ((x: number, y: number) => boolean) =>
  (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(((x - extent.x) / extent.w) * columns)))
    const row = Math.min(rows - 1, Math.max(0, Math.floor((y / h) * rows)))
    return (shares[row * columns + column] ?? 0) > 0.6
  }
