// A raster brought to one small size, so that a photograph and a small painting are read alike.
import { columns, rows } from './grid.ts'
import type { Raster } from './planes.ts'

/** Pixels of the reduced picture to a cell of the grid, along each side. */
export const cellSide = 8

export const reducedWidth = columns * cellSide
export const reducedHeight = rows * cellSide

/** The mean of the pixels that fall on each; whatever the shape, it is drawn to that of a cover. */
export const reduced = ({ width, height, l, a, b }: Raster): Raster => {
  const [across, down] = [coverings(width, reducedWidth), coverings(height, reducedHeight)]
  const drawn = (plane: Float32Array): Float32Array => {
    const strips = new Float32Array(reducedWidth * height)
    for (let y = 0; y < height; y++)
      for (const { to, from, share } of across)
        strips[y * reducedWidth + to] = (strips[y * reducedWidth + to] ?? 0) + share * (plane[y * width + from] ?? 0)
    const small = new Float32Array(reducedWidth * reducedHeight)
    for (const { to, from, share } of down)
      for (let x = 0; x < reducedWidth; x++)
        small[to * reducedWidth + x] =
          (small[to * reducedWidth + x] ?? 0) + share * (strips[from * reducedWidth + x] ?? 0)
    return small
  }
  return { width: reducedWidth, height: reducedHeight, l: drawn(l), a: drawn(a), b: drawn(b) }
}

interface Covering {
  readonly to: number
  readonly from: number
  /** How much of the small pixel this one fills. */
  readonly share: number
}

/** Which pixels of a line fall on which of a shorter or longer one. */
const coverings = (length: number, wanted: number): readonly Covering[] => {
  const found: Covering[] = []
  const step = length / wanted
  for (let to = 0; to < wanted; to++) {
    const [start, end] = [to * step, (to + 1) * step]
    for (let from = Math.floor(start); from < Math.min(length, Math.ceil(end)); from++) {
      const share = (Math.min(end, from + 1) - Math.max(start, from)) / step
      if (share > 0) found.push({ to, from, share })
    }
  }
  return found
}
