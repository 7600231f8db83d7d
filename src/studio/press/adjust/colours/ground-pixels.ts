// Turns the pixels of a picture from one ground to another: ground is exchanged, edges are mixed anew, thin lines that would be lost are
// turned from light to dark or back.
import type { Rgb } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'

/** Pixels around an edge in which the thing and the ground are looked for that are mixed there. */
const reach = 2
/** Distance of colours (of 255 a channel) from which a thing is well seen on a ground, and under which it is lost. */
const seen = 110
const lost = 62
/** Share of lost pixels around one of them under which it belongs to something thin. */
const thin = 0.42
/** Share of ground around something thin from which it stands on it. */
const aroundThin = 0.2
/** Share of a thing (of 255) from which a pixel is its own. */
const ofThing = 40

export interface GroundTurn {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  /** How much of every pixel (of 255) is a thing that stands on the ground, as far as it is known. */
  readonly things: Uint8Array
  /** The colours of the ground along a row, channel after channel; `y` is a share of the height. */
  readonly groundRow: (y: number, width: number) => Float32Array
  readonly wanted: Rgb
  /** Distance of colours up to which a pixel is ground, and from which it is picture. */
  readonly near: number
  readonly far: number
  /** How much of its light and shade the ground keeps. */
  readonly kept: number
  /** Whether all that has the hue of the ground is ground. */
  readonly isFolded: boolean
  /** How far things go along. */
  readonly pull: number
  /** Pixels within which something is thin. */
  readonly thinness: number
}

const lightOf = (red: number, green: number, blue: number): number => red * 0.299 + green * 0.587 + blue * 0.114

const between = (data: Uint8ClampedArray, at: number, [red, green, blue]: Rgb): number =>
  Math.hypot((data[at] ?? 0) - red, (data[at + 1] ?? 0) - green, (data[at + 2] ?? 0) - blue)

/** Distance of two hues (of a turn of 6) up to which they are the same, and from which they are others. */
const sameHue = 0.3
const otherHue = 0.6
/** Colourfulness (of 255) from which a pixel has a hue. */
const coloured = 24

const hueOf = ([red, green, blue]: Rgb, least: number): number | null => {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span < least) return null
  if (most === red) return ((green - blue) / span + 6) % 6
  return most === green ? (blue - red) / span + 2 : (red - green) / span + 4
}

/** How surely a pixel is ground by its hue alone. */
const foldOf = (pixel: Rgb, ground: Rgb): number => {
  const [one, other] = [hueOf(pixel, coloured), hueOf(ground, coloured / 2)]
  if (one === null || other === null) return 0
  const turn = Math.abs(one - other)
  return 1 - smooth(sameHue, otherHue, Math.min(turn, 6 - turn))
}

/** A distance in a byte: the largest is 442. */
const perByte = 2

/** Distance of every pixel from the ground behind it, by `perByte`. */
const distancesOf = ({ width, height, data, groundRow }: GroundTurn): Uint8Array => {
  const distances = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const ground = groundRow(row / height, width)
    for (let x = 0; x < width; x++) {
      const at = (row * width + x) * 4
      const red = (data[at] ?? 0) - (ground[x * 3] ?? 0)
      const green = (data[at + 1] ?? 0) - (ground[x * 3 + 1] ?? 0)
      const blue = (data[at + 2] ?? 0) - (ground[x * 3 + 2] ?? 0)
      distances[row * width + x] = Math.sqrt(red * red + green * green + blue * blue) / perByte
    }
  }
  return distances
}

/** How many pixels of a kind lie in a box of the picture, told by cells: sums over all that is above and left of each. */
class Census {
  readonly #cell: number
  readonly #columns: number
  readonly #rows: number
  readonly #sums: Uint32Array

