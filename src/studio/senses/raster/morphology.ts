// Growing masks, and how far every pixel is from one.
import type { Mask } from './picture.ts'

const far = 1e9

/** Chamfer distance in pixels (within about 4 % of the true one) from every pixel to the nearest one that the mask holds. */
export const distanceTo = ({ width, height, bits }: Mask): Float32Array => {
  const distance = new Float32Array(width * height)
  for (let at = 0; at < bits.length; at++) distance[at] = bits[at] === 1 ? 0 : far
  const relax = (at: number, from: number, step: number): void => {
    const way = (distance[from] ?? far) + step
    if (way < (distance[at] ?? far)) distance[at] = way
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x > 0) relax(at, at - 1, 1)
      if (y === 0) continue
      relax(at, at - width, 1)
      if (x > 0) relax(at, at - width - 1, Math.SQRT2)
      if (x < width - 1) relax(at, at - width + 1, Math.SQRT2)
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x
      if (x < width - 1) relax(at, at + 1, 1)
      if (y === height - 1) continue
      relax(at, at + width, 1)
      if (x < width - 1) relax(at, at + width + 1, Math.SQRT2)
      if (x > 0) relax(at, at + width - 1, Math.SQRT2)
    }
  }
  return distance
}

/** The mask and everything within `radius` pixels of it. */
export const dilated = (mask: Mask, radius: number): Mask => {
  const distance = distanceTo(mask)
  const bits = new Uint8Array(mask.bits.length)
  for (let at = 0; at < bits.length; at++) bits[at] = (distance[at] ?? far) <= radius ? 1 : 0
  return { width: mask.width, height: mask.height, bits }
}
