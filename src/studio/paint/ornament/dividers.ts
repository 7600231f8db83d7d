// Rules and dividers for title pages: centred on a point, drawn with the fill style of the context.
import type { Context } from '../easel.ts'
import { hook } from './scroll.ts'
import { diamond, disc, headingAt, leafBlade, mirrored, pointAt, swelling, taper, winding } from './taper.ts'

export interface DividerOptions {
  /** Height of a hair line in units. */
  readonly weight?: number
}

export type Divider = (ctx: Context, x: number, y: number, width: number, options?: DividerOptions) => void

/** Two hair lines with a diamond between. */
export const diamondRule: Divider = (ctx, x, y, width, { weight = 3 } = {}) => {
  const gap = weight * 6
  mirrored(ctx, x, () => {
    ctx.fillRect(x + gap, y - weight / 2, width / 2 - gap, weight)
    diamond(ctx, x + gap, y, weight * 0.9, weight * 0.9)
  })
  diamond(ctx, x, y, weight * 2.7, weight * 2.7)
}

/** The printer's swelled rule: thick in the middle, fine at the ends. */
export const swelledRule: Divider = (ctx, x, y, width, { weight = 3 } = {}) => {
  const half = width / 2
  ctx.beginPath()
  ctx.moveTo(x - half, y)
  ctx.bezierCurveTo(x - half * 0.4, y - weight * 0.2, x - half * 0.22, y - weight * 1.6, x, y - weight * 1.6)
  ctx.bezierCurveTo(x + half * 0.22, y - weight * 1.6, x + half * 0.4, y - weight * 0.2, x + half, y)
  ctx.bezierCurveTo(x + half * 0.4, y + weight * 0.2, x + half * 0.22, y + weight * 1.6, x, y + weight * 1.6)
  ctx.bezierCurveTo(x - half * 0.22, y + weight * 1.6, x - half * 0.4, y + weight * 0.2, x - half, y)
  ctx.fill()
}

/** Pen flourishes to both sides of a drop. */
export const flourishRule: Divider = (ctx, x, y, width, { weight = 3 } = {}) => {
  mirrored(ctx, x, () => {
    hook(ctx, [x + width * 0.04, y], 0.35, width * 0.52, weight * 2, -4.2)
    hook(ctx, [x + width * 0.05, y], -0.5, width * 0.26, weight * 1.6, 6)
    const long = winding([x + width * 0.1, y + weight], -0.1, width * 0.4, { from: 0.5, to: -0.9 })
    taper(ctx, long, swelling(weight * 1.1, 0.1))
  })
  diamond(ctx, x, y, weight * 1.8, weight * 3)
}

/** A leafy twig to either side of a berry. */
export const leafRule: Divider = (ctx, x, y, width, { weight = 3 } = {}) => {
  mirrored(ctx, x, () => {
    const stem = winding([x + weight * 4, y], -0.12, width / 2 - weight * 4, { from: 0.24, to: 0 })
    taper(ctx, stem, (share) => weight * (1 - 0.6 * share))
    for (let leaf = 1; leaf <= 5; leaf++) {
      const share = leaf / 5.6
      const [px, py] = pointAt(stem, share)
      const size = width * 0.062 * (1.15 - share * 0.5)
      for (const side of [-1, 1])
        leafBlade(ctx, px, py, headingAt(stem, share) + side * 0.62, size, size * 0.4, side * size * 0.06)
    }
    const [endX, endY] = pointAt(stem, 1)
    leafBlade(ctx, endX, endY, headingAt(stem, 1), width * 0.04, width * 0.014)
  })
  disc(ctx, x, y, weight * 1.9)
}

/** Three lines of falling length around a lozenge. */
export const decoRule: Divider = (ctx, x, y, width, { weight = 3 } = {}) => {
  const gap = weight * 7
  mirrored(ctx, x, () => {
    for (const [row, share] of [
      [-1, 0.72],
      [0, 1],
      [1, 0.72],
    ] as const)
      ctx.fillRect(
        x + gap + Math.abs(row) * weight * 2,
        y + row * weight * 2.6 - weight / 2,
        (width / 2 - gap) * share,
        weight,
      )
  })
  diamond(ctx, x, y, weight * 2.6, weight * 5)
}
