// Which way the lines of a picture lean.
import type { Raster } from './planes.ts'
import { rounded } from './reading.ts'

/** 1 where everything rises to the right, -1 where it falls, 0 where nothing leans or all is answered. `picture` is a reduced one. */
export const readDiagonal = ({ width, height, l }: Raster): number => {
  let [leaning, all] = [0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const across = (l[at + 1] ?? 0) - (l[at - 1] ?? 0)
      const down = (l[at + width] ?? 0) - (l[at - width] ?? 0)
      leaning += 2 * across * down
      all += across * across + down * down
    }
  // A step of a grey between any two pixels is no line.
  return all / l.length < 1e-5 ? 0 : rounded(leaning / all)
}
