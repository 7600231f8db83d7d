// How much there is to see in a part of a picture: what stands out from its own soft ground. A gradient alone is nothing to see.
import type { Canvas } from '@napi-rs/canvas'
import { softened, toneAt, toneMapOf } from './tone-map.ts'
import type { Patch } from './wrap-sheet.ts'

/** Coarse enough that grain and paper do not count. */
const columns = 72
/** How wide the ground of a place reaches, in cells to each side. */
const breadth = 4

/** Mean distance of a channel from its ground, 0 to 1. */
export const detailIn = (canvas: Canvas, { left, top, width, height }: Patch): number => {
  const map = toneMapOf(canvas, columns)
  const ground = softened(map, breadth)
  const cell = canvas.width / columns
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top / cell); y < Math.min(map.rows, (top + height) / cell); y++)
    for (let x = Math.floor(left / cell); x < Math.min(columns, (left + width) / cell); x++) {
      const [own, around] = [toneAt(map, y * columns + x), toneAt(ground, y * columns + x)]
      sum += Math.max(...own.map((value, channel) => Math.abs(value - (around[channel] ?? 0))))
      count++
    }
  return sum / Math.max(1, count) / 255
}
