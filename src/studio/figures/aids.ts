// What people lean on: a stick, crutches.

import { type Disc, disc, tube } from '../paint/shapes/path.ts'
import { type Grip, put } from './grip.ts'
import { between, type Spot } from './vector.ts'

/** A stick to lean on reaches the floor. */
export const cane = (grip: Grip): void => {
  const { body, at, unit } = grip
  const floor = body.skeleton.at[1]
  const foot: Spot = [
    at[0] + 0.12 * unit * Math.sign(body.skeleton.chest.forward[0] || 1),
    Math.max(at[1] + unit, floor),
  ]
  const stick = tube([
    [at[0] - 0.14 * unit, at[1] + 0.02 * unit, 0.05 * unit],
    [at[0], at[1] - 0.08 * unit, 0.05 * unit],
    [at[0] + 0.03 * unit, at[1] + 0.1 * unit, 0.045 * unit],
    [...foot, 0.04 * unit],
  ])
  put(grip, -0.004, 'wood', stick, 0.02)
}

/** Bound to the forearm by a cuff below the elbow, gripped by its handle, with its foot on the floor a little outward. */
export const crutch = (grip: Grip): void => {
  const { body, at, unit, side } = grip
  const { bend, end } = body.skeleton.arms[side]
  const cuff = body.spot(between(bend, end, 0.3))
  const out = Math.sign(at[0] - body.spot(body.skeleton.pelvis)[0]) || 1
  const foot: Spot = [at[0] + 0.24 * unit * out, Math.max(at[1] + unit, body.skeleton.at[1] - 0.06 * unit)]
  const shaft = tube([
    [...cuff, 0.05 * unit],
    [...at, 0.055 * unit],
    [...foot, 0.045 * unit],
  ])
  put(grip, 0.006, 'steel', shaft, 0.02)
  const [ex, ey] = body.spot(bend)
  const across: Spot = [(cuff[1] - ey) / unit, -(cuff[0] - ex) / unit]
  const length = Math.hypot(...across) || 1
  const rim = (way: number): Disc => [
    cuff[0] + (across[0] / length) * 0.15 * way * unit,
    cuff[1] + (across[1] / length) * 0.15 * way * unit,
    0.055 * unit,
  ]
  put(grip, 0.007, 'ink', tube([rim(-1), rim(1)]), 0.02)
  put(grip, 0.007, 'ink', disc(at[0], at[1], 0.12 * unit, 0.06 * unit), 0)
  put(grip, 0.007, 'ink', disc(foot[0], foot[1], 0.075 * unit, 0.05 * unit), 0)
}
