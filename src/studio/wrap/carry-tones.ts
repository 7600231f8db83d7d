// Carries the broad tones along the front's edge into the art beside it, ever softer with distance, so that grounds meet in one colour.
import type { Canvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import { blurredLine } from './blur-line.ts'
import type { Patch } from './wrap-sheet.ts'

/** Columns that are read on each side: fewer would carry grain over. */
export const read = 8
/** How soft the difference is at the joint, as a share of the height, and how much softer with distance. */
const softest = 0.016
const spread = 0.35
/** A difference of more than this (of 255) is another thing, not another tone: to carry it would smear. */
export const mostTone = 34
/** A row that differs by more than this from what is usual around it is a thing as well: a petal before the sky. */
const mostDetail = 20
/** What is around a row, as a share of the height to each side. */
const around = 0.1

/** A channel's mean over the columns, row by row. */
const profile = (data: Uint8ClampedArray, columns: number, rows: number, channel: number): Float32Array =>
  Float32Array.from({ length: rows }, (_, y) => {
    let sum = 0
    for (let x = 0; x < columns; x++) sum += data[(y * columns + x) * 4 + channel] ?? 0
    return sum / columns
  })

/** The middle one of the values around each row. */
const usual = (line: Float32Array): Float32Array => {
  const reach = Math.max(1, Math.round(line.length * around))
  // Every row against some of its neighbours is enough, and a print has thousands of rows.
  const step = Math.max(1, Math.floor(reach / 12))
  return line.map((_, y) => {
    const near: number[] = []
    for (let at = y - reach; at <= y + reach; at += step)
      near.push(line[Math.min(line.length - 1, Math.max(0, at))] ?? 0)
    return near.toSorted((one, other) => one - other)[Math.floor(near.length / 2)] ?? 0
  })
}

/** For every row, 0 to 1: how much of it is ground on both sides. */
const groundShares = (differences: readonly Float32Array[], most: number): Float32Array => {
  const plain = differences.map(usual)
  return Float32Array.from({ length: differences[0]?.length ?? 0 }, (_, y) => {
    const largest = Math.max(...differences.map((line) => Math.abs(line[y] ?? 0)))
    const oddest = Math.max(...differences.map((line, at) => Math.abs((line[y] ?? 0) - (plain[at]?.[y] ?? 0))))
    return (1 - smooth(most, most * 1.6, largest)) * (1 - smooth(mostDetail, mostDetail * 2, oddest))
  })
}

export interface Carrying {
  /** In pixels. */
  readonly reach: number
  /** Differences (of 255) that are carried; `mostTone` where the art has things of its own. */
  readonly most: number
  /** The same place as the front's edge in the art's own picture, where that is known; null: the art's last columns stand for it. */
  readonly twin: Canvas | null
}

/** Below this share of ground around a row, its tone is taken from further away. */
const enoughGround = 0.3

/** The difference ever softer, each line twice as soft as the one before; rows of other things take the tone of the ground around them. */
const softened = (line: Float32Array, weight: Float32Array, first: number): Float32Array[] => {
  const deviations: number[] = []
  for (let deviation = first; deviation < line.length; deviation *= 2) deviations.push(deviation)
  const weighed = line.map((value, y) => value * (weight[y] ?? 0))
  const levels: Float32Array[] = []
  for (const deviation of deviations.toReversed()) {
    const sums = blurredLine(weighed, deviation)
    const weights = blurredLine(weight, deviation)
    const coarser = levels[0]
    const level = sums.map((sum, y) => {
      const share = weights[y] ?? 0
      const trust = Math.min(1, share / enoughGround)
      return (sum / Math.max(0.001, share)) * trust + (coarser?.[y] ?? 0) * (1 - trust)
    })
    levels.unshift(level)
  }
  return levels
}

/** `art` ends where `front` begins; `rows` says which rows of the front lie beside it. */
export const carryTones = (
  art: Canvas,
  front: Canvas,
  rows: Pick<Patch, 'top' | 'height'>,
  { reach, most, twin }: Carrying,
): void => {
  const ctx = art.getContext('2d')
  const { width, height } = art
  const far = Math.min(width, Math.round(reach))
  const image = ctx.getImageData(width - far, 0, far, height)
  const beside = front.getContext('2d').getImageData(0, rows.top, read, rows.height).data
  const last = twin
    ? twin.getContext('2d').getImageData(0, 0, read, height).data
    : ctx.getImageData(width - read, 0, read, height).data
  const differences = [0, 1, 2].map((channel) => {
    const given = profile(last, read, height, channel)
    return profile(beside, read, height, channel).map((value, y) => value - (given[y] ?? 0))
  })
  const weight = groundShares(differences, most)
  for (const [channel, difference] of differences.entries()) {
    const first = height * softest
    const levels = softened(difference, weight, first)
    for (let distance = 0; distance < far; distance++) {
      const share = 1 - smooth(0, far, distance)
      const level = Math.log2(Math.max(1, (distance * spread) / first))
      const finer = levels[Math.min(levels.length - 1, Math.floor(level))]
      const coarser = levels[Math.min(levels.length - 1, Math.floor(level) + 1)]
      if (!finer || !coarser) continue
      const between = level - Math.floor(level)
      const x = far - 1 - distance
      for (let y = 0; y < height; y++) {
        const at = (y * far + x) * 4 + channel
        const added = (finer[y] ?? 0) * (1 - between) + (coarser[y] ?? 0) * between
        image.data[at] = (image.data[at] ?? 0) + added * share
      }
    }
  }
  ctx.putImageData(image, width - far, 0)
}
