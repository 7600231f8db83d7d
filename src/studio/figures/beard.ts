// Beards: a band from ear to ear, blended from the front to the side as the head turns.
import { clamp, lerp } from '../paint/curves.ts'
import { blob } from '../paint/shapes/path.ts'
import type { Body } from './body.ts'
import { nth, type Spot } from './vector.ts'

const beardFront: readonly Spot[] = [
  [0.34, -0.06],
  [0.31, -0.3],
  [0.2, -0.52],
  [0, -0.58],
  [-0.2, -0.52],
  [-0.31, -0.3],
  [-0.34, -0.06],
  [-0.27, -0.16],
  [-0.12, -0.21],
  [0.12, -0.21],
  [0.27, -0.16],
]
const beardSide: readonly Spot[] = [
  [0.4, -0.25],
  [0.4, -0.42],
  [0.34, -0.54],
  [0.18, -0.54],
  [0, -0.38],
  [-0.07, -0.16],
  [0.03, 0.06],
  [0.14, -0.07],
  [0.25, -0.185],
  [0.33, -0.2],
  [0.38, -0.22],
]

export const putBeard = (body: Body): void => {
  if (Math.abs(body.turned) >= 110) return
  const share = clamp(Math.abs(body.turned) / 90)
  const pairs = beardFront.map(([x, y], at): Spot => {
    const [sx, sy] = nth(beardSide, at)
    return [lerp(x, sx, share), lerp(y, sy, share)]
  })
  body.put(0.21, blob(body.drawnOnHead(pairs)), 'hair', { shade: 0.06, name: null })
}
