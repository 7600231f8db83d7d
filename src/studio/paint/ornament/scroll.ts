// Scrollwork: calligraphic scrolls that wind into a bulb, with leaves on their outer side.
import { lerp } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Point } from '../point.ts'
import { disc, headingAt, leafBlade, pointAt, swelling, taper, winding } from './taper.ts'

export interface ScrollOptions {
  readonly start: Point
  readonly heading: number
  readonly length: number
  /** Full width of the stroke. */
  readonly weight: number
  /** How far it winds, in radians; negative winds to the left. */
  readonly curl?: number
  /** Bend at the beginning, for an S-shaped stem. */
  readonly sway?: number
  readonly leaves?: number
  /** Smaller scrolls growing from the stem. */
  readonly shoots?: number
}

export const scroll = (ctx: Context, options: ScrollOptions): void => {
  const { start, heading, length, weight, curl = 7.5, sway = -0.8, leaves = 3, shoots = 1 } = options
  const side = Math.sign(curl)
  const stem = winding(start, heading, length, { from: sway * side, to: curl * 2 * side * side - sway * side }, 90)
  taper(ctx, stem, (share) => weight * (0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.8))))
  const end = pointAt(stem, 1)
  disc(ctx, end[0], end[1], weight * 1.05)
  for (let leaf = 0; leaf < leaves; leaf++) {
    const share = lerp(0.16, 0.56, (leaf + 0.5) / leaves)
    const [x, y] = pointAt(stem, share)
    const along = headingAt(stem, share)
    const size = length * lerp(0.15, 0.1, leaf / Math.max(1, leaves))
    leafBlade(ctx, x, y, along - side * 0.55, size, size * 0.34, -side * size * 0.22)
    leafBlade(ctx, x, y, along - side * 0.95, size * 0.6, size * 0.26, -side * size * 0.16)
  }
  for (let shoot = 0; shoot < shoots; shoot++) {
    const share = lerp(0.2, 0.42, shoots === 1 ? 0.4 : shoot / (shoots - 1))
    scroll(ctx, {
      start: pointAt(stem, share),
      heading: headingAt(stem, share) - side * 0.15,
      length: length * 0.5,
      weight: weight * 0.72,
      curl: -curl * 0.92,
      sway: -0.3,
      leaves: Math.min(leaves, 1),
      shoots: 0,
    })
  }
}

/** A quick pen stroke with a hook at its end: for light corners and dividers. */
export const hook = (
  ctx: Context,
  start: Point,
  heading: number,
  length: number,
  weight: number,
  curl: number,
): void => {
  const points = winding(start, heading, length, { from: -0.25 * Math.sign(curl), to: curl }, 50)
  taper(ctx, points, swelling(weight, 0.16))
  const [x, y] = pointAt(points, 1)
  disc(ctx, x, y, weight * 0.62)
}
