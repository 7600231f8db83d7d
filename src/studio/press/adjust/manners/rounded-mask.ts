// A mask with a calm outline: stripes of light that fall on a thing cut no teeth into it.
import type { Mask } from '../mask.ts'
import { sumsOf } from './flattened.ts'

const meanAround = ({ width, height, shares }: Mask, reach: number): Mask => {
  const sums = sumsOf(width, height, (at) => shares[at] ?? 0)
  const wide = width + 1
  const means = new Uint8Array(shares.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [left, top] = [Math.max(0, column - reach), Math.max(0, row - reach)]
      const [right, bottom] = [Math.min(width, column + reach + 1), Math.min(height, row + reach + 1)]
      const sum =
        (sums[bottom * wide + right] ?? 0) -
        (sums[top * wide + right] ?? 0) -
        (sums[bottom * wide + left] ?? 0) +
        (sums[top * wide + left] ?? 0)
      means[row * width + column] = sum / ((right - left) * (bottom - top))
    }
  return { width, height, shares: means }
}

/** `reach`: the share of the sheet's width that is too fine for an outline. */
export const rounded = (mask: Mask, reach: number): Mask => {
  const cells = Math.max(1, Math.round(reach * mask.width))
  const { shares, ...size } = meanAround(meanAround(mask, cells), cells)
  return { ...size, shares: shares.map((share) => Math.min(255, Math.max(0, (share - 128) * 6 + 128))) }
}
