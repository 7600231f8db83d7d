// Mandalas: rings of petals, drops, arcs and dots around a middle, different for every seed.
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { diamond, disc, ring } from './taper.ts'

export interface MandalaOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly random: Random
  /** Repeats around the middle. */
  readonly fold?: number
  /** Width of its lines as a share of the radius. */
  readonly weight?: number
}

type Motif = (ctx: Context, inner: number, outer: number, half: number, weight: number) => void

/** An open petal as an outline with a second line inside. Drawn along +x. */
const petal: Motif = (ctx, inner, outer, half, weight) => {
  for (const [share, line] of [
    [1, 1],
    [0.66, 0.55],
  ] as const) {
    const end = lerp(inner, outer, lerp(0.72, 1, share))
    const wide = Math.tan(half) * lerp(inner, outer, 0.5) * share
    ctx.lineWidth = weight * line
    ctx.beginPath()
    ctx.moveTo(inner, 0)
    ctx.bezierCurveTo(lerp(inner, outer, 0.3), -wide * 1.25, lerp(inner, outer, 0.66), -wide * 1.1, end, 0)
    ctx.bezierCurveTo(lerp(inner, outer, 0.66), wide * 1.1, lerp(inner, outer, 0.3), wide * 1.25, inner, 0)
    ctx.stroke()
  }
}

const drop: Motif = (ctx, inner, outer, half) => {
  const wide = Math.tan(half) * inner * 0.6
  ctx.beginPath()
  ctx.moveTo(inner, 0)
  ctx.bezierCurveTo(
    lerp(inner, outer, 0.4),
    -wide * 0.4,
    lerp(inner, outer, 0.6),
    -wide,
    lerp(inner, outer, 0.84),
    -wide * 0.6,
  )
  ctx.arc(lerp(inner, outer, 0.84), 0, wide * 0.6, -Math.PI / 2, Math.PI / 2)
  ctx.bezierCurveTo(lerp(inner, outer, 0.6), wide, lerp(inner, outer, 0.4), wide * 0.4, inner, 0)
  ctx.fill()
}

const scallop: Motif = (ctx, inner, outer, half, weight) => {
  ctx.lineWidth = weight
  for (const share of [1, 0.68]) {
    ctx.beginPath()
    ctx.ellipse(
      inner * Math.cos(half),
      0,
      (outer - inner * Math.cos(half)) * share,
      inner * Math.sin(half) * share,
      0,
      -Math.PI / 2,
      Math.PI / 2,
    )
    ctx.stroke()
  }
  disc(ctx, lerp(inner, outer, 0.34), 0, weight * 1.5)
}

const point: Motif = (ctx, inner, outer, half, weight) => {
  const wide = Math.tan(half) * inner
  ctx.lineWidth = weight
  ctx.lineJoin = 'miter'
  ctx.beginPath()
  ctx.moveTo(inner, -wide)
  ctx.lineTo(outer, 0)
  ctx.lineTo(inner, wide)
  ctx.stroke()
  diamond(ctx, lerp(inner, outer, 0.36), 0, (outer - inner) * 0.2, wide * 0.3)
}

const dots: Motif = (ctx, inner, outer, _half, weight) => {
  for (let at = 0; at < 3; at++) disc(ctx, lerp(inner, outer, 0.2 + at * 0.3), 0, weight * (2 - at * 0.5))
}

const motifs = [petal, drop, scallop, point, petal, dots] as const

export const mandala = (ctx: Context, options: MandalaOptions): void => {
  const { x, y, radius, random, weight: share = 0.009 } = options
  const fold = options.fold ?? random.pick([8, 10, 12, 16])
  const weight = radius * share
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-tau / 4)
  ctx.strokeStyle = ctx.fillStyle
  const bounds = [0.1, 0.24, 0.38, 0.54, 0.72, 0.88, 1]
  disc(ctx, 0, 0, radius * 0.045)
  ring(ctx, 0, 0, radius * 0.075, weight)
  for (let band = 0; band < bounds.length - 1; band++) {
    const inner = (bounds[band] ?? 0) * radius
    const outer = (bounds[band + 1] ?? 1) * radius
    const repeats = band > 3 ? fold * 2 : fold
    const draw = random.pick(motifs)
    const isTurned = band % 2 === 1
    for (let at = 0; at < repeats; at++) {
      ctx.save()
      ctx.rotate(((at + (isTurned ? 0.5 : 0)) / repeats) * tau)
      draw(ctx, inner, outer, tau / repeats / 2, weight)
      ctx.restore()
    }
    if (random.chance(0.6)) ring(ctx, 0, 0, outer, weight * (random.chance(0.5) ? 1 : 0.5))
  }
  ctx.restore()
}
