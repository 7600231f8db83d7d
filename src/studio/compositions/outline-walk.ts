// The outline of a thing as one line, from its left foot over the top to its right foot, as a pen would go round it.
import { createCanvas } from '@napi-rs/canvas'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import type { Point } from '../paint/point.ts'
import { shapeOf, standThing } from './things.ts'

/** Pixels of the silhouette that is walked around. */
const tall = 300
const margin = 40
/** Steps over which the walk is smoothed: less wobbles, more loses beaks. */
const smoothed = 7
const every = 5

const ways = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

/** In heights of the thing, its foot at 0, 0. */
export const walkAround = (easel: Easel, motif: Motif): readonly Point[] => {
  const width = Math.ceil(tall * motif.width) + margin * 2
  const height = tall + margin * 2
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  // As it is by nature: what an edit does to it is done to the line.
  const { altered: _, ...plain } = motif
  standThing(easel, plain, { x: width / 2, y: margin + tall, height: tall }, shapeOf('#000000'), ctx)
  const { data } = ctx.getImageData(0, 0, width, height)
  freeCanvas(canvas)
  const isInk = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) > 110
  const foot = lowestRow(isInk, width, height)
  const ends = Array.from({ length: width }, (_each, x) => x).filter((x) => isInk(x, foot) || isInk(x, foot - 4))
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined) return []
  const path = contour(isInk, first, isInk(first, foot) ? foot : foot - 4, last, foot)
  return path
    .map((_point, at): Point => {
      const near = path.slice(Math.max(0, at - smoothed), at + smoothed + 1)
      const mean = (axis: 0 | 1): number => near.reduce((sum, point) => sum + point[axis], 0) / near.length
      return [(mean(0) - width / 2) / tall, (mean(1) - margin - tall) / tall]
    })
    .filter((_point, at) => at % every === 0)
}

const lowestRow = (isInk: (x: number, y: number) => boolean, width: number, height: number): number => {
  for (let y = height - 1; y > 0; y--) for (let x = 0; x < width; x++) if (isInk(x, y)) return y
  return 0
}

/** Around the ink with the left hand outside, until the right foot is reached. */
const contour = (
  isInk: (x: number, y: number) => boolean,
  startX: number,
  startY: number,
  endX: number,
  foot: number,
): Point[] => {
  const path: Point[] = []
  let [x, y, way] = [startX, startY, 0]
  for (let step = 0; step < 9000; step++) {
    path.push([x, y])
    if (step > 60 && y >= foot - 8 && Math.abs(x - endX) < 4) break
    const next = [5, 6, 7, 0, 1, 2, 3, 4]
      .map((turn) => (way + turn) % 8)
      .find((each) => {
        const [dx, dy] = ways[each] ?? [0, 0]
        return isInk(x + dx, y + dy)
      })
    const [dx, dy] = ways[next ?? 0] ?? [0, 0]
    if (next === undefined) break
    x += dx
    y += dy
    way = next
  }
  return path
}
