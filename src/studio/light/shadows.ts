// What a relief throws on its surroundings: its shadow on what is right behind it, and on a floor before which it stands.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../colour/colour.ts'
import { blurred } from './blur.ts'
import type { Occlusion } from './occlusion.ts'
import type { Relief } from './stack.ts'

const veilOf = (field: Float32Array, w: number, h: number, colour: Colour, strength: number): Canvas => {
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(w, h)
  const { data } = image
  const [red, green, blue] = rgbOf(colour)
  for (let at = 0, p = 0; at < field.length; at++, p += 4) {
    data[p] = red
    data[p + 1] = green
    data[p + 2] = blue
    data[p + 3] = 255 * Math.min(1, strength * (field[at] ?? 0))
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** The shadow on the wall or the table right behind, of half the size of the relief; and the dark close around where it touches. */
export const wallShadow = (
  { w, h, dark }: Occlusion,
  { cover, w: full }: Relief,
  colour: Colour,
  strength: number,
  blur: number,
): Canvas => {
  const soft = blur >= 1 ? blurred(dark, w, h, Math.round(blur)) : dark
  const mask = new Float32Array(w * h)
  for (let y = 0, at = 0; y < h; y++) for (let x = 0; x < w; x++, at++) mask[at] = cover[y * 2 * full + x * 2] ?? 0
  const touch = blurred(mask, w, h, Math.max(1, Math.round(blur * 0.8 + h * 0.003)))
  const field = new Float32Array(w * h)
  for (let at = 0; at < field.length; at++) field[at] = Math.max(soft[at] ?? 0, 0.55 * (touch[at] ?? 0))
  return veilOf(field, w, h, colour, strength)
}

export interface FloorLight {
  /** How far the shadow leans to the right for its length, how long it is for the height, and how dark. */
  readonly lean: number
  readonly length: number
  readonly strength: number
}

const coarse = 4

/** A thing that stands, laid over on the floor at quarter size: twice as wide as the relief, its foot in the middle of the height. */
export const floorShadow = (
  { cover, w, h }: Relief,
  foot: number,
  { lean, length, strength }: FloorLight,
  colour: Colour,
): Canvas => {
  const wide = Math.ceil(w / coarse) * 2
  const high = Math.ceil(h / coarse)
  const long = new Float32Array(wide * high)
  const touch = new Float32Array(wide * high)
  const base = Math.round(high * 0.5)
  const near = Math.round(foot - h * 0.012)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      // Light from before a thing throws its shadow up the sheet, light from behind it down.
      const up = (base - y) / length
      const sx = Math.round((x - wide / 4 - (base - y) * lean) * coarse)
      const sy = Math.round(foot - Math.abs(up) * coarse)
      if (up >= -0.5 && sx >= 0 && sx < w && sy >= 0 && sy < h)
        long[y * wide + x] = (cover[sy * w + sx] ?? 0) * Math.exp((-up * coarse) / (h * 0.6))
      const cx = Math.round((x - wide / 4) * coarse)
      if (Math.abs(y - base) < high * 0.01 && cx >= 0 && cx < w) touch[y * wide + x] = cover[near * w + cx] ?? 0
    }
  const r = Math.max(1, Math.round(high * 0.012))
  const soft = blurred(long, wide, high, r)
  const tight = blurred(touch, wide, high, Math.max(1, Math.round(r * 0.8)))
  for (let at = 0; at < soft.length; at++) soft[at] = (soft[at] ?? 0) + 1.7 * (tight[at] ?? 0)
  return veilOf(soft, wide, high, colour, strength)
}
