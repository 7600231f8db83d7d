// Seamless grain with its slopes: cloud for casts and stone, fibre for wood, hide for leather, a weave, fluff and hairs.
import { Random } from '../paint/random.ts'
import type { GrainKind } from './material.ts'

export interface Grain {
  readonly value: Float32Array
  readonly dx: Float32Array
  readonly dy: Float32Array
}

export const grainSide = 512
const last = grainSide - 1

interface Octave {
  /** Cells down the tile, how many more there are across it, and their weight. */
  readonly down: number
  readonly across: number
  readonly weight: number
}

const octave = (down: number, weight: number, across = 1): Octave => ({ down, across, weight })

const octavesOf: Readonly<Record<Exclude<GrainKind, 'weave'>, readonly Octave[]>> = {
  cloud: [octave(5, 1), octave(11, 0.6), octave(23, 0.4), octave(61, 0.25), octave(127, 0.15)],
  fibre: [octave(4, 0.5, 9), octave(9, 0.7, 9), octave(23, 0.5, 9)],
  hide: [octave(24, 1), octave(64, 0.5)],
  fluff: [octave(30, 0.5), octave(70, 0.7), octave(128, 0.5)],
  hairs: [octave(6, 0.5, 8), octave(14, 0.8, 9)],
}

const eased = (share: number): number => share * share * (3 - 2 * share)

const addOctave = (value: Float32Array, { down, across: times, weight }: Octave, random: Random): void => {
  const across = down * times
  const grid = Float32Array.from({ length: across * down }, () => random.next() - 0.5)
  for (let y = 0, at = 0; y < grainSide; y++) {
    const v = (y / grainSide) * down
    const row = Math.floor(v)
    const below = ((row + 1) % down) * across
    const fy = eased(v - row)
    for (let x = 0; x < grainSide; x++, at++) {
      const u = (x / grainSide) * across
      const column = Math.floor(u)
      const next = (column + 1) % across
      const fx = eased(u - column)
      const a = grid[row * across + column] ?? 0
      const b = grid[row * across + next] ?? 0
      const c = grid[below + column] ?? 0
      const d = grid[below + next] ?? 0
      const top = a + (b - a) * fx
      value[at] = (value[at] ?? 0) + weight * (top + (c + (d - c) * fx - top) * fy)
    }
  }
}

/** Threads over and under one another, sixty-four either way. */
const addWeave = (value: Float32Array, random: Random): void => {
  const threads = 64
  const loose = Float32Array.from({ length: threads * 2 }, () => random.between(0.75, 1.2))
  const pitch = (grainSide / threads) | 0
  for (let y = 0, at = 0; y < grainSide; y++)
    for (let x = 0; x < grainSide; x++, at++) {
      const [i, j] = [(x / pitch) | 0, (y / pitch) | 0]
      const isOver = ((i + j) & 1) === 0
      const along = isOver ? x % pitch : y % pitch
      const beside = isOver ? y % pitch : x % pitch
      const crest = Math.sin((Math.PI * (along + 0.5)) / pitch) * 0.5 + Math.sin((Math.PI * (beside + 0.5)) / pitch)
      value[at] = (crest - 1) * (loose[isOver ? j : threads + i] ?? 1) * 0.7
    }
}

const woven = (kind: GrainKind): Grain => {
  const value = new Float32Array(grainSide * grainSide)
  const random = new Random(7).sub(kind)
  if (kind === 'weave') addWeave(value, random)
  else for (const each of octavesOf[kind]) addOctave(value, each, random)
  const dx = new Float32Array(value.length)
  const dy = new Float32Array(value.length)
  for (let y = 0, at = 0; y < grainSide; y++)
    for (let x = 0; x < grainSide; x++, at++) {
      const here = value[at] ?? 0
      dx[at] = ((value[y * grainSide + ((x + 1) & last)] ?? 0) - here) * 9
      dy[at] = ((value[((y + 1) & last) * grainSide + x] ?? 0) - here) * 9
    }
  return { value, dx, dy }
}

const tiles = new Map<GrainKind, Grain>()

export const grainOf = (kind: GrainKind): Grain => {
  const known = tiles.get(kind)
  if (known) return known
  const made = woven(kind)
  tiles.set(kind, made)
  return made
}

/** Value of a tile at a place in tiles, between its samples: about -1 to 1. */
export const grainAt = ({ value }: Grain, x: number, y: number): number => {
  const u = (x - Math.floor(x)) * grainSide
  const v = (y - Math.floor(y)) * grainSide
  const [i, j] = [u | 0, v | 0]
  const [fx, fy] = [u - i, v - j]
  const row = (j & last) * grainSide
  const below = ((j + 1) & last) * grainSide
  const a = value[row + (i & last)] ?? 0
  const b = value[row + ((i + 1) & last)] ?? 0
  const c = value[below + (i & last)] ?? 0
  const d = value[below + ((i + 1) & last)] ?? 0
  const top = a + (b - a) * fx
  return top + (c + (d - c) * fx - top) * fy
}
