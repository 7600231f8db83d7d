// Leather: pebbled grain with creases between the pebbles, lit from the upper left.
import { clamp, smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { paintCover } from './rows.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export interface LeatherOptions {
  /** Units per pebble of the grain. */
  readonly grain?: number
  readonly strength?: number
  /** Rubbed edges and a darker middle of old books, 0 to 1. */
  readonly worn?: number
  readonly box?: Box
  readonly random?: Random
}

const size = 384
const cells = 48

/** Distances to the nearest and second nearest of points shaken on a grid that repeats. */
const pebbles = (random: Random) => {
  const x = Float32Array.from({ length: cells * cells }, () => random.next())
  const y = Float32Array.from({ length: cells * cells }, () => random.next())
  return (u: number, v: number): number => {
    const column = Math.floor(u)
    const row = Math.floor(v)
    let first = 81
    let second = 81
    for (let down = -1; down <= 1; down++)
      for (let across = -1; across <= 1; across++) {
        const at = ((row + down + cells) % cells) * cells + ((column + across + cells) % cells)
        const dx = column + across + (x[at] ?? 0) - u
        const dy = row + down + (y[at] ?? 0) - v
        const distance = dx * dx + dy * dy
        if (distance < first) {
          second = first
          first = distance
        } else if (distance < second) second = distance
      }
    return smooth(0, 0.42, Math.sqrt(second) - Math.sqrt(first))
  }
}

export const leather = (easel: Easel, options: LeatherOptions = {}): void => {
  const { grain = 11, strength = 0.75, worn = 0.4, random = easel.random.sub('leather') } = options
  const pebble = pebbles(random.sub('pebbles'))
  const noise = new SeamlessNoise(random.sub('skin'))
  if (!easel.isProof) {
    const height = new Float32Array(size * size)
    for (let at = 0; at < height.length; at++) {
      const u = (at % size) / size
      const v = Math.floor(at / size) / size
      height[at] = pebble(u * cells, v * cells) * (0.55 + 0.6 * noise.value(u * 12, v * 12, 12, 12))
    }
    const tile = greyTile(size, (u, v) => {
      const column = Math.round(u * size)
      const row = Math.round(v * size)
      const here = height[row * size + column] ?? 0
      const before = height[((row - 1 + size) % size) * size + ((column - 1 + size) % size)] ?? 0
      const fine = noise.value(u * 128, v * 128, 128, 128) - 0.5
      return 0.44 + (here - before) * 0.95 + (here - 0.6) * 0.34 + fine * 0.08
    })
    layTile(easel, tile, {
      blend: 'overlay',
      alpha: strength,
      size: (grain * cells) / size,
      ...(options.box ? { box: options.box } : {}),
    })
  }
  if (worn <= 0) return
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  paintCover(
    easel,
    '#000000',
    (x, y) => {
      const u = Math.abs((x - box.x) / box.w - 0.5) * 2
      const v = Math.abs((y - box.y) / box.h - 0.5) * 2
      const edge = Math.max(u, v) ** 3
      return clamp(worn * (0.5 * edge + 0.5 * smooth(0.45, 0.75, easel.noise.fractal(x / 420, y / 420, 3)) - 0.08))
    },
    { step: 8, box, blend: 'multiply' },
  )
}
