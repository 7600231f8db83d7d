// Gives a thing or an expanse of the picture another colour, whatever it is made of: the pixels that are not there without it are its own.
import { type Colour, rgbOf } from '../../../colour/colour.ts'
import { bandsOf } from '../../../paint/bands.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { type Mask, shareIn, whereMask } from '../mask.ts'
import type { Pixels, Where } from '../where.ts'

/** Change of a channel (of 255) from which a pixel belongs to the thing, and at which it does so wholly. */
const first = 16
const whole = 44
/** Change at which light on dark ground is wholly that of the thing, and luma up to which a ground is dark. */
const shining = 120
const darkAround = 0.3
/** Change that is more than none. */
const trace = 3
/** How far its own light and shade may lead from the new colour, as shares of the way to white and to black. */
const towardsWhite = 0.72
const towardsBlack = 0.72

const lumaAt = (data: Pixels, at: number): number =>
  ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114) / 255

const changeAt = (shown: Pixels, bare: Pixels, at: number): number =>
  Math.max(
    Math.abs((shown[at] ?? 0) - (bare[at] ?? 0)),
    Math.abs((shown[at + 1] ?? 0) - (bare[at + 1] ?? 0)),
    Math.abs((shown[at + 2] ?? 0) - (bare[at + 2] ?? 0)),
  )

/** The ground in a thing's shadow is only darker than without it, in all channels alike: it keeps its colour. */
const isShadow = (shown: Pixels, bare: Pixels, at: number): boolean => {
  const red = ((shown[at] ?? 0) + 6) / ((bare[at] ?? 0) + 6)
  const green = ((shown[at + 1] ?? 0) + 6) / ((bare[at + 1] ?? 0) + 6)
  const blue = ((shown[at + 2] ?? 0) + 6) / ((bare[at + 2] ?? 0) + 6)
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  return most < 1 && least > 0.5 && most - least < 0.07
}

/** Light that a thing throws on the dark around it: it is coloured as far as it shines. */
const isShine = (shown: Pixels, bare: Pixels, at: number): boolean =>
  lumaAt(bare, at) < darkAround &&
  [0, 1, 2].every((channel) => (shown[at + channel] ?? 0) >= (bare[at + channel] ?? 0) - trace)

/** Where the art differs from the same art without the thing. */
export const whereThing =
  (bare: Easel): Where =>
  (top, rows, own) => {
    const without = bare.ctx.getImageData(0, top, bare.canvas.width, rows).data
    return (at) => {
      if (isShadow(own, without, at)) return 0
      const change = changeAt(own, without, at)
      return smooth(first, isShine(own, without, at) ? shining : whole, change)
    }
  }

/** Where anything at all differs, shadows too: what an expanse leaves out. */
export const whereAnything =
  (bare: Easel): Where =>
  (top, rows, own) => {
    const without = bare.ctx.getImageData(0, top, bare.canvas.width, rows).data
    return (at) => smooth(trace, first, changeAt(own, without, at))
  }

/** Pixels across in which the middle lightness is told: a hatch is one grey there, whatever the size of the sheet. */
const middleAcross = 200

/** The middle lightness of what is coloured, which the new colour takes. */
const middleOf = (shown: Easel, mask: Mask): number => {
  const { data, columns, rows } = readPicture(shown, shown.w / middleAcross)
  const counts = new Array<number>(64).fill(0)
  for (let at = 0; at < columns * rows; at++) {
    const [x, y] = [(at % columns) + 0.5, Math.floor(at / columns) + 0.5]
    if (shareIn(mask, x / columns, y / rows) < 0.9) continue
    const bin = Math.min(63, Math.floor(lumaAt(data, at * 4) * 64))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let sum = 0
  const middle = counts.findIndex((count) => {
    sum += count
    return sum >= half
  })
  return (Math.max(0, middle) + 0.5) / 64
}

/** What was lighter than the middle is lighter than the new colour, what was darker is darker: a face stays a face. */
const toned = (channel: number, luma: number, middle: number, paling: number): number =>
  luma >= middle
    ? channel + ((255 - channel) * towardsWhite * paling * (luma - middle)) / Math.max(0.05, 1 - middle)
    : channel * (1 - (towardsBlack * (middle - luma)) / Math.max(0.05, middle))

/** How much less the light of what is full of a colour pales: it is no shine, and light red would be pink. */
const ofFull = 0.75

const palingOf = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue)
  return 1 - (ofFull * (most - Math.min(red, green, blue))) / Math.max(1, most)
}

