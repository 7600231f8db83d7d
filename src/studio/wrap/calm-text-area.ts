// Lets text be read on the back without a plate: its ground runs gently into tones on which one ink stands out, and what is livelier than
// that is held back. Every place keeps its own hue, so the light of the picture remains.
import type { Canvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import {
  type Cells,
  ceiling,
  chooseInks,
  floor,
  groundFor,
  type Inks,
  lightnessOf,
  usualTone,
} from './reading-tones.ts'
import { mapTones, rowOfTones, softened, type ToneMap, toneMapOf } from './tone-map.ts'
import { bottomOf, type Patch, rightOf } from './wrap-sheet.ts'

const columns = 150
/** How wide the ground of a place reaches, in cells to each side. */
const breadth = 4
/** What remains of detail behind text, and of detail that is lighter or darker than text allows. */
const detail = 0.82
const loudDetail = 0.22
/** Rows that are worked on at once: a whole sheet would be copied twice otherwise. */
const rowsAtOnce = 128

export interface Calming {
  /** Where text will stand, in pixels of the canvas. */
  readonly area: Patch
  /** What is fully calmed, and how far beyond it calm runs out. */
  readonly full: Patch
  readonly beyond: { readonly across: number; readonly upright: number }
}

/** For every place along a side, 0 to 1: how much it is calmed. */
const strengths = (length: number, start: number, end: number, beyond: number): Float32Array =>
  Float32Array.from(
    { length },
    (_, at) => smooth(start - beyond, start, at + 0.5) * (1 - smooth(end, end + beyond, at + 0.5)),
  )

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
  readonly strength: Float32Array
  /** Of this row. */
  readonly share: number
  readonly forLight: number
  /** How much of what is too lively is held back. */
  readonly holding: number
}

/** One row: `start` is its first byte. */
const calmRow = (band: Band, start: number): void => {
  const { data, width, ground, aim, strength, forLight } = band
  for (let x = 0; x < width; x++) {
    const share = (strength[x] ?? 0) * band.share
    if (share === 0) continue
    const at = start + x * 4
    const calm = (channel: number): number => {
      const own = ground[x * 3 + channel] ?? 0
      const lively = (data[at + channel] ?? 0) - own
      const value = own + ((aim[x * 3 + channel] ?? 0) - own) * share + lively * (1 - (1 - detail) * share)
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

const inkAt = ({ rows }: Inks, y: number, height: number): number =>
  rows[Math.min(rows.length - 1, Math.floor((y * rows.length) / height))] ?? 0

export const calmTextArea = (canvas: Canvas, { area, full, beyond }: Calming): void => {
  const { width, height } = canvas
  const ground = softened(toneMapOf(canvas, columns), breadth)
  const cells = cellsOf(area, canvas, ground)
  const inks = chooseInks(ground, cells)
  const usual = usualTone(ground, inks, cells)
  const aim = softened(
    mapTones(ground, (tone, _, y) => groundFor(tone, inks.rows[y] ?? 0, usual, inks.strength)),
    2,
  )
  const strength = strengths(width, full.left, rightOf(full), beyond.across)
  const shares = strengths(height, full.top, bottomOf(full), beyond.upright)
  const ctx = canvas.getContext('2d')
  const [ownRow, aimRow] = [new Float32Array(width * 3), new Float32Array(width * 3)]
  for (let top = 0; top < height; top += rowsAtOnce) {
    const image = ctx.getImageData(0, top, width, Math.min(rowsAtOnce, height - top))
    for (let row = 0; row < image.height; row++) {
      rowOfTones(ground, top + row, width, height, ownRow)
      rowOfTones(aim, top + row, width, height, aimRow)
      const forLight = inkAt(inks, top + row, height)
      const share = shares[top + row] ?? 0
      calmRow(
        { data: image.data, width, ground: ownRow, aim: aimRow, strength, share, forLight, holding: inks.strength },
        row * width * 4,
      )
    }
    ctx.putImageData(image, 0, top)
  }
}
