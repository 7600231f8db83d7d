// Rays and sunbursts around a point: fills behind heroes, halos behind heads.
import { clamp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import { disc, ring } from './taper.ts'

export interface SunburstOptions {
  readonly x: number
  readonly y: number
  /** Where rays begin and end. */
  readonly inner?: number
  readonly outer: number
  readonly rays?: number
  /** Share of the circle that is ray, 0 to 1. */
  readonly share?: number
  /** Every second ray as a share of the full length. */
  readonly alternate?: number
  /** Rays narrow to a point at the outside instead of widening. */
  readonly isPointed?: boolean
  readonly turn?: number
}

export const sunburst = (ctx: Context, options: SunburstOptions): void => {
  const { x, y, inner = 0, outer, rays = 32, share = 0.5, alternate = 1, isPointed = false, turn = 0 } = options
  ctx.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const middle = turn + (ray / rays) * tau
    const half = (tau / rays / 2) * share
    const end = inner + (outer - inner) * (ray % 2 === 0 ? 1 : alternate)
    const place = (angle: number, out: number): void => ctx.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
    ctx.moveTo(x + Math.cos(middle - half) * inner, y + Math.sin(middle - half) * inner)
    if (isPointed) place(middle, end)
    else {
      place(middle - half, end)
      place(middle + half, end)
    }
    place(middle + half, inner)
    ctx.closePath()
  }
  ctx.fill()
}

const rayLengths = [1, 0.55, 0.8, 0.45]

/** Fine lines of uneven length, as engraved glories have. */
export const glory = (
  ctx: Context,
  x: number,
  y: number,
  inner: number,
  outer: number,
  weight: number,
  rays = 90,
): void => {
  ctx.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const turn = (ray / rays) * tau
    const end = inner + (outer - inner) * (rayLengths[ray % rayLengths.length] ?? 1)
    const half = weight / 2
    ctx.moveTo(x + Math.cos(turn) * inner - Math.sin(turn) * half, y + Math.sin(turn) * inner + Math.cos(turn) * half)
    ctx.lineTo(x + Math.cos(turn) * end, y + Math.sin(turn) * end)
    ctx.lineTo(x + Math.cos(turn) * inner + Math.sin(turn) * half, y + Math.sin(turn) * inner - Math.cos(turn) * half)
  }
  ctx.fill()
}

/** A saint's halo: rings, dots and points. */
export const halo = (
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  options: { readonly weight?: number; readonly points?: number } = {},
): void => {
  const { weight = radius * 0.02, points = 24 } = options
  ring(ctx, x, y, radius, weight)
  ring(ctx, x, y, radius * 0.86, weight * 0.45)
  for (let at = 0; at < points; at++) {
    const turn = (at / points) * tau
    disc(
      ctx,
      x + Math.cos(turn) * radius * 0.93,
      y + Math.sin(turn) * radius * 0.93,
      clamp(weight * 0.9, 0, radius * 0.03),
    )
  }
  sunburst(ctx, {
    x,
    y,
    inner: radius * 1.05,
    outer: radius * 1.24,
    rays: points * 2,
    share: 0.42,
    alternate: 0.5,
    isPointed: true,
  })
}
