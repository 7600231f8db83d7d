// Antlers: a beam with tines, seen from the front as a lyre.
import type { Path2D } from '@napi-rs/canvas'
import { united } from './contour.ts'
import { Limb } from './limb.ts'

/** `points` tines on each side; the root is at (0, 0), the beam rises and opens to the right (or to the left with `side` -1). */
export const antler = (x: number, y: number, side: number, size: number, points: number): Path2D => {
  const place = ([across, up, w]: readonly [number, number, number]) => ({
    x: x + across * side * size,
    y: y - up * size,
    w: w * size,
  })
  const beam = new Limb(
    (
      [
        [0, 0, 0.075],
        [0.13, 0.17, 0.07],
        [0.3, 0.33, 0.066],
        [0.42, 0.54, 0.058],
        [0.4, 0.78, 0.045],
        [0.28, 1, 0.006],
      ] as const
    ).map(place),
  )
  const tine = (share: number, across: number, up: number, w: number): Path2D => {
    const root = beam.at(share)
    const tip = { x: root.x + across * side * size, y: root.y - up * size }
    return new Limb([
      { x: root.x, y: root.y, w: w * size },
      { x: root.x + across * side * size * 0.62, y: root.y - up * size * 0.34, w: w * size * 0.8 },
      { ...tip, w: 0.1 },
    ]).path
  }
  const tines = [
    tine(0.08, -0.06, 0.26, 0.05),
    tine(0.3, -0.16, 0.26, 0.052),
    tine(0.52, -0.2, 0.3, 0.05),
    tine(0.72, 0.2, 0.24, 0.045),
    tine(0.5, 0.22, 0.2, 0.045),
  ]
  return united(beam.path, ...tines.slice(0, points))
}
