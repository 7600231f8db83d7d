// Where a relief keeps light from itself: crevices, and the shadow that its heights cast. At half the size of the relief.
import { blurred } from './blur.ts'
import type { Rig } from './rig.ts'
import type { Relief } from './stack.ts'

export interface Occlusion {
  readonly w: number
  readonly h: number
  /** 1 is open to the sky. */
  readonly open: Float32Array
  /** 1 is out of the key light. Also of the ground behind, where nothing covers it. */
  readonly dark: Float32Array
  /** Over 0 it sticks out of its surroundings. */
  readonly edge: Float32Array
}

interface Heights {
  readonly low: Float32Array
  /** The same, hung free in the air: or the outline of a thing would count as a crevice. */
  readonly airy: Float32Array
  readonly highest: number
}

const free = 0.04

const heightsOf = ({ w, height, cover }: Relief, hw: number, hh: number, lift: number, float: number): Heights => {
  const low = new Float32Array(hw * hh)
  const airy = new Float32Array(hw * hh)
  let highest = 0
  for (let y = 0, at = 0; y < hh; y++)
    for (let x = 0, from = y * 2 * w; x < hw; x++, at++, from += 2) {
      const covered = (cover[from] ?? 0) + (cover[from + 1] ?? 0) + (cover[from + w] ?? 0) + (cover[from + w + 1] ?? 0)
      if (covered < 0.1) continue
      const sum = (height[from] ?? 0) + (height[from + 1] ?? 0) + (height[from + w] ?? 0) + (height[from + w + 1] ?? 0)
      const mean = sum / covered / 2
      const here = mean + lift * 0.5
      low[at] = here
      if (here > highest) highest = here
      airy[at] = mean + float
    }
  return { low, airy, highest }
}

const marches = 20

/** How dark each place is that the key's rays must cross the heights to reach. */
const castOver = ({ low, highest }: Heights, w: number, h: number, rig: Rig, size: number): Float32Array => {
  const dark = new Float32Array(w * h)
  const [lx, ly, lz] = rig.key.to
  const flat = Math.hypot(lx, ly) || 1
  const rise = lz / flat
  const along = new Float32Array(marches)
  for (let step = 0, t = size * 0.0035; step < marches; t += size * 0.0035 * (1 + step * 0.13), step++) along[step] = t
  for (let y = 0, at = 0; y < h; y++)
    for (let x = 0; x < w; x++, at++) {
      const here = low[at] ?? 0
      let hidden = 0
      for (let step = 0; step < marches; step++) {
        const t = along[step] ?? 0
        const px = (x + (lx / flat) * t) | 0
        const py = (y + (ly / flat) * t) | 0
        if (here + t * rise > highest || px < 0 || py < 0 || px >= w || py >= h) break
        const over = ((low[py * w + px] ?? 0) - here - t * rise) / (size * 0.003 + t * 0.25)
        if (over > hidden) hidden = over
      }
      dark[at] = hidden >= 1 ? 1 : hidden * hidden * (3 - 2 * hidden)
    }
  return blurred(dark, w, h, 1, 1)
}

/**
 * `lift` is how far the thing stands off the ground behind it, in pixels of the relief. What is sunk into the ground is lower than it, and
 * its walls keep light from it.
 */
export const occlusionOf = (relief: Relief, rig: Rig, size: number, lift: number, isSunk = false): Occlusion => {
  const [w, h] = [relief.w >> 1, relief.h >> 1]
  const heights = heightsOf(relief, w, h, lift, isSunk ? 0 : size * free)
  const { low, airy } = heights
  const near = Math.max(1, Math.round(size * 0.005))
  const far = Math.max(2, Math.round(size * 0.02))
  const [tight, wide] = [blurred(airy, w, h, near), blurred(airy, w, h, far)]
  const open = new Float32Array(w * h)
  const edge = new Float32Array(w * h)
  for (let at = 0; at < open.length; at++) {
    const here = airy[at] ?? 0
    const fine = ((tight[at] ?? 0) - here) / near
    const coarse = ((wide[at] ?? 0) - here) / far
    open[at] = (low[at] ?? 0) === 0 ? 1 : Math.exp(-Math.max(0, fine) * 0.8 - Math.max(0, coarse) * 1.1)
    edge[at] = fine < 0 ? Math.min(1, -fine * 0.5) : 0
  }
  return { w, h, open, dark: castOver(heights, w, h, rig, size), edge }
}
