// A closed hand, and how what it holds is drawn: shapes in heads round the middle of the hand.
import type { Path2D } from '@napi-rs/canvas'
import { blob, type Knot } from '../paint/shapes/path.ts'
import type { Body } from './body.ts'
import type { Side } from './skeleton.ts'
import type { Stuff } from './stuff.ts'
import { radians, type Spot } from './vector.ts'

export interface Grip {
  readonly body: Body
  readonly side: Side
  /** The middle of the closed hand. */
  readonly at: Spot
  readonly near: number
  /** Units of a head, times the size that was asked for. */
  readonly unit: number
  readonly turn: number
}

export const turnedKnots = ({ at, unit, turn }: Grip, knots: readonly Knot[]): Knot[] => {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  return knots.map(([x, y, corner]) => [
    at[0] + (x * cos - y * sin) * unit,
    at[1] + (x * sin + y * cos) * unit,
    corner ?? 1,
  ])
}

export const shape = (grip: Grip, ...knots: readonly Knot[]): Path2D => blob(turnedKnots(grip, knots))

export const put = (grip: Grip, near: number, stuff: Stuff, path: Path2D, shade = 0, more = {}): void =>
  grip.body.put(grip.near + near, path, stuff, { shade, name: null, ...more })
