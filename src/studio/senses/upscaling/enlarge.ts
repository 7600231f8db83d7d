// Enlarges by the network, tile after tile, in limited memory. No seams are to be seen: each tile is read with so much around it that
// every pixel is, to half a level, the one that the whole picture would give.
import type { InferenceSession } from 'onnxruntime-node'
import { floatsOf, floatTensor } from '../models/tensors.ts'
import type { Area, Pixels } from './pixels.ts'
import { type Taps, tapsAt } from './taps.ts'

/** What the network multiplies sides by. */
const step = 4

/**
 * Source pixels read around a tile. The network looks 18 far, but what is beyond 12 changed no value by more than half a level;
 * the taps of the resampling need three more.
 */
const around = 12 + 3

/** Source pixels on a side of a tile: larger ones waste less on their surroundings and need more memory. */
export const standardTile = 240

/** The area as the network takes it, plane by plane from 0 to 1; beyond the edges the outermost pixels are repeated. */
const planesOf = ({ data, width, height }: Pixels, area: Area): Float32Array => {
  const size = area.width * area.height
  const planes = new Float32Array(size * 3)
  for (let y = 0; y < area.height; y += 1) {
    const row = Math.min(height - 1, Math.max(0, area.top + y)) * width
    for (let x = 0; x < area.width; x += 1) {
      const from = (row + Math.min(width - 1, Math.max(0, area.left + x))) * 3
      const to = y * area.width + x
      planes[to] = (data[from] ?? 0) / 255
      planes[size + to] = (data[from + 1] ?? 0) / 255
      planes[size * 2 + to] = (data[from + 2] ?? 0) / 255
    }
  }
  return planes
}

type Axis = { readonly taps: readonly Taps[]; readonly start: number; readonly length: number }

/** A stretch of the target along one axis: the source pixels it is read from, and the taps into the network's output. */
const axisOf = (from: number, to: number, scale: number): Axis => {
  const start = Math.floor(from / scale) - around
  const length = Math.ceil(to / scale) + around - start
  const taps = Array.from({ length: to - from }, (_, at) => {
    const { first, weights } = tapsAt(from + at, step / scale)
    return { first: first - start * step, weights }
  })
  return { taps, start, length }
}

/** Rows of the network's output made as wide as the target. */
const narrowed = (plane: Float32Array, stride: number, columns: readonly Taps[], rows: number): Float32Array => {
  const result = new Float32Array(columns.length * rows)
  for (let y = 0; y < rows; y += 1) {
    for (const [x, { first, weights }] of columns.entries()) {
      let sum = 0
      for (let at = 0; at < weights.length; at += 1) sum += (plane[y * stride + first + at] ?? 0) * (weights[at] ?? 0)
      result[y * columns.length + x] = sum
    }
  }
  return result
}

const writePlane = (
  plane: Float32Array,
  channel: number,
  rows: Axis,
  columns: Axis,
  target: Pixels,
  area: Area,
): void => {
  const narrow = narrowed(plane, columns.length * step, columns.taps, rows.length * step)
  for (const [y, { first, weights }] of rows.taps.entries()) {
    for (let x = 0; x < area.width; x += 1) {
      let sum = 0
      for (let at = 0; at < weights.length; at += 1)
        sum += (narrow[(first + at) * area.width + x] ?? 0) * (weights[at] ?? 0)
      const value = Math.min(255, Math.max(0, Math.round(sum * 255)))
      target.data[((area.top + y) * target.width + area.left + x) * 3 + channel] = value
    }
  }
}

const enlargeTile = async (session: InferenceSession, source: Pixels, target: Pixels, area: Area): Promise<void> => {
  const columns = axisOf(area.left, area.left + area.width, target.width / source.width)
  const rows = axisOf(area.top, area.top + area.height, target.height / source.height)
  const read = { left: columns.start, top: rows.start, width: columns.length, height: rows.length }
  const image = await floatTensor(planesOf(source, read), [1, 3, read.height, read.width])
  const enlarged = floatsOf(await session.run({ image }), 'enlarged')
  const size = read.width * read.height * step * step
  for (let channel = 0; channel < 3; channel += 1)
    writePlane(enlarged.subarray(channel * size, (channel + 1) * size), channel, rows, columns, target, area)
}

/** To exactly these pixels, at most four times as large. */
export const enlarge = async (
  session: InferenceSession,
  source: Pixels,
  { width, height }: { readonly width: number; readonly height: number },
  tile: number,
): Promise<Pixels> => {
  const target = { width, height, data: new Uint8Array(width * height * 3) }
  const across = Math.max(1, Math.round((tile * width) / source.width))
  const down = Math.max(1, Math.round((tile * height) / source.height))
  for (let top = 0; top < height; top += down) {
    for (let left = 0; left < width; left += across) {
      const area = { left, top, width: Math.min(across, width - left), height: Math.min(down, height - top) }
      await enlargeTile(session, source, target, area)
    }
  }
  return target
}
