// A Victorian frame: double rule broken by scrolled corners and small ornaments at the middles.
import type { Box, Context } from '../easel.ts'
import { type Frame, inset, rule } from './frame.ts'
import { scroll } from './scroll.ts'
import { diamond, disc, inCorners, leafBlade, mirrored } from './taper.ts'

const cornerScrolls = (ctx: Context, box: Box, size: number, weight: number): void =>
  inCorners(ctx, box, () => {
    const { x, y } = box
    for (const isMirrored of [false, true]) {
      ctx.save()
      ctx.translate(x, y)
      if (isMirrored) ctx.transform(0, 1, 1, 0, 0, 0)
      scroll(ctx, {
        start: [size * 0.12, size * 0.12],
        heading: 0.1,
        length: size * 1.75,
        weight: weight * 1.5,
        curl: 5.4,
        sway: -1.1,
        leaves: 3,
        shoots: 1,
      })
      ctx.restore()
    }
    leafBlade(ctx, x + size * 0.12, y + size * 0.12, Math.PI / 4, size * 0.5, size * 0.17)
    disc(ctx, x + size * 0.09, y + size * 0.09, weight * 1.5)
    diamond(ctx, x + size * 0.52, y + size * 0.52, weight * 1.4, weight * 1.4)
  })

/** A small palmette at the middle of the upper and lower edge. */
const palmette = (ctx: Context, x: number, y: number, size: number, down: number): void => {
  for (const [turn, share] of [
    [0, 1],
    [0.5, 0.86],
    [1, 0.66],
  ] as const)
    mirrored(ctx, x, () => leafBlade(ctx, x, y, (Math.PI / 2) * down + turn, size * share, size * 0.3))
  mirrored(ctx, x, () =>
    scroll(ctx, {
      start: [x, y],
      heading: down > 0 ? 0.25 : -0.25,
      length: size * 2.2,
      weight: size * 0.12,
      curl: down * 4.6,
      leaves: 1,
      shoots: 0,
    }),
  )
  disc(ctx, x, y, size * 0.13)
}

export const victorianFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  const size = Math.min(box.w, box.h) * 0.2
  rule(ctx, inset(box, weight / 2), weight)
  rule(ctx, inset(box, weight * 2.6), weight * 0.32)
  const inner = inset(box, weight * 7)
  const { x, y, w, h } = inner
  const gap = size * 1.1
  const middle = size * 0.62
  const width = weight * 0.55
  for (const level of [y, y + h]) {
    ctx.fillRect(x + gap, level - width / 2, w / 2 - gap - middle, width)
    ctx.fillRect(x + w / 2 + middle, level - width / 2, w / 2 - gap - middle, width)
  }
  for (const upright of [x, x + w]) ctx.fillRect(upright - width / 2, y + gap, width, h - gap * 2)
  cornerScrolls(ctx, inset(inner, -weight * 1.2), size, weight)
  palmette(ctx, x + w / 2, y - weight * 0.5, size * 0.3, 1)
  palmette(ctx, x + w / 2, y + h + weight * 0.5, size * 0.3, -1)
  return inset(inner, weight * 5)
}
