// Cells around points: each cell is what lies nearer to its own point than to any other.
import type { Box } from '../easel.ts'

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** Cuts off what lies nearer to `other` than to `own`. */
const nearer = (cell: Polygon, own: Point, other: Point): Polygon => {
  const normalX = other[0] - own[0]
  const normalY = other[1] - own[1]
  const limit = (other[0] ** 2 - own[0] ** 2 + other[1] ** 2 - own[1] ** 2) / 2
  const side = (point: Point): number => point[0] * normalX + point[1] * normalY - limit
  const kept: Point[] = []
  for (const [at, here] of cell.entries()) {
    const next = cell[(at + 1) % cell.length] ?? here
    const a = side(here)
    const b = side(next)
    if (a <= 0) kept.push(here)
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const share = a / (a - b)
      kept.push([here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share])
    }
  }
  return kept
}

/** One cell per point, cut to the box. Points should be spread about `size` apart. */
export const voronoi = (points: readonly Point[], box: Box, size: number): Polygon[] => {
  const buckets = new Map<number, Point[]>()
  const key = (column: number, row: number): number => row * 4096 + column
  const columnOf = (x: number): number => Math.floor((x - box.x) / size) + 16
  const rowOf = (y: number): number => Math.floor((y - box.y) / size) + 16
  for (const point of points) {
    const at = key(columnOf(point[0]), rowOf(point[1]))
    const bucket = buckets.get(at)
    if (bucket) bucket.push(point)
    else buckets.set(at, [point])
  }
  const right = box.x + box.w
  const bottom = box.y + box.h
  return points.map((point) => {
    let cell: Polygon = [
      [box.x, box.y],
      [right, box.y],
      [right, bottom],
      [box.x, bottom],
    ]
    for (let row = -3; row <= 3; row++)
      for (let column = -3; column <= 3; column++)
        for (const other of buckets.get(key(columnOf(point[0]) + column, rowOf(point[1]) + row)) ?? [])
          if (other !== point) cell = nearer(cell, point, other)
    return cell
  })
}