  constructor({ width, height }: GroundTurn, cell: number, isSet: (nth: number) => boolean) {
    this.#cell = cell
    this.#columns = Math.ceil(width / cell)
    this.#rows = Math.ceil(height / cell)
    const stride = this.#columns + 1
    const sums = new Uint32Array(stride * (this.#rows + 1))
    for (let nth = 0; nth < width * height; nth++) {
      if (!isSet(nth)) continue
      const at = (Math.floor(Math.floor(nth / width) / cell) + 1) * stride + Math.floor((nth % width) / cell) + 1
      sums[at] = (sums[at] ?? 0) + 1
    }
    for (let row = 1; row <= this.#rows; row++)
      for (let column = 1; column < stride; column++) {
        const at = row * stride + column
        sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - stride] ?? 0) - (sums[at - stride - 1] ?? 0)
      }
    this.#sums = sums
  }

  /** Their share of the pixels within `reach` of one. */
  shareAround(x: number, y: number, reach: number): number {
    const stride = this.#columns + 1
    const left = Math.max(0, Math.floor((x - reach) / this.#cell))
    const right = Math.min(this.#columns, Math.floor((x + reach) / this.#cell) + 1)
    const top = Math.max(0, Math.floor((y - reach) / this.#cell)) * stride
    const bottom = Math.min(this.#rows, Math.floor((y + reach) / this.#cell) + 1) * stride
    const sums = this.#sums
    const count =
      (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0)
    return count / ((right - left) * ((bottom - top) / stride) * this.#cell ** 2)
  }
}

const isGroundIn =
  ({ things, near }: GroundTurn, distances: Uint8Array): ((nth: number) => boolean) =>
  (nth) =>
    (distances[nth] ?? 0) * perByte < near && (things[nth] ?? 0) < ofThing

/** Cells that fit into what is thin. */
const cellsInThin = 6

/** How surely a pixel belongs to a thin thing that is lost on the new ground. */
const thinAndLost = (turn: GroundTurn, distances: Uint8Array): ((nth: number) => number) => {
  const { width, data, things, wanted, near, thinness } = turn
  const lostness = (nth: number): number =>
    (distances[nth] ?? 0) * perByte < near * 1.6 ? 0 : 1 - smooth(lost, seen, between(data, nth * 4, wanted))
  const cell = Math.max(1, Math.floor(thinness / cellsInThin))
  const lostOnes = new Census(turn, cell, (nth) => lostness(nth) > 0.5)
  // Lines within a solid thing are its own drawing: it is seen without them, if it is plainly painted between them.
  const isPainted = (nth: number): boolean =>
    (distances[nth] ?? 0) * perByte >= near * 1.6 && between(data, nth * 4, wanted) > lost
  // What stands before something else than the ground is no more lost than it was.
  const grounds = new Census(turn, cell, isGroundIn(turn, distances))
  const solid = new Census(turn, cell, (nth) => (things[nth] ?? 0) > 127 && isPainted(nth))
  return (nth) => {
    const own = lostness(nth)
    if (own <= 0) return 0
    const [x, y] = [nth % width, Math.floor(nth / width)]
    const isOnGround = grounds.shareAround(x, y, thinness) >= aroundThin
    return isOnGround && lostOnes.shareAround(x, y, thinness) < thin && solid.shareAround(x, y, thinness) < thin
      ? own
      : 0
  }
}

/** Finds, of the pixels around one, that which is furthest from the ground; null where none of them is ground. */
const edgesOf = (turn: GroundTurn, distances: Uint8Array): ((nth: number) => number | null) => {
  const { width, height } = turn
  const isGround = isGroundIn(turn, distances)
  // Most of a thing is far from any ground, and need not be searched pixel by pixel.
  const grounds = new Census(turn, 4, isGround)
  return (nth) => {
    const [column, row] = [nth % width, Math.floor(nth / width)]
    if (grounds.shareAround(column, row, reach) === 0) return null
    let furthest = nth
    let isAtGround = false
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
        const other = y * width + x
        if (isGround(other)) isAtGround = true
        if ((distances[other] ?? 0) > (distances[furthest] ?? 0)) furthest = other
      }
    return isAtGround ? furthest : null
  }
}

/** Sets the picture on its new ground, pixel by pixel: a row is written when no other looks at it any more. */
export const setOnNewGround = (turn: GroundTurn): void => {
  const { width, height, data, things, groundRow, wanted, near, far, kept, pull, isFolded } = turn
  const distances = distancesOf(turn)
  const lostAt = thinAndLost(turn, distances)
  const edgeAt = edgesOf(turn, distances)
  const light = lightOf(...wanted)
  const waiting: Uint8ClampedArray[] = []
  for (let row = 0; row < height; row++) {
    const grounds = groundRow(row / height, width)
    const turned = data.slice(row * width * 4, (row + 1) * width * 4)
    for (let x = 0; x < width; x++) {
      const nth = row * width + x
      const at = nth * 4
      const ground: Rgb = [grounds[x * 3] ?? 0, grounds[x * 3 + 1] ?? 0, grounds[x * 3 + 2] ?? 0]
      const distance = (distances[nth] ?? 0) * perByte
      const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const plain = 1 - smooth(near, far, distance)
      const fold = isFolded && plain < 1 ? foldOf(pixel, ground) : 0
      const soft = Math.max(plain, fold) * (1 - (things[nth] ?? 0) / 255)
      const furthest = soft < 1 ? edgeAt(nth) : null
      const mixed = furthest === null ? 0 : 1 - distance / Math.max(near, (distances[furthest] ?? 1) * perByte)
      const share = Math.max(soft, mixed)
      const source = furthest !== null && mixed >= soft ? furthest : nth
      const flip = lostAt(source)
      const lit = lightOf(data[source * 4] ?? 0, data[source * 4 + 1] ?? 0, data[source * 4 + 2] ?? 0)
      const shade = (lightOf(...pixel) - lightOf(...ground)) * kept
      for (let channel = 0; channel < 3; channel++) {
        const asked = wanted[channel] ?? 0
        const thing =
          (data[source * 4 + channel] ?? 0) +
          (255 - 2 * lit) * flip +
          (asked - light) * pull * (1 - (things[nth] ?? 0) / 255)
        const own = fold > plain ? shade : ((pixel[channel] ?? 0) - (ground[channel] ?? 0)) * kept
        const exchanged = asked + (share > soft ? 0 : own)
        turned[x * 4 + channel] = thing + (exchanged - thing) * share
      }
    }
    waiting.push(turned)
    if (waiting.length > reach) data.set(waiting.shift() ?? [], (row - reach) * width * 4)
  }
  for (const [nth, row] of waiting.entries()) data.set(row, (height - waiting.length + nth) * width * 4)
}
