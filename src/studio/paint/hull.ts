// The convex hull of points: the tightest loop around them.

export type Point = readonly [x: number, y: number]

/** Twice the area of a triangle; above zero where it turns left. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** One side of the hull, from the first of the points to the last. */
const sideOf = (points: readonly Point[]): readonly Point[] => {
  const side: Point[] = []
  for (const point of points) {
    for (;;) {
      const [last, before] = [side.at(-1), side.at(-2)]
      if (last === undefined || before === undefined || turn(before, last, point) > 0) break
      side.pop()
    }
    side.push(point)
  }
  return side.slice(0, -1)
}

/** Its corners in order. */
export const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return [...sideOf(sorted), ...sideOf(sorted.toReversed())]
}
