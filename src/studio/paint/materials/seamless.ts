// Noise that repeats without a seam, and tiles made of it: fine texture is made once on a small square and laid over the sheet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp } from '../curves.ts'
import type { Box, Context, Easel, Laying } from '../easel.ts'
import type { Random } from '../random.ts'

const lattice = 128

export class SeamlessNoise {
  readonly #grid = new Float32Array(lattice * lattice)

  constructor(random: Random) {
    for (let at = 0; at < this.#grid.length; at++) this.#grid[at] = random.next()
  }

  /** Value noise of 0..1 which repeats after `across` by `down` whole cells (at most 128 each). */
  value(x: number, y: number, across: number, down: number): number {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = x - column
    const v = y - row
    const left = ((column % across) + across) % across
    const right = (left + 1) % across
    const top = (((row % down) + down) % down) * lattice
    const below = ((((row + 1) % down) + down) % down) * lattice
    const eased = u * u * (3 - 2 * u)
    const grid = this.#grid
    const a = grid[top + left] ?? 0
    const c = grid[below + left] ?? 0
    const upper = a + ((grid[top + right] ?? 0) - a) * eased
    const lower = c + ((grid[below + right] ?? 0) - c) * eased
    return upper + (lower - upper) * v * v * (3 - 2 * v)
  }
}

/** A grey tile, `shade(u, v)` of 0..1 for u, v of 0..1; `cover` is its alpha. One pixel is one unit unless laid larger. */
export const greyTile = (
  size: number,
  shade: (u: number, v: number) => number,
  cover?: (u: number, v: number) => number,
): Canvas => {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(size, size)
  for (let row = 0, at = 0; row < size; row++)
    for (let column = 0; column < size; column++, at += 4) {
      const grey = clamp(shade(column / size, row / size)) * 255
      image.data[at] = grey
      image.data[at + 1] = grey
      image.data[at + 2] = grey
      image.data[at + 3] = cover ? clamp(cover(column / size, row / size)) * 255 : 255
    }
  ctx.putImageData(image, 0, 0)
  return canvas
}

export interface Tiling extends Laying {
  readonly box?: Box
  /** Units per tile pixel. */
  readonly size?: number
}

/** Fills a box of any context with a repeated tile. */
export const fillTile = (ctx: Context, tile: Canvas, box: Box, tiling: Tiling = {}): void => {
  const { blend = 'source-over', alpha = 1, size = 1 } = tiling
  ctx.save()
  ctx.globalCompositeOperation = blend
  ctx.globalAlpha = alpha
  const pattern = ctx.createPattern(tile, 'repeat')
  if (!pattern) throw new TypeError('expected a tile that can be repeated but received an empty canvas')
  pattern.setTransform({ a: size, b: 0, c: 0, d: size, e: box.x, f: box.y })
  ctx.fillStyle = pattern
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.restore()
}

export const layTile = (easel: Easel, tile: Canvas, tiling: Tiling = {}): void =>
  fillTile(easel.ctx, tile, tiling.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }, tiling)
