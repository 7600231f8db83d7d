// Where something is on the sheet, told at one size whatever the size of the sheet: a preview and its print agree, and no mask is as large as
// a print's canvas.
import type { Easel } from '../../paint/easel.ts'
import type { Where } from './where.ts'

export interface Mask {
  readonly width: number
  readonly height: number
  /** How much of every pixel (of 255) is the thing. */
  readonly shares: Uint8Array
}

/** The mask of what is nowhere on a sheet of this size. */
export const nowhere = ({ width, height }: { readonly width: number; readonly height: number }): Mask => ({
  width,
  height,
  shares: new Uint8Array(width * height),
})

/** All that a mask is not, and a share of what it is. */
export const inverse = ({ shares, ...size }: Mask, left = 0): Mask => ({
  ...size,
  shares: shares.map((share) => 255 - share * (1 - left)),
})

/** Pixels per unit of every mask. */
export const maskScale = 0.375

/** How much of a place is the thing, 0 to 1; places are shares of width and height. */
export const shareIn = ({ width, height, shares }: Mask, x: number, y: number): number => {
  const [u, v] = [
    Math.min(width - 1, Math.max(0, x * width - 0.5)),
    Math.min(height - 1, Math.max(0, y * height - 0.5)),
  ]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const right = column + 1 < width ? 1 : 0
  const at = row * width + column
  const below = row + 1 < height ? at + width : at
  const over = (shares[at] ?? 0) + ((shares[at + right] ?? 0) - (shares[at] ?? 0)) * (u - column)
  const under = (shares[below] ?? 0) + ((shares[below + right] ?? 0) - (shares[below] ?? 0)) * (u - column)
  return (over + (under - over) * (v - row)) / 255
}

/** A mask on a sheet of any size. */
export const whereMask =
  (mask: Mask, { canvas: { width, height } }: Easel): Where =>
  (top) =>
  (at) => {
    const nth = at / 4
    const row = Math.floor(nth / width)
    return shareIn(mask, (nth - row * width + 0.5) / width, (top + row + 0.5) / height)
  }

/** The mask pixel by pixel of a sheet. */
export const stretched = (mask: Mask, { canvas: { width, height } }: Easel): Uint8Array => {
  if (mask.width === width && mask.height === height) return mask.shares
  const shares = new Uint8Array(width * height)
  for (let nth = 0, row = 0; row < height; row++)
    for (let column = 0; column < width; column++, nth++)
      shares[nth] = 255 * shareIn(mask, (column + 0.5) / width, (row + 0.5) / height)
  return shares
}
