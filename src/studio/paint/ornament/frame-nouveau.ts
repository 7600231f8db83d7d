// An art nouveau frame: whiplash stems that rise along the sides, cross at the top and end in buds.
import type { Box, Context } from '../easel.ts'
import type { Point } from '../point.ts'
import { type Frame, inset, rule } from './frame.ts'
import { disc, headingAt, leafBlade, mirrored, pointAt, taper, winding } from './taper.ts'

/** A cubic as points. */
const cubic = (a: Point, b: Point, c: Point, d: Point, steps = 70): Point[] =>
  Array.from({ length: steps + 1 }, (_, at): Point => {
    const t = at / steps
    const s = 1 - t
    const blend = (channel: 0 | 1): number =>
      s * s * s * a[channel] + 3 * s * s * t * b[channel] + 3 * s * t * t * c[channel] + t * t * t * d[channel]
    return [blend(0), blend(1)]
  })

const bud = (ctx: Context, x: number, y: number, turn: number, size: number): void => {
  leafBlade(ctx, x, y, turn, size, size * 0.42)
  leafBlade(ctx, x, y, turn - 0.55, size * 0.72, size * 0.22, -size * 0.16)
  leafBlade(ctx, x, y, turn + 0.55, size * 0.72, size * 0.22, size * 0.16)
}

/** One side: the long stem, two that part from it, their whips and leaves. */
const whiplash = (ctx: Context, box: Box, weight: number): void => {
  const { x, y, w, h } = box
  const swell =
    (full: number) =>
    (share: number): number =>
      full * (0.34 + 0.66 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12)))
  const main = [
    ...cubic(
      [x + w * 0.5, y + h * 0.985],
      [x + w * 0.2, y + h * 1.0],
      [x - w * 0.01, y + h * 0.96],
      [x + w * 0.012, y + h * 0.8],
    ),
    ...cubic(
      [x + w * 0.012, y + h * 0.8],
      [x + w * 0.05, y + h * 0.55],
      [x - w * 0.03, y + h * 0.34],
      [x + w * 0.03, y + h * 0.16],
    ),
    ...cubic(
      [x + w * 0.03, y + h * 0.16],
      [x + w * 0.09, y - h * 0.01],
      [x + w * 0.34, y - h * 0.02],
      [x + w * 0.44, y + h * 0.045],
    ),
  ]
  taper(ctx, main, swell(weight * 1.7))
  const tip = winding(pointAt(main, 1), headingAt(main, 1), w * 0.3, { from: 1, to: 11 }, 60)
  taper(ctx, tip, (share) => weight * (0.75 - 0.5 * share))
  disc(ctx, pointAt(tip, 1)[0], pointAt(tip, 1)[1], weight * 0.9)
  for (const [from, length, start, end, size] of [
    [0.3, 0.3, 0.3, 6.4, 0.07],
    [0.5, 0.26, 0.2, 6, 0.065],
    [0.76, 0.32, 1.1, 4.9, 0.07],
  ] as const) {
    const shoot = winding(
      pointAt(main, from),
      headingAt(main, from) + 0.12,
      h * length * 0.62,
      { from: start, to: end },
      60,
    )
    taper(ctx, shoot, (share) => weight * (1.15 - 0.85 * share))
    bud(ctx, pointAt(shoot, 1)[0], pointAt(shoot, 1)[1], headingAt(shoot, 1), w * size)
    const [leafX, leafY] = pointAt(main, from - 0.06)
    leafBlade(ctx, leafX, leafY, headingAt(main, from - 0.06) + 0.42, w * 0.13, w * 0.038, w * 0.035)
  }
  const low = winding(pointAt(main, 0.1), headingAt(main, 0.1) + 0.3, w * 0.34, { from: 2.2, to: 8 }, 60)
  taper(ctx, low, (share) => weight * (1.1 - 0.8 * share))
  disc(ctx, pointAt(low, 1)[0], pointAt(low, 1)[1], weight * 0.85)
}

export const nouveauFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  rule(ctx, inset(box, weight * 0.3), weight * 0.6, 'round', Math.min(box.w, box.h) * 0.07)
  const inner = inset(box, weight * 3.4)
  mirrored(ctx, box.x + box.w / 2, () => whiplash(ctx, inner, weight))
  const x = box.x + box.w / 2
  bud(ctx, x, inner.y + inner.h * 0.052, -Math.PI / 2, box.w * 0.075)
  disc(ctx, x, inner.y + inner.h * 0.058, weight * 1.1)
  bud(ctx, x, inner.y + inner.h * 0.982, -Math.PI / 2, box.w * 0.07)
  return { x: inner.x + inner.w * 0.13, y: inner.y + inner.h * 0.11, w: inner.w * 0.74, h: inner.h * 0.78 }
}
