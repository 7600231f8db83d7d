// Where a thing has most room in its own outline: the place in which something can be cut out of it, or laid into it, and is seen.
import { createCanvas } from '@napi-rs/canvas'
import { keepLast } from '../../keep-last.ts'
import type { Motif } from '../../motifs/motif.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { laySketch, Pen, silhouette } from '../../paint/pen.ts'
import { Random } from '../../paint/random.ts'

export interface Room {
  /** In heights of the thing, its foot at 0, 0. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

const tall = 120
const margin = 4

/** The alpha of a thing drawn small, by row and column. */
interface Small {
  readonly width: number
  readonly height: number
  isInk(x: number, y: number): boolean
}

const drawSmall = (motif: Motif): Small => {
  const [width, height] = [Math.ceil(tall * motif.width) + margin * 2, tall + margin * 2]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.translate(width / 2, margin + tall)
  ctx.scale(tall, tall)
  const pen = new Pen(false)
  motif.draw(pen, new Random(7))
  laySketch(ctx, pen.sketch, silhouette('#000000'))
  const { data } = ctx.getImageData(0, 0, width, height)
  freeCanvas(canvas)
  return { width, height, isInk: (x, y) => (data[(y * width + x) * 4 + 3] ?? 0) > 127 }
}

/** Distance of every pixel of ink to the nearest without, by two sweeps. */
const depthsOf = ({ width, height, isInk }: Small): Float32Array => {
  const depth = new Float32Array(width * height)
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (depth[y * width + x] ?? 0)
  const sweep = (x: number, y: number, near: readonly (readonly [number, number, number])[]): void => {
    const known = depth[y * width + x] ?? 0
    const best = Math.min(...near.map(([dx, dy, far]) => at(x + dx, y + dy) + far))
    depth[y * width + x] = isInk(x, y) ? (known === 0 ? best : Math.min(known, best)) : 0
  }
  const before = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, 1.41],
    [1, -1, 1.41],
  ] as const
  const after = before.map(([x, y, far]) => [-x, -y, far] as const)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sweep(x, y, before)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) sweep(x, y, after)
  return depth
}

const nameOf = ({ id, likeness = '' }: Motif): string => `${id} ${likeness}`

const kept = keepLast<Room>(60)

export const roomiestOf = (motif: Motif): Room =>
  kept(nameOf(motif), () => {
    const small = drawSmall(motif)
    const depth = depthsOf(small)
    let best = 0
    for (let at = 0; at < depth.length; at++) if ((depth[at] ?? 0) > (depth[best] ?? 0)) best = at
    const [x, y] = [best % small.width, Math.floor(best / small.width)]
    return { x: (x - small.width / 2) / tall, y: (y - margin - tall) / tall, radius: (depth[best] ?? 0) / tall }
  })

const tops = keepLast<number>(60)

/** How high a thing is over its middle: where something can stand on it. */
export const topOf = (motif: Motif): number =>
  tops(nameOf(motif), () => {
    const { width, height, isInk } = drawSmall(motif)
    const middle = Math.round(width / 2)
    for (let y = 0; y < height; y++)
      for (let off = -3; off <= 3; off++) if (isInk(middle + off, y)) return (margin + tall - y) / tall
    return 1
  })
