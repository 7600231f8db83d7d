// A running mean over fields of numbers, which twice over is nearly a bell.
import { scratch } from './scratch.ts'

const alongRows = (from: Float32Array, to: Float32Array, w: number, h: number, r: number): void => {
  const weight = 1 / (2 * r + 1)
  for (let y = 0; y < h; y++) {
    const row = y * w
    let sum = 0
    for (let x = 0; x < Math.min(r, w); x++) sum += from[row + x] ?? 0
    for (let x = 0; x < w; x++) {
      if (x + r < w) sum += from[row + x + r] ?? 0
      to[row + x] = sum * weight
      if (x >= r) sum -= from[row + x - r] ?? 0
    }
  }
}

const alongColumns = (from: Float32Array, to: Float32Array, w: number, h: number, r: number): void => {
  const weight = 1 / (2 * r + 1)
  const sums = new Float32Array(w)
  for (let y = 0; y < Math.min(r, h); y++) for (let x = 0; x < w; x++) sums[x] = (sums[x] ?? 0) + (from[y * w + x] ?? 0)
  for (let y = 0; y < h; y++) {
    const add = y + r < h ? (y + r) * w : -1
    const drop = y >= r ? (y - r) * w : -1
    for (let x = 0; x < w; x++) {
      let sum = sums[x] ?? 0
      if (add >= 0) sum += from[add + x] ?? 0
      to[y * w + x] = sum * weight
      if (drop >= 0) sum -= from[drop + x] ?? 0
      sums[x] = sum
    }
  }
}

/** The mean over 2r + 1 pixels both ways. What lies outside counts as 0. */
export const blurred = (source: Float32Array, w: number, h: number, r: number, times = 2): Float32Array => {
  const half = scratch('blur', w * h)
  const out = new Float32Array(w * h)
  for (let round = 0, from = source; round < times; round++, from = out) {
    alongRows(from, half, w, h, r)
    alongColumns(half, out, w, h, r)
  }
  return out
}
