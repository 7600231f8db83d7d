// Turns the pixels of a picture from one ground to another: ground is exchanged, edges are mixed anew, thin lines that would be lost are
// turned from light to dark or back.
import type { Rgb } from '../../colour/colour.ts'
import { smooth } from '../../paint/curves.ts'

/** Pixels around an edge in which the thing and the ground are looked for that are mixed there. */
const reach = 2
/** Distance of colours (of 255 a channel) from which a thing is well seen on a ground, and under which it is lost. */
const seen = 110
const lost = 62
/** Share of lost pixels around one of them under which it belongs to something thin. */
const thin = 0.42
/** Share of a thing (of 255) from which a pixel is its own. */
const ofThing = 40

export interface GroundTurn {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  /** How much of every pixel (of 255) is a thing that stands on the ground, as far as it is known. */
  readonly things: Uint8Array
  readonly groundAt: (x: number, y: number) => Rgb
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

/** Distance of every pixel from the ground behind it. */
const distancesOf = ({ width, height, data, groundAt }: GroundTurn): Float32Array =>
  Float32Array.from({ length: width * height }, (_, nth) =>
    between(data, nth * 4, groundAt((nth % width) / width, Math.floor(nth / width) / height)),
  )

/** Sums of flags over all that is above and left, for counting in boxes. */
const summed = (width: number, height: number, isSet: (nth: number) => boolean): Uint32Array => {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let row = 0; row < height; row++) {
    let line = 0
    for (let column = 0; column < width; column++) {
      if (isSet(row * width + column)) line++
      const at = (row + 1) * (width + 1) + column + 1
      sums[at] = (sums[at - width - 1] ?? 0) + line
    }
  }
  return sums
}

/** Whether a pixel belongs to a thin thing that is lost on the new ground. */
const thinAndLost = (turn: GroundTurn, distances: Float32Array): ((nth: number) => number) => {
  const { width, height, data, things, wanted, near, thinness } = turn
  const lostness = (nth: number): number =>
    (distances[nth] ?? 0) < near * 1.6 ? 0 : 1 - smooth(lost, seen, between(data, nth * 4, wanted))
  const sums = summed(width, height, (nth) => lostness(nth) > 0.5)
  // Lines within a solid thing are its own drawing: it is seen without them.
  const solid = summed(width, height, (nth) => (things[nth] ?? 0) > 127)
  return (nth) => {
    const own = lostness(nth)
    if (own <= 0) return 0
    const [column, row] = [nth % width, Math.floor(nth / width)]
    const [left, right] = [Math.max(0, column - thinness), Math.min(width, column + thinness + 1)]
    const [top, bottom] = [Math.max(0, row - thinness), Math.min(height, row + thinness + 1)]
    const area = (right - left) * (bottom - top)
    const share = (of: Uint32Array): number => {
      const sum = (y: number, x: number): number => of[y * (width + 1) + x] ?? 0
      return (sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left)) / area
    }
    return share(sums) < thin && share(solid) < thin ? own : 0
  }
}

/** Of the pixels around one, that which is furthest from the ground; null where none of them is ground. */
const edgeAt = (turn: GroundTurn, distances: Float32Array, nth: number): number | null => {
  const { width, height, things, near } = turn
  const [column, row] = [nth % width, Math.floor(nth / width)]
  let furthest = nth
  let isAtGround = false
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
      const other = y * width + x
      const far = distances[other] ?? 0
      if (far < near && (things[other] ?? 0) < ofThing) isAtGround = true
      if (far > (distances[furthest] ?? 0)) furthest = other
    }
  return isAtGround ? furthest : null
}

/** The picture on its new ground, pixel by pixel. */
export const onNewGround = (turn: GroundTurn): Uint8ClampedArray => {
  const { width, height, data, things, groundAt, wanted, near, far, kept, pull, isFolded } = turn
  const distances = distancesOf(turn)
  const lostAt = thinAndLost(turn, distances)
  const light = lightOf(...wanted)
  const turned = new Uint8ClampedArray(data)
  for (let nth = 0; nth < width * height; nth++) {
    const at = nth * 4
    const ground = groundAt((nth % width) / width, Math.floor(nth / width) / height)
    const distance = distances[nth] ?? 0
    const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const plain = 1 - smooth(near, far, distance)
    const fold = isFolded && plain < 1 ? foldOf(pixel, ground) : 0
    const soft = Math.max(plain, fold) * (1 - (things[nth] ?? 0) / 255)
    const furthest = soft < 1 ? edgeAt(turn, distances, nth) : null
    const mixed = furthest === null ? 0 : 1 - distance / Math.max(near, distances[furthest] ?? 1)
    const share = Math.max(soft, mixed)
    const source = furthest !== null && mixed >= soft ? furthest : nth
    const flip = lostAt(source)
    const lit = lightOf(data[source * 4] ?? 0, data[source * 4 + 1] ?? 0, data[source * 4 + 2] ?? 0)
    const shade = (lightOf(...pixel) - lightOf(...ground)) * kept
    for (const channel of [0, 1, 2] as const) {
      const thing = (data[source * 4 + channel] ?? 0) + (255 - 2 * lit) * flip + (wanted[channel] - light) * pull
      const own = fold > plain ? shade : (pixel[channel] - ground[channel]) * kept
      const exchanged = wanted[channel] + (share > soft ? 0 : own)
      turned[at + channel] = thing + (exchanged - thing) * share
    }
  }
  return turned
}
