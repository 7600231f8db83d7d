// Ribbons, scrolls and cartouches that carry words. The band takes the fill style; folds and lines take the colours passed in.
import type { Colour } from '../../colour/colour.ts'
import type { Box, Context } from '../easel.ts'
import { inset, rule } from './frame.ts'
import { scroll } from './scroll.ts'
import { diamond, leafBlade, mirrored } from './taper.ts'

export interface BannerOptions {
  /** The turned-away side of the ribbon; without it a gap marks the fold (for masks). */
  readonly shade?: Colour
  /** How far the band rises in the middle, in units; negative sags. */
  readonly arch?: number
}

/** A ribbon with swallow tails; its band fills the box, the tails reach out to both sides. Returns the box for words. */
export const ribbon = (ctx: Context, box: Box, options: BannerOptions = {}): Box => {
  const { shade, arch = box.h * 0.3 } = options
  const { x, y, w, h } = box
  const band = ctx.fillStyle
  const drop = h * 0.34
  const fold = h * 0.55
  const gap = shade ? 0 : h * 0.06
  mirrored(ctx, x + w / 2, () => {
    // The tail hangs behind the band, lower by the depth of the fold.
    ctx.beginPath()
    ctx.moveTo(x + fold - gap, y + drop)
    ctx.quadraticCurveTo(x - h * 0.2, y + drop - h * 0.06, x - h * 0.95, y + drop + h * 0.16)
    ctx.lineTo(x - h * 0.52, y + drop + h * 0.62)
    ctx.lineTo(x - h * 0.88, y + drop + h * 1.14)
    ctx.quadraticCurveTo(x - h * 0.2, y + drop + h * 0.94, x + fold - gap, y + drop + h * 0.98)
    ctx.fill()
    if (!shade) return
    ctx.fillStyle = shade
    ctx.beginPath()
    ctx.moveTo(x, y + h)
    ctx.lineTo(x + fold, y + h + drop * 0.96)
    ctx.lineTo(x + fold, y + h * 0.8)
    ctx.fill()
    ctx.fillStyle = band
  })
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.quadraticCurveTo(x + w / 2, y - arch * 2, x + w, y)
  ctx.lineTo(x + w, y + h)
  ctx.quadraticCurveTo(x + w / 2, y + h - arch * 2, x, y + h)
  ctx.closePath()
  if (!shade) {
    // On a mask, a rim is cut away first so that band and tails part.
    ctx.save()
    ctx.globalCompositeOperation = 'destination-out'
    ctx.lineWidth = gap * 2
    ctx.strokeStyle = '#000000'
    ctx.stroke()
    ctx.restore()
  }
  ctx.fill()
  return { x: x + h * 0.3, y: y - Math.max(0, arch) * 0.75, w: w - h * 0.6, h: h * 0.9 }
}

/** An ornamental rim of scrolls and leaves around a label; only the ornament is drawn. */
export const cartouche = (ctx: Context, box: Box, weight = 5): Box => {
  const { x, y, w, h } = box
  rule(ctx, box, weight, 'scoop', h * 0.18)
  rule(ctx, inset(box, weight * 1.9), weight * 0.35, 'scoop', h * 0.18)
  const size = Math.min(h * 0.5, w * 0.16)
  for (const down of [-1, 1]) {
    const level = down < 0 ? y : y + h
    mirrored(ctx, x + w / 2, () => {
      scroll(ctx, {
        start: [x + w / 2, level + down * weight],
        heading: down * 0.35,
        length: size * 1.7,
        weight: weight * 1.3,
        curl: -down * 4.8,
        leaves: 2,
        shoots: 0,
      })
      leafBlade(ctx, x + w / 2, level, down * (Math.PI / 2) + 0.45, size * 0.42, size * 0.13)
    })
    leafBlade(ctx, x + w / 2, level, (down * Math.PI) / 2, size * 0.62, size * 0.2)
  }
  mirrored(ctx, x + w / 2, () => {
    for (const down of [-1, 1])
      scroll(ctx, {
        start: [x - weight, y + h / 2],
        heading: Math.PI + down * 0.5,
        length: size * 1.1,
        weight: weight * 1.1,
        curl: -down * 4.4,
        leaves: 1,
        shoots: 0,
      })
    diamond(ctx, x - weight * 2.6, y + h / 2, weight * 1.6, weight * 2.6)
  })
  return inset(box, weight * 6, weight * 4)
}
