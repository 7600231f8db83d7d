// One leaf, drawn in its own frame: two halves along a bent midrib, the half towards the light brighter.
import { lerp } from '../../../paint/curves.ts'
import type { Pen, Tone } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import { inFront, polygon, polyline } from '../../../paint/shapes/pen-shapes.ts'

export interface Leaf {
  readonly x: number
  readonly y: number
  /** Direction of the tip, in radians. */
  readonly turn: number
  readonly length: number
  /** Breadth over length. */
  readonly breadth: number
  /** Sideways drift of the tip, in lengths. */
  readonly bend?: number
  /** Pairs of side veins. */
  readonly veins?: number
  readonly tone?: Tone
  readonly lit?: Tone
  /** Where the leaf is broadest, as a share of the length. */
  readonly belly?: number
}

const steps = 16

const breadthAt = (share: number, belly: number): number => {
  const bent = share < belly ? (0.5 * share) / belly : 0.5 + (0.5 * (share - belly)) / (1 - belly)
  return Math.sin(Math.PI * bent) ** 0.85
}

const edge = (leaf: Leaf, side: number): Point[] => {
  const bend = leaf.bend ?? 0
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    return [share, bend * share * share + (side * leaf.breadth * breadthAt(share, leaf.belly ?? 0.42)) / 2]
  })
}

const midrib = (leaf: Leaf, from: number, to: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const share = lerp(from, to, at / steps)
    return [share, (leaf.bend ?? 0) * share * share]
  })

const sideVeins = (pen: Pen, leaf: Leaf): void => {
  const pairs = leaf.veins ?? 0
  const bend = leaf.bend ?? 0
  for (let at = 0; at < pairs; at++) {
    const share = lerp(0.18, 0.72, pairs === 1 ? 0.5 : at / (pairs - 1))
    for (const side of [-1, 1]) {
      const reach = share + 0.13
      const y = bend * reach * reach + side * leaf.breadth * breadthAt(reach, leaf.belly ?? 0.42) * 0.36
      pen.line(
        0.018,
        polyline([
          [share, bend * share * share],
          [reach, y],
        ]),
      )
    }
  }
}

export const drawLeaf = (pen: Pen, leaf: Leaf): void => pen.as('own leaves', () => drawBlade(pen, leaf))

const drawBlade = (pen: Pen, leaf: Leaf): void =>
  pen.placed({ x: leaf.x, y: leaf.y, turn: leaf.turn, size: leaf.length }, () => {
    const above = edge(leaf, -1)
    const below = edge(leaf, 1)
    inFront(pen, leaf.tone ?? 'body', polygon([...above, ...below.toReversed()]), 0.03)
    const facesLight = Math.sin(leaf.turn) * -0.6 + Math.cos(leaf.turn) * 0.8 > 0
    const rib = midrib(leaf, 0, 1)
    pen.fill(leaf.lit ?? 'light', polygon([...(facesLight ? above : below), ...rib.toReversed()]))
    pen.line(0.034, polyline(midrib(leaf, 0, 0.86)))
    sideVeins(pen, leaf)
  })
