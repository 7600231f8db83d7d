// Where things lie on Laid Table: around its board, from a corner, in rows.
import type { Spot } from '../../light/still.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'

export interface Board {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export const boardOf = (scene: Scene): Board => {
  const { w, h } = scene
  return { x: w * 0.5, y: h * 0.47, radius: Math.min(w, h) * (isBroad(scene) ? 0.31 : 0.42) }
}

export const ringSpots = ({ w, h }: Scene, { x, y, radius }: Board): Spot[] =>
  [
    [0.62, 0.5, 0.62],
    [-2.35, 1.05, 0.4],
    [-0.72, 1.12, 0.4],
    [2.45, 1.02, 0.42],
    [1.72, 1.3, 0.36],
    [-1.55, 1.28, 0.34],
  ].map(([angle = 0, off = 1, size = 0.4], at): Spot => {
    const reach = radius * (at === 0 ? 1.28 : off + 0.28)
    const m = Math.min(w, h)
    const tall = Math.abs(Math.sin(angle)) * (h / w - 1) * 0.32 + 1
    return {
      x: x + Math.cos(at === 0 ? 1.05 : angle) * reach,
      y: y + Math.sin(at === 0 ? 1.05 : angle) * reach * tall,
      w: m * size,
      h: m * size,
      turn: Math.sin(at * 2.7 + 0.4) * 0.5,
    }
  })

export const cornerSpots = (scene: Scene): Spot[] => {
  const { w, h } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  return [
    { x: w * 0.7, y: h * (wide ? 0.72 : 0.72), w: m * 0.88, h: h * 0.5, turn: 0.2 },
    { x: w * 0.17, y: h * 0.76, w: m * 0.36, h: h * 0.22, turn: -0.5 },
    { x: w * 0.26, y: h * 0.53, w: m * 0.3, h: h * 0.18, turn: 0.6 },
    { x: w * 0.93, y: h * 0.42, w: m * 0.32, h: h * 0.2, turn: -0.24 },
  ]
}

/** Rows as a curator lays them: all upright, all apart. */
export const rowSpots = (scene: Scene): Spot[] => {
  const { w, h } = scene
  const cell = { w: w * 0.25, h: h * (isBroad(scene) ? 0.24 : 0.17) }
  const heights = isBroad(scene) ? [0.56, 0.82] : [0.47, 0.655, 0.84]
  return heights.flatMap((y, row) =>
    [0.2, 0.5, 0.8].map(
      (x, column): Spot => ({ x: w * x, y: h * y, ...cell, turn: (row + column) % 2 === 0 ? 0 : 0.04 }),
    ),
  )
}
