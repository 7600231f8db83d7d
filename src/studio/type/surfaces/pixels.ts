// Letters worked out pixel by pixel from the distance to their edge, at no more than a pixel or so a unit, and laid inside their crisp outline.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { grown } from '../../paint/boxes.ts'
import type { Context } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { distanceInside } from '../../paint/materials/distance.ts'
import type { Letters } from './letters.ts'

/** Units from the edge inwards, and the place on the sheet, to a colour; written with `put`. */
export type Shade = (inside: number, x: number, y: number, put: Put) => void
export type Put = (red: number, green: number, blue: number, alpha?: number) => void

interface Shading {
  readonly shade: Shade
  /** What is drawn; the letters themselves unless told otherwise. */
  readonly draw?: (ctx: Context) => void
  /** Units around the letters that are drawn on too. */
  readonly margin?: number
}

/** Finer than this shows no more, and costs as the square. */
const finest = 0.62
const coarsest = 0.4

export const paintPixels = (letters: Letters, { shade, draw, margin = 0 }: Shading): void => {
  const { easel, size } = letters
  const resolution = Math.min(finest, Math.max(coarsest, easel.scale))
  const traced = draw ?? letters.trace
  const white = (ctx: Context): void => {
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#ffffff'
    traced(ctx)
  }
  const box = grown(letters.box, size * 0.12 + margin)
  using coarse = easel.layer(white, { box, detail: resolution / easel.scale })
  const { width, height } = coarse.canvas
  const { data } = coarse.canvas.getContext('2d').getImageData(0, 0, width, height)
  const mask = new Uint8Array(width * height)
  for (let at = 0; at < mask.length; at++) mask[at] = data[at * 4 + 3] ?? 0
  const distance = distanceInside(mask, width, height)
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(width, height)
  let to = 0
  const put: Put = (red, green, blue, alpha = 255) => {
    image.data[to] = red
    image.data[to + 1] = green
    image.data[to + 2] = blue
    image.data[to + 3] = alpha
  }
  const step = 1 / coarse.scale
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      // Pixels next to the letters are shaded too, or scaling up would fade their edge.
      if (!mask[at] && !mask[at - 1] && !mask[at + 1] && !mask[at - width] && !mask[at + width]) continue
      to = at * 4
      shade((distance[at] ?? 0) * step, box.x + (column + 0.5) * step, box.y + (row + 0.5) * step, put)
    }
  ctx.putImageData(image, 0, 0)
  using crisp = easel.layer(white, { box })
  const onto = crisp.canvas.getContext('2d')
  onto.globalCompositeOperation = 'source-in'
  onto.imageSmoothingQuality = 'low'
  onto.drawImage(canvas, box.x, box.y, width * step, height * step)
  freeCanvas(canvas)
  easel.lay(crisp)
}

/** A table of colours from 0 to 1, so that no pixel mixes any itself. */
export const tableOf = (stops: readonly (readonly [at: number, colour: Colour])[]): ((share: number) => number) => {
  const steps = 256
  const table = new Uint8Array(steps * 3)
  for (let step = 0; step < steps; step++) {
    const at = step / (steps - 1)
    const next = stops.findIndex(([place]) => place >= at)
    const upper = stops[next === -1 ? stops.length - 1 : next] ?? [1, '#000000']
    const lower = stops[Math.max(0, next === -1 ? stops.length - 1 : next - 1)] ?? upper
    const share = upper[0] === lower[0] ? 1 : (at - lower[0]) / (upper[0] - lower[0])
    const [one, other] = [rgbOf(lower[1]), rgbOf(upper[1])]
    for (const channel of [0, 1, 2] as const)
      table[step * 3 + channel] = one[channel] + (other[channel] - one[channel]) * Math.min(1, Math.max(0, share))
  }
  return (share) => {
    const from = Math.round(Math.min(1, Math.max(0, share)) * (steps - 1)) * 3
    return ((table[from] ?? 0) << 16) | ((table[from + 1] ?? 0) << 8) | (table[from + 2] ?? 0)
  }
}

/** Writes a colour of a table, lighter or darker. */
export const putTone = (put: Put, colour: number, light = 1, alpha = 255): void =>
  put(
    Math.min(255, (colour >> 16) * light),
    Math.min(255, ((colour >> 8) & 255) * light),
    Math.min(255, (colour & 255) * light),
    alpha,
  )
