// Paints over what a painter adds to a picture, in one colour: where the colour is seen in the end, that part of the picture is seen.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { smooth } from './curves.ts'
import type { PartName } from './part-names.ts'

/** Of 255, as a colour. */
export const greyOf = (light: number): string => `#${light.toString(16).padStart(2, '0').repeat(3)}`

export interface Flood {
  readonly parts: readonly PartName[]
  /** Motifs that are painted over as well, by their names. */
  readonly things?: readonly string[]
  /** Whether silhouettes are painted over too: shadows and rims of light are some, but so are all that a picture may show of a thing. */
  readonly isOfShapes?: boolean
  /** A grey, of 255. */
  readonly colour: number
}

/** What lies under the part while it is painted, channel by channel: no painter uses it, so that whatever differs is the part's own. */
const [underRed, underGreen, underBlue] = [255, 0, 255]
/** Change of a channel (of 255) from which a pixel belongs to the part, and at which it does so wholly. */
const first = 10
const whole = 70

/** Paints something else on a part that is being painted over: it is none of the part. */
export const keepUnflooded = <Result>(ctx: SKRSContext2D, paint: () => Result): Result => {
  const { width, height } = ctx.canvas
  const before = ctx.getImageData(0, 0, width, height).data
  const result = paint()
  const after = ctx.getImageData(0, 0, width, height)
  const { data } = after
  for (let at = 0; at < data.length; at += 4) {
    const change = [0, 1, 2, 3].reduce(
      (most, channel) => Math.max(most, Math.abs((data[at + channel] ?? 0) - (before[at + channel] ?? 0))),
      0,
    )
    if (change <= first) continue
    const share = smooth(first, whole, change)
    data[at] = (data[at] ?? 0) + (underRed - (data[at] ?? 0)) * share
    data[at + 1] = (data[at + 1] ?? 0) + (underGreen - (data[at + 1] ?? 0)) * share
    data[at + 2] = (data[at + 2] ?? 0) + (underBlue - (data[at + 2] ?? 0)) * share
  }
  ctx.putImageData(after, 0, 0)
  return result
}

export const floodPart = <Result>(ctx: SKRSContext2D, colour: number, paint: () => Result): Result => {
  const { width, height } = ctx.canvas
  const before = ctx.getImageData(0, 0, width, height)
  const key = ctx.createImageData(width, height)
  new Uint32Array(key.data.buffer).fill(0xff000000 | (underBlue << 16) | (underGreen << 8) | underRed)
  ctx.putImageData(key, 0, 0)
  const result = paint()
  const after = ctx.getImageData(0, 0, width, height).data
  const { data } = before
  for (let at = 0; at < data.length; at += 4) {
    const change = Math.max(
      Math.abs((after[at] ?? 0) - underRed),
      Math.abs((after[at + 1] ?? 0) - underGreen),
      Math.abs((after[at + 2] ?? 0) - underBlue),
    )
    if (change <= first) continue
    const share = smooth(first, whole, change)
    data[at] = (data[at] ?? 0) + (colour - (data[at] ?? 0)) * share
    data[at + 1] = (data[at + 1] ?? 0) + (colour - (data[at + 1] ?? 0)) * share
    data[at + 2] = (data[at + 2] ?? 0) + (colour - (data[at + 2] ?? 0)) * share
    data[at + 3] = Math.max(data[at + 3] ?? 0, 255 * share)
  }
  ctx.putImageData(before, 0, 0)
  return result
}
