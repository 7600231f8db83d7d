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

/** How a part is told from what lies under it. */
interface Telling {
  /** What lies under the part while it is painted, channel by channel: whatever differs from it is the part's own. */
  readonly under: readonly [number, number, number]
  /** How much of a pixel is the part's own, by the change of a channel (of 255). */
  readonly shareOf: (change: number) => number
}

/** Change of a channel from which a pixel belongs to a solid part, and at which it does so wholly. No painter uses what lies under it. */
const first = 10
const whole = 70
const under = [255, 0, 255] as const
const solid: Telling = { under, shareOf: (change) => smooth(first, whole, change) }
/** Light is seen best on black, and is a pixel's own as far as it shines. */
const light: Telling = { under: [0, 0, 0], shareOf: (change) => change / 255 }

export const floodPart = <Result>(ctx: SKRSContext2D, colour: number, paint: () => Result): Result =>
  flooded(ctx, colour, paint, solid)

/** The light that a part throws on what is around it: the flood is no stronger than it. */
export const floodLight = <Result>(ctx: SKRSContext2D, colour: number, paint: () => Result): Result =>
  flooded(ctx, colour, paint, light)

const flooded = <Result>(
  ctx: SKRSContext2D,
  colour: number,
  paint: () => Result,
  { under: [underRed, underGreen, underBlue], shareOf }: Telling,
): Result => {
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
    const share = shareOf(change)
    if (share <= 0) continue
    data[at] = (data[at] ?? 0) + (colour - (data[at] ?? 0)) * share
    data[at + 1] = (data[at + 1] ?? 0) + (colour - (data[at + 1] ?? 0)) * share
    data[at + 2] = (data[at + 2] ?? 0) + (colour - (data[at + 2] ?? 0)) * share
    data[at + 3] = Math.max(data[at + 3] ?? 0, 255 * share)
  }
  ctx.putImageData(before, 0, 0)
  return result
}

/** Paints something else on a part that is being painted over: it is none of the part. */
export const keepUnflooded = <Result>(ctx: SKRSContext2D, paint: () => Result): Result => {
  const { width, height } = ctx.canvas
  const before = ctx.getImageData(0, 0, width, height).data
  const result = paint()
  const after = ctx.getImageData(0, 0, width, height)
  const { data } = after
  const [underRed, underGreen, underBlue] = under
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