/** `pales`: how much of its light it keeps. */
export const colourWhere = (easel: Easel, mask: Mask, colour: Colour, pales = 1): void => {
  const { width, height } = easel.canvas
  const [red, green, blue] = rgbOf(colour)
  const middle = middleOf(easel, mask)
  const where = whereMask(mask, easel)
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    const shareAt = where(top, rows, data)
    for (let at = 0; at < data.length; at += 4) {
      const share = shareAt(at)
      if (share <= 0) continue
      const luma = lumaAt(data, at)
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const paling = pales * palingOf(r, g, b)
      data[at] = r + (toned(red, luma, middle, paling) - r) * share
      data[at + 1] = g + (toned(green, luma, middle, paling) - g) * share
      data[at + 2] = b + (toned(blue, luma, middle, paling) - b) * share
    }
    easel.ctx.putImageData(image, 0, top)
  }
}

/** Pixels of a thing in the very colour of the ground differ little: what is enclosed by it and differs at all is its own. */
export const whereSolid = (bare: Easel, { width, height, shares }: Mask): Where => {
  const isOpen = openAround(shares, width, height)
  return (top, rows, own) => {
    const without = bare.ctx.getImageData(0, top, width, rows).data
    return (at) => {
      const share = (shares[top * width + at / 4] ?? 0) / 255
      if (share >= 1 || isOpen((at / 4) % width, top + Math.floor(at / 4 / width))) return share
      return changeAt(own, without, at) >= trace ? 1 : share
    }
  }
}

/** Cells across in which it is told what a thing encloses. */
const across = 100

/** Whether a pixel can be reached from the edges of the sheet without crossing the thing. */
const openAround = (shares: Uint8Array, width: number, height: number): ((x: number, y: number) => boolean) => {
  const rows = Math.round((across * height) / width)
  const cellOf = (x: number, y: number): number =>
    Math.min(rows - 1, Math.floor((y * rows) / height)) * across +
    Math.min(across - 1, Math.floor((x * across) / width))
  const isWall = new Uint8Array(across * rows)
  for (let at = 0; at < shares.length; at++)
    if ((shares[at] ?? 0) > 127) isWall[cellOf(at % width, Math.floor(at / width))] = 1
  const isReached = new Uint8Array(across * rows)
  const open: number[] = []
  const reach = (column: number, row: number): void => {
    const cell = row * across + column
    if (column < 0 || row < 0 || column >= across || row >= rows || isWall[cell] || isReached[cell]) return
    isReached[cell] = 1
    open.push(cell)
  }
  for (let column = 0; column < across; column++) {
    reach(column, 0)
    reach(column, rows - 1)
  }
  for (let row = 0; row < rows; row++) {
    reach(0, row)
    reach(across - 1, row)
  }
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [column, row] = [cell % across, Math.floor(cell / across)]
    reach(column - 1, row)
    reach(column + 1, row)
    reach(column, row - 1)
    reach(column, row + 1)
  }
  // A cell at the rim of the thing is of both: taken whole, it would leave steps around it.
  const isRim = (cell: number): boolean =>
    [-1, 0, 1].some((down) => [-1, 0, 1].some((by) => isReached[cell + down * across + by] === 1))
  const isOpen = isReached.map((_, cell) => (isRim(cell) ? 1 : 0))
  return (x, y) => isOpen[cellOf(x, y)] === 1
}

/** How much of every pixel is the thing, for later: once the art is finished it can no longer be told apart. */
export const maskOf = (shown: Easel, where: Where): Mask => {
  const { width, height } = shown.canvas
  const shares = new Uint8Array(width * height)
  for (const [top, rows] of bandsOf(height)) {
    const own = shown.ctx.getImageData(0, top, width, rows).data
    const shareAt = where(top, rows, own)
    for (let at = 0; at < own.length; at += 4) shares[top * width + at / 4] = 255 * shareAt(at)
  }
  return { width, height, shares }
}
