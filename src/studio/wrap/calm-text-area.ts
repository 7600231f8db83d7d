// Lets text be read on the back without a plate: its ground runs gently into tones on which one ink stands out, and what is livelier than
// that is held back. Every place keeps its own hue, so the light of the picture remains.
import type { Canvas } from '@napi-rs/canvas'
import { evenly } from '../paint/curves.ts'
import { type Cells, ceiling, chooseInks, floor, groundFor, lightnessOf, usualTone } from './reading-tones.ts'
import { mapTones, rowOfTones, softened, type ToneMap, toneMapOf } from './tone-map.ts'
import type { Patch } from './wrap-sheet.ts'

const columns = 150
/** How wide the ground of a place reaches, in cells to each side. */
const breadth = 4
/** What remains of detail behind text, and of detail that is lighter or darker than text allows. */
const mostDetail = 0.82
const loudDetail = 0.22
/** Of 255: how far detail may be from its ground, in the mean of a place. Flowers and windows that are further are held back as a whole. */
const unrest = 13
/** How many samples across and down tell the unrest of a cell. */
const samples = 4
/** Rows that are worked on at once: a whole sheet would be copied twice otherwise. */
const rowsAtOnce = 128

/** For every column, 0 to 1: how much it is calmed. Wholly up to `full`, and not at all at the right edge if that is further. */
const strengths = (width: number, full: number): Float32Array =>
  Float32Array.from({ length: width }, (_, at) => (full < width ? 1 - evenly(full, width, at + 0.5) : 1))

const cellsOf = ({ left, top, width, height }: Patch, canvas: Canvas, map: ToneMap): Cells => {
  const [across, down] = [map.columns / canvas.width, map.rows / canvas.height]
  return {
    left: Math.max(0, Math.floor(left * across)),
    top: Math.max(0, Math.floor(top * down)),
    right: Math.min(map.columns, Math.ceil((left + width) * across)),
    bottom: Math.min(map.rows, Math.ceil((top + height) * down)),
  }
}

/** What holds a pixel back that is too light or too dark for the text over it: a factor for its lightness. */
const heldBack = (lightness: number, forLight: number): number => {
  const over = Math.max(0, lightness - ceiling) * forLight
  const under = Math.max(0, floor - lightness) * (1 - forLight)
  return lightness + (under - over) * (1 - loudDetail)
}

interface Band {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly ground: Float32Array
  readonly aim: Float32Array
  /** What remains of detail, three equal numbers a pixel. */
  readonly detail: Float32Array
  readonly strength: Float32Array
  readonly forLight: number
  /** How much of what is too lively is held back. */
  readonly holding: number
}

/** One row: `start` is its first byte. */
const calmRow = (band: Band, start: number): void => {
  const { data, width, ground, aim, detail, strength, forLight } = band
  for (let x = 0; x < width; x++) {
    const at = start + x * 4
    const share = strength[x] ?? 0
    if (share === 0) continue
    const calm = (channel: number): number => {
      const own = ground[x * 3 + channel] ?? 0
      const lively = (data[at + channel] ?? 0) - own
      const value =
        own + ((aim[x * 3 + channel] ?? 0) - own) * share + lively * (1 - (1 - (detail[x * 3] ?? 0)) * share)
      return Math.min(255, Math.max(0, value))
    }
    const [red, green, blue] = [calm(0), calm(1), calm(2)]
    const lightness = lightnessOf([red, green, blue])
    const held = lightness + (heldBack(lightness, forLight) - lightness) * share * band.holding
    const factor = held < lightness ? held / lightness : 1
    const lift = held > lightness ? (held - lightness) / Math.max(0.001, 1 - lightness) : 0
    const settle = (value: number): number => value * factor + (255 - value) * lift
    data[at] = settle(red)
    data[at + 1] = settle(green)
    data[at + 2] = settle(blue)
  }
}

/** What may remain of detail, for every cell of the ground's map. */
const detailLeft = (canvas: Canvas, ground: ToneMap, strength: number): ToneMap => {
  const fine = toneMapOf(canvas, ground.columns * samples)
  const sums = new Float32Array(ground.columns * ground.rows)
  for (let y = 0; y < fine.rows; y++)
    for (let x = 0; x < fine.columns; x++) {
      const cell = Math.min(ground.rows - 1, Math.floor(y / samples)) * ground.columns + Math.floor(x / samples)
      for (let channel = 0; channel < 3; channel++) {
        const own = fine.tones[(y * fine.columns + x) * 3 + channel] ?? 0
        sums[cell] = (sums[cell] ?? 0) + Math.abs(own - (ground.tones[cell * 3 + channel] ?? 0)) / (3 * samples ** 2)
      }
    }
  const map = mapTones(ground, (_, x, y) => {
    const seen = sums[y * ground.columns + x] ?? 0
    return [seen, seen, seen]
  })
  return mapTones(softened(map, breadth), ([seen]) => {
    const left = 1 - (1 - Math.min(mostDetail, unrest / Math.max(1, seen))) * strength
    return [left, left, left]
  })
}

/** `area` is where text will stand, in pixels of the canvas; up to the column `full` it is wholly calmed, and ever less beyond it. */
export const calmTextArea = (canvas: Canvas, area: Patch, full: number): void => {
  const { width, height } = canvas
  const ground = softened(toneMapOf(canvas, columns), breadth)
  const cells = cellsOf(area, canvas, ground)
  const inks = chooseInks(ground, cells)
  const usual = usualTone(ground, inks, cells)
  const aim = softened(
    mapTones(ground, (tone, _, y) => groundFor(tone, inks.rows[y] ?? 0, usual, inks.strength)),
    2,
  )
  const left = detailLeft(canvas, ground, inks.strength)
  const strength = strengths(width, full)
  const ctx = canvas.getContext('2d')
  const line = (): Float32Array => new Float32Array(width * 3)
  const [ownRow, aimRow, detail] = [line(), line(), line()]
  for (let top = 0; top < height; top += rowsAtOnce) {
    const image = ctx.getImageData(0, top, width, Math.min(rowsAtOnce, height - top))
    for (let row = 0; row < image.height; row++) {
      rowOfTones(ground, top + row, width, height, ownRow)
      rowOfTones(aim, top + row, width, height, aimRow)
      rowOfTones(left, top + row, width, height, detail)
      const cell = Math.min(ground.rows - 1, Math.floor(((top + row) * ground.rows) / height))
      const forLight = inks.rows[cell] ?? 0
      calmRow(
        {
          data: image.data,
          width,
          ground: ownRow,
          aim: aimRow,
          detail,
          strength,
          forLight,
          holding: inks.strength,
        },
        row * width * 4,
      )
    }
    ctx.putImageData(image, 0, top)
  }
}
