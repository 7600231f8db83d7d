// Gives the hero another colour, whatever it is made of: the pixels that are not there without it are its own.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { bandsOf } from '../../paint/bands.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'

/** Change of a channel (of 255) from which a pixel belongs to the hero, and at which it does so wholly. */
const first = 16
const whole = 44
/** How far its own light and shade may lead from the new colour, as shares of the way to white and to black. */
const towardsWhite = 0.72
const towardsBlack = 0.72

type Pixels = Uint8ClampedArray

const lumaAt = (data: Pixels, at: number): number =>
  ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114) / 255

const changeAt = (shown: Pixels, bare: Pixels, at: number): number =>
  Math.max(
    Math.abs((shown[at] ?? 0) - (bare[at] ?? 0)),
    Math.abs((shown[at + 1] ?? 0) - (bare[at + 1] ?? 0)),
    Math.abs((shown[at + 2] ?? 0) - (bare[at + 2] ?? 0)),
  )

/** The ground in the hero's shadow is only darker than without it, in all channels alike: it keeps its colour. */
const isShadow = (shown: Pixels, bare: Pixels, at: number): boolean => {
  const shares = [0, 1, 2].map((channel) => ((shown[at + channel] ?? 0) + 6) / ((bare[at + channel] ?? 0) + 6))
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return most < 1 && least > 0.5 && most - least < 0.07
}

/** The middle lightness of the hero, which the new colour takes. */
const middleOf = (easel: Easel, bare: Easel): number => {
  const { width, height } = easel.canvas
  const counts = new Array<number>(64).fill(0)
  for (const [top, rows] of bandsOf(height)) {
    const shown = easel.ctx.getImageData(0, top, width, rows).data
    const without = bare.ctx.getImageData(0, top, width, rows).data
    for (let at = 0; at < shown.length; at += 4) {
      if (changeAt(shown, without, at) < whole || isShadow(shown, without, at)) continue
      const bin = Math.min(63, Math.floor(lumaAt(shown, at) * 64))
      counts[bin] = (counts[bin] ?? 0) + 1
    }
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
const toned = (channel: number, luma: number, middle: number): number =>
  luma >= middle
    ? channel + ((255 - channel) * towardsWhite * (luma - middle)) / Math.max(0.05, 1 - middle)
    : channel * (1 - (towardsBlack * (middle - luma)) / Math.max(0.05, middle))

export const colourHero = (easel: Easel, bare: Easel, colour: Colour): void => {
  const { width, height } = easel.canvas
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const [red, green, blue] = rgbOf(colour)
  const middle = middleOf(easel, bare)
  for (const [top, rows] of bandsOf(height)) {
    const shown = easel.ctx.getImageData(0, top, width, rows).data
    const without = bare.ctx.getImageData(0, top, width, rows).data
    const image = ctx.createImageData(width, rows)
    const { data } = image
    for (let at = 0; at < data.length; at += 4) {
      const change = changeAt(shown, without, at)
      if (change < first || isShadow(shown, without, at)) continue
      const luma = lumaAt(shown, at)
      data[at] = toned(red, luma, middle)
      data[at + 1] = toned(green, luma, middle)
      data[at + 2] = toned(blue, luma, middle)
      data[at + 3] = 255 * smooth(first, whole, change)
    }
    ctx.putImageData(image, 0, top)
  }
  easel.spend({ canvas, box: { x: 0, y: 0, w: easel.w, h: easel.h }, scale: easel.scale })
}
