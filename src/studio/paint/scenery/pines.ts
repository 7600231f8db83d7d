// Conifers: one ragged spruce, and the edge of a forest along a line.

import { Path2D } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import type { Line } from './ridge-line.ts'

/** Traces a spruce with its foot at (x, y). `breadth` is its width over its height. */
const tracePine = (path: Path2D, x: number, y: number, height: number, breadth: number, random: Random): void => {
  const tiers = Math.max(8, Math.round(height / (11 + height * 0.012)))
  const half = height * breadth * 0.5
  const lean = random.bell() * height * 0.012
  const sideways = (side: number): [number, number][] => {
    const outline: [number, number][] = []
    for (let tier = 1; tier <= tiers; tier++) {
      const down = tier / tiers
      const reach = half * down ** 0.82 * random.between(0.62, 1.12) * (random.chance(0.08) ? 0.6 : 1)
      const level = y - height + height * 0.93 * down
      const droop = reach * random.between(0.1, 0.32)
      const spine = x + lean * (1 - down)
      outline.push([spine + side * reach, level + droop])
      outline.push([spine + side * reach * random.between(0.68, 0.8), level + droop * 0.3])
      outline.push([spine + side * reach * random.between(0.3, 0.48), level - height * 0.006])
    }
    return outline
  }
  path.moveTo(x + lean, y - height)
  for (const [px, py] of sideways(1)) path.lineTo(px, py)
  path.lineTo(x + height * 0.014, y - height * 0.05)
  path.lineTo(x + height * 0.018, y + 4)
  path.lineTo(x - height * 0.018, y + 4)
  path.lineTo(x - height * 0.014, y - height * 0.05)
  for (const [px, py] of sideways(-1).reverse()) path.lineTo(px, py)
  path.closePath()
}

export interface PineEdgeOptions {
  readonly line: Line
  readonly colour: Colour
  /** Of a tall tree; others are smaller. */
  readonly height: number
  /** 0..1: share of the line that is wooded. */
  readonly density?: number
  readonly random: Random
}

/** A forest edge: trees crowd into stands, with saplings before them and gaps between. */
export const paintPineEdge = asPart('trees', (easel: Easel, options: PineEdgeOptions): void => {
  if (easel.without.has('pine')) return
  const { line, colour, height, density = 0.8, random } = options
  const path = new Path2D()
  const seed = random.between(0, 60)
  const stride = height * 0.13
  const plant = (x: number, from: Random): void => {
    const stand = easel.noise.fractal(x / (height * 3) + seed, seed, 3)
    if (stand > 0.25 + density * 0.5) return
    const isSapling = from.chance(0.3)
    const tall = height * (isSapling ? from.between(0.15, 0.4) : 0.35 + 1.15 * (1 - stand) * from.between(0.25, 1))
    tracePine(path, x, line(x) + height * 0.06, tall, from.between(0.28, 0.46), from)
  }
  const beyond = random.sub('beyond')
  for (let x = easel.extent.x; x < -height * 0.3; x += stride * beyond.between(0.25, 1.9)) plant(x, beyond)
  for (let x = -height * 0.3; x < easel.w + height * 0.3; x += stride * random.between(0.25, 1.9)) plant(x, random)
  easel.ctx.fillStyle = colour
  easel.ctx.fill(path)
})
