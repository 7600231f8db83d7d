// Vectors in space and frames of three axes: what a skeleton is reckoned with.
import { clamp } from '../paint/curves.ts'

/** To the right, up, towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]
/** A place on the sheet; y runs down. */
export type Spot = readonly [x: number, y: number]

export interface Frame {
  readonly right: Vector
  readonly up: Vector
  readonly forward: Vector
}

export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]
export const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1)
export const lengthOf = (a: Vector): number => Math.hypot(a[0], a[1], a[2])
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => {
  const length = lengthOf(a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
export const between = (a: Vector, b: Vector, share: number): Vector => plus(a, minus(b, a), share)
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A vector given along the axes of a frame. */
export const along = ({ right, up, forward }: Frame, [x, y, z]: Vector): Vector =>
  plus(plus(plus([0, 0, 0], right, x), up, y), forward, z)

/** Turned about the upright, then leant forward, then rolled to its own left; degrees. */
export const frameOf = (yaw: number, lean: number, roll: number): Frame => {
  const [sy, cy] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  const [sl, cl] = [Math.sin(radians(lean)), Math.cos(radians(lean))]
  const [sr, cr] = [Math.sin(radians(roll)), Math.cos(radians(roll))]
  const right: Vector = [cy, 0, -sy]
  const up: Vector = [sy * sl, cl, cy * sl]
  return {
    right: plus(plus([0, 0, 0], right, cr), up, -sr),
    up: plus(plus([0, 0, 0], right, sr), up, cr),
    forward: [sy * cl, -sl, cy * cl],
  }
}

export const mixedFrame = (one: Frame, other: Frame, share: number): Frame => ({
  right: unit(between(one.right, other.right, share)),
  up: unit(between(one.up, other.up, share)),
  forward: unit(between(one.forward, other.forward, share)),
})

/** The item at a place; the ends stand for what lies beyond them. */
export const nth = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[clamp(at, 0, items.length - 1)]
  if (item === undefined) throw new RangeError('expected a list with items but received an empty one')
  return item
}
