// A small, soft map of a picture's tones, and reading it smoothly anywhere.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../colour/colour.ts'

export interface ToneMap {
  readonly columns: number
  readonly rows: number
  /** Red, green, blue of every cell, 0 to 255, row by row. */
  readonly tones: Float32Array
}

/** `columns` across; every cell is the mean of what it stands for. */
export const toneMapOf = (canvas: Canvas, columns: number): ToneMap => {
  const rows = Math.max(2, Math.round((columns * canvas.height) / canvas.width))
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, 0, 0, columns, rows)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  const tones = new Float32Array(columns * rows * 3)
  for (let at = 0; at < columns * rows; at++)
    for (let channel = 0; channel < 3; channel++) tones[at * 3 + channel] = data[at * 4 + channel] ?? 0
  return { columns, rows, tones }
}

/** The running mean of a line of cells, `radius` to each side; the ends count on beyond themselves. */
const softenLine = (tones: Float32Array, start: number, stride: number, count: number, radius: number): void => {
  const line = new Float32Array(count + radius * 2 + 1)
  for (let at = 0; at < line.length; at++)
    line[at] = tones[start + Math.min(count - 1, Math.max(0, at - radius)) * stride] ?? 0
  const width = radius * 2 + 1
  let sum = 0
  for (let at = 0; at < width; at++) sum += line[at] ?? 0
  for (let at = 0; at < count; at++) {
    tones[start + at * stride] = sum / width
    sum += (line[at + width] ?? 0) - (line[at] ?? 0)
  }
}

/** Three running means each way look like a bell. */
export const softened = ({ columns, rows, tones }: ToneMap, radius: number): ToneMap => {
  const soft = Float32Array.from(tones)
  for (let pass = 0; pass < 3; pass++)
    for (let channel = 0; channel < 3; channel++) {
      for (let y = 0; y < rows; y++) softenLine(soft, y * columns * 3 + channel, 3, columns, radius)
      for (let x = 0; x < columns; x++) softenLine(soft, x * 3 + channel, columns * 3, rows, radius)
    }
  return { columns, rows, tones: soft }
}

export const toneAt = ({ tones }: ToneMap, cell: number): Rgb => [
  tones[cell * 3] ?? 0,
  tones[cell * 3 + 1] ?? 0,
  tones[cell * 3 + 2] ?? 0,
]

/** Every cell through a rule of its own. */
export const mapTones = (map: ToneMap, rule: (tone: Rgb, x: number, y: number) => Rgb): ToneMap => {
  const tones = new Float32Array(map.tones.length)
  for (let cell = 0; cell < map.columns * map.rows; cell++)
    tones.set(rule(toneAt(map, cell), cell % map.columns, Math.floor(cell / map.columns)), cell * 3)
  return { ...map, tones }
}

/** One row of a picture `width` wide and `height` high, read smoothly from the map: three numbers a pixel. */
export const rowOfTones = (map: ToneMap, y: number, width: number, height: number, into: Float32Array): void => {
  const { columns, rows, tones } = map
  const v = Math.min(rows - 1.001, Math.max(0, ((y + 0.5) * rows) / height - 0.5))
  const top = Math.floor(v) * columns * 3
  const bottom = top + columns * 3
  const down = v - Math.floor(v)
  for (let x = 0; x < width; x++) {
    const u = Math.min(columns - 1.001, Math.max(0, ((x + 0.5) * columns) / width - 0.5))
    const left = Math.floor(u) * 3
    const across = u - Math.floor(u)
    for (let channel = 0; channel < 3; channel++) {
      const at = left + channel
      const above = (tones[top + at] ?? 0) * (1 - across) + (tones[top + at + 3] ?? 0) * across
      const below = (tones[bottom + at] ?? 0) * (1 - across) + (tones[bottom + at + 3] ?? 0) * across
      into[x * 3 + channel] = above * (1 - down) + below * down
    }
  }
}
