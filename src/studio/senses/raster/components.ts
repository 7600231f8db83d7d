// Connected components of a mask, joined at edges and corners, numbered from 1 in reading order.
import type { Mask, Window } from './picture.ts'

export interface Component {
  readonly area: number
  readonly bounds: Window
}

export interface Components {
  /** The component of every pixel; 0 where the mask is empty. */
  readonly labels: Int32Array
  /** Component n stands at n - 1. */
  readonly list: readonly Component[]
}

export const findComponents = ({ width, height, bits }: Mask): Components => {
  const labels = new Int32Array(width * height)
  const list: Component[] = []
  const stack: number[] = []
  for (let start = 0; start < bits.length; start++) {
    if (bits[start] !== 1 || labels[start] !== 0) continue
    const label = list.length + 1
    let area = 0
    let [left, top, right, bottom] = [width, height, -1, -1]
    labels[start] = label
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      area++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx
          if (bits[near] !== 1 || labels[near] !== 0) continue
          labels[near] = label
          stack.push(near)
        }
      }
    }
    list.push({ area, bounds: { left, top, width: right - left + 1, height: bottom - top + 1 } })
  }
  return { labels, list }
}
