// Leaf masses: clumps of small leaves with a broken edge, the lit ones up and to the left.
import { tau } from '../../../paint/curves.ts'
import type { Pen, Shape } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { inFront, outline, polygon, together } from '../../../paint/shapes/pen-shapes.ts'

const leaflet = (x: number, y: number, turn: number, length: number): Shape => {
  const along = (share: number, side: number): Point => [
    x + Math.cos(turn) * share * length - Math.sin(turn) * side * length,
    y + Math.sin(turn) * share * length + Math.cos(turn) * side * length,
  ]
  return polygon([along(-0.3, 0), along(0, 0.22), along(0.35, 0.2), along(0.7, 0), along(0.35, -0.2), along(0, -0.22)])
}

const flatness = 0.72

/** A clump of leaves of about `radius` around (x, y); leaves are `size` long. */
export const drawClump = (pen: Pen, random: Random, x: number, y: number, radius: number, size: number): void => {
  const around = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach * radius,
    y + Math.sin(angle) * reach * radius * flatness,
  ]
  const count = Math.round((radius / size) * 13)
  const rim = Array.from({ length: count }, (_, at) => {
    const angle = ((at + random.next()) / count) * tau
    const [leafX, leafY] = around(angle, random.between(0.72, 1.02))
    return leaflet(leafX, leafY, angle + random.bell() * 0.8, size * random.between(0.75, 1.25))
  })
  const core = outline(Array.from({ length: 9 }, (_, at) => around((at / 9) * tau, random.between(0.66, 0.9))))
  inFront(pen, 'body', together(core, ...rim), 0.004)
  const spray = (count: number, heading: number, from: number, to: number): Shape[] =>
    Array.from({ length: count }, () => {
      const angle = heading + random.bell() * 0.7
      const [leafX, leafY] = around(angle, random.between(from, to))
      return leaflet(leafX, leafY, angle + random.bell() * 0.7, size * random.between(0.8, 1.1))
    })
  pen.fill('shade', together(...spray(count * 0.7, 1, 0.3, 0.95)))
  const lit = spray(count * 0.45, -2.3, 0.15, 0.85)
  pen.fill('light', together(...lit))
  pen.line(0.0028, together(...lit.slice(0, 4), ...spray(3, 1, 0.2, 0.7)))
}
