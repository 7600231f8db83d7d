// The shapes that a picture is made of: cells run together as long as what is between them is no more than what is within them, so that a faint
// but clear outline is the end of a shape; a wide change of light is a few of them.
import { type Lab, labOf } from '../../../colour/oklab.ts'
import { calmed } from './calm-shapes.ts'
import type { Tones } from './smoothed.ts'

export interface Shapes {
  readonly columns: number
  readonly rows: number
  /** The number of every cell's shape. */
  readonly numbers: Uint32Array
  /** The mean colours of shapes, by their numbers. */
  readonly colours: ReadonlyMap<number, Lab>
}

/** How readily small shapes run together, in distance of colours times cells. */
const readiness = 1.6
/** Cells under which something is no shape of its own. */
const least = 140
/** Cells around one that say whose it is, pass by pass. */
const calming = [4, 4, 3] as const
/** Steps by which distances of colours are sorted, and how many there are. */
const finest = 1 / 4096
const steps = 2048

const labsOf = (tones: Tones): Float32Array => {
  const labs = new Float32Array(tones.length)
  for (let at = 0; at < tones.length; at += 3) {
    const { l, a, b } = labOf(
      Math.round(tones[at] ?? 0),
      Math.round(tones[at + 1] ?? 0),
      Math.round(tones[at + 2] ?? 0),
    )
    labs.set([l, a, b], at)
  }
  return labs
}

/** Pairs of cells beside each other, those of like colours first: twice the cell, and one more where the other is below it. */
const pairsOf = (labs: Float32Array, columns: number, rows: number): { pairs: Uint32Array; away: Uint16Array } => {
  const weights = new Uint16Array(columns * rows * 2).fill(steps)
  const apart = (one: number, other: number): number => {
    const l = (labs[one * 3] ?? 0) - (labs[other * 3] ?? 0)
    const a = (labs[one * 3 + 1] ?? 0) - (labs[other * 3 + 1] ?? 0)
    const b = (labs[one * 3 + 2] ?? 0) - (labs[other * 3 + 2] ?? 0)
    return Math.min(steps - 1, Math.round(Math.sqrt(l * l + a * a + b * b) / finest))
  }
  for (let at = 0; at < columns * rows; at++) {
    if ((at + 1) % columns !== 0) weights[at * 2] = apart(at, at + 1)
    if (at + columns < columns * rows) weights[at * 2 + 1] = apart(at, at + columns)
  }
  const starts = new Uint32Array(steps + 2)
  for (const weight of weights) starts[weight + 1] = (starts[weight + 1] ?? 0) + 1
  for (let step = 1; step < starts.length; step++) starts[step] = (starts[step] ?? 0) + (starts[step - 1] ?? 0)
  const pairs = new Uint32Array(starts[steps] ?? 0)
  weights.forEach((weight, pair) => {
    if (weight === steps) return
    const at = starts[weight] ?? 0
    pairs[at] = pair
    starts[weight] = at + 1
  })
  return { pairs, away: weights }
}

const meansOf = (labs: Float32Array, numbers: Uint32Array): ReadonlyMap<number, Lab> => {
  const sums = new Map<number, [number, number, number, number]>()
  numbers.forEach((number, at) => {
    const sum = sums.get(number) ?? [0, 0, 0, 0]
    sum[0] += labs[at * 3] ?? 0
    sum[1] += labs[at * 3 + 1] ?? 0
    sum[2] += labs[at * 3 + 2] ?? 0
    sum[3] += 1
    sums.set(number, sum)
  })
  return new Map([...sums].map(([number, [l, a, b, count]]) => [number, { l: l / count, a: a / count, b: b / count }]))
}

export const shapesOf = (tones: Tones, columns: number, rows: number): Shapes => {
  const labs = labsOf(tones)
  const { pairs, away } = pairsOf(labs, columns, rows)
  const heads = Uint32Array.from({ length: columns * rows }, (_, at) => at)
  const sizes = new Uint32Array(columns * rows).fill(1)
  const within = new Float32Array(columns * rows)
  const headOf = (cell: number): number => {
    let at = cell
    while ((heads[at] ?? at) !== at) {
      heads[at] = heads[heads[at] ?? at] ?? at
      at = heads[at] ?? at
    }
    return at
  }
  const join = (isOne: (one: number, other: number, apart: number) => boolean): void => {
    for (const pair of pairs) {
      const cell = pair >> 1
      const [one, other] = [headOf(cell), headOf(pair % 2 === 0 ? cell + 1 : cell + columns)]
      const apart = (away[pair] ?? 0) * finest
      if (one === other || !isOne(one, other, apart)) continue
      heads[other] = one
      sizes[one] = (sizes[one] ?? 1) + (sizes[other] ?? 1)
      within[one] = apart
    }
  }
  const bearable = (head: number): number => (within[head] ?? 0) + readiness / (sizes[head] ?? 1)
  join((one, other, apart) => apart <= Math.min(bearable(one), bearable(other)))
  join((one, other) => Math.min(sizes[one] ?? 0, sizes[other] ?? 0) < least)
  let numbers: Uint32Array = Uint32Array.from(heads, (_, at) => headOf(at))
  for (const around of calming) numbers = calmed(numbers, columns, around)
  return { columns, rows, numbers, colours: meansOf(labs, numbers) }
}
