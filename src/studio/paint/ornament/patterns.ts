// Repeats in one colour, drawn with the fill style of the context over a box: scallops, lozenges, rings, damask.
import { tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import { scroll } from './scroll.ts'
import { disc, leafBlade, mirrored, ring } from './taper.ts'

export interface RepeatOptions {
  /** Units per repeat. */
  readonly size?: number
  /** Line width in units. */
  readonly weight?: number
}

export type Repeat = (ctx: Context, box: Box, options?: RepeatOptions) => void

const clipped = (ctx: Context, box: Box, draw: () => void): void => {
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  ctx.strokeStyle = ctx.fillStyle
  draw()
  ctx.restore()
}

/** Rows of half circles, each row hiding the feet of the last. */
export const scallops: Repeat = (ctx, box, { size = 120, weight = 4 } = {}) =>
  clipped(ctx, box, () => {
    ctx.lineWidth = weight
    for (let row = 0, y = box.y; y < box.y + box.h + size; row++, y += size / 4)
      for (let x = box.x - size + (row % 2) * (size / 2); x < box.x + box.w + size; x += size)
        for (const share of [0.5, 0.38, 0.26, 0.14]) {
          // Only the part above the two neighbours of the next row is seen.
          const reach = share === 0.5 ? Math.PI / 3 : share === 0.38 ? Math.PI / 2.7 : Math.PI / 2
          ctx.beginPath()
          ctx.arc(x, y, size * share, -tau / 4 - reach, -tau / 4 + reach)
          ctx.stroke()
        }
  })

/** Diamonds with a small diamond inside each. */
export const lozenges: Repeat = (ctx, box, { size = 130, weight = 4 } = {}) =>
  clipped(ctx, box, () => {
    ctx.lineWidth = weight
    for (let row = 0, y = box.y; y < box.y + box.h + size; row++, y += size * 0.75)
      for (let x = box.x + (row % 2) * (size / 2); x < box.x + box.w + size; x += size)
        for (const share of [1, 0.62, 0.2]) {
          ctx.beginPath()
          ctx.moveTo(x - (size / 2) * share, y)
          ctx.lineTo(x, y - size * 0.75 * share)
          ctx.lineTo(x + (size / 2) * share, y)
          ctx.lineTo(x, y + size * 0.75 * share)
          ctx.closePath()
          if (share < 0.3) ctx.fill()
          else ctx.stroke()
        }
  })

/** Overlapping rings, as in Japanese seven treasures. */
export const treasures: Repeat = (ctx, box, { size = 140, weight = 4 } = {}) =>
  clipped(ctx, box, () => {
    for (let row = 0, y = box.y; y < box.y + box.h + size; row++, y += size / 2)
      for (let x = box.x + (row % 2) * (size / 2); x < box.x + box.w + size; x += size)
        ring(ctx, x, y, size / 2, weight)
  })

/** Damask: an ogee lattice with a budding palmette in every opening. */
export const damask: Repeat = (ctx, box, { size = 260, weight = 5 } = {}) =>
  clipped(ctx, box, () => {
    const high = size * 1.5
    ctx.lineWidth = weight
    for (let column = -1, x = box.x - size / 2; x < box.x + box.w + size; column++, x += size / 2)
      for (let y = box.y - high + (column % 2 === 0 ? 0 : high / 2); y < box.y + box.h + high; y += high) {
        mirrored(ctx, x, () => {
          ctx.beginPath()
          ctx.moveTo(x, y - high / 2)
          ctx.bezierCurveTo(x, y - high * 0.3, x + size / 2, y - high * 0.22, x + size / 2, y)
          ctx.bezierCurveTo(x + size / 2, y + high * 0.22, x, y + high * 0.3, x, y + high / 2)
          ctx.stroke()
          leafBlade(ctx, x, y + size * 0.2, -tau / 4 + 0.42, size * 0.4, size * 0.12, size * 0.1)
          leafBlade(ctx, x, y + size * 0.22, -tau / 4 + 1.05, size * 0.24, size * 0.09, -size * 0.05)
          scroll(ctx, {
            start: [x, y + size * 0.22],
            heading: 0.35,
            length: size * 0.62,
            weight: weight * 1.3,
            curl: -4.6,
            leaves: 1,
            shoots: 0,
          })
          disc(ctx, x + size * 0.17, y - size * 0.22, weight)
        })
        leafBlade(ctx, x, y + size * 0.2, -tau / 4, size * 0.52, size * 0.15)
        leafBlade(ctx, x, y + size * 0.24, tau / 4, size * 0.26, size * 0.1)
        disc(ctx, x, y - size * 0.4, weight * 1.3)
      }
  })
