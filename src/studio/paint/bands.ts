// A sheet worked on band by band: all of its pixels at once, or several layers as large as it, would each be as much again as its canvas.
import type { Box, Easel } from './easel.ts'

const bandHeight = 256

/** The first row and the number of rows of each band. */
export function* bandsOf(height: number): Generator<readonly [top: number, rows: number]> {
  for (let top = 0; top < height; top += bandHeight) yield [top, Math.min(bandHeight, height - top)]
}

/** The bands as boxes of an easel that is not turned, of whole rows of pixels: layers of them meet without seam or overlap. */
export function* bandBoxes({ w, h, canvas, scale }: Easel): Generator<Box> {
  // On a sheet whose height is rounded to pixels, layers are laid a little larger or smaller, and bands would not meet.
  if (Math.abs(h * scale - canvas.height) > 1e-6) {
    yield { x: 0, y: 0, w, h }
    return
  }
  // A layer rounds its height up; a little less than the rows cannot be rounded to one more.
  for (const [top, rows] of bandsOf(canvas.height)) yield { x: 0, y: top / scale, w, h: (rows - 0.25) / scale }
}
