// Sacred geometry: figures of circles and straight lines, for mysticism, science and minimal covers. Stroked in the fill style.
import { tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Point } from './taper.ts'

export type SacredFigure = 'flower' | 'seed' | 'metatron' | 'vesica' | 'hexagram' | 'phases'

const circle = (ctx: Context, x: number, y: number, radius: number): void => {
  ctx.moveTo(x + radius, y)
  ctx.arc(x, y, radius, 0, tau)
}

/** Middles of a triangular lattice within so many rings. */
const lattice = (radius: number, rings: number): Point[] => {
  const points: Point[] = []
  for (let q = -rings; q <= rings; q++)
    for (let r = -rings; r <= rings; r++)
      if (Math.abs(q + r) <= rings) points.push([radius * (q + r / 2), (radius * r * Math.sqrt(3)) / 2])
  return points
}

const polygon = (ctx: Context, radius: number, corners: number, turn: number): void => {
  for (let at = 0; at <= corners; at++) {
    const around = turn + (at / corners) * tau
    const x = Math.cos(around) * radius
    const y = Math.sin(around) * radius
    if (at === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
}

const draws: Readonly<Record<SacredFigure, (ctx: Context, radius: number) => void>> = {
  flower: (ctx, radius) => {
    for (const [x, y] of lattice(radius / 3, 2)) circle(ctx, x, y, radius / 3)
    circle(ctx, 0, 0, radius)
    circle(ctx, 0, 0, radius * 1.04)
  },
  seed: (ctx, radius) => {
    for (const [x, y] of lattice(radius / 2, 1)) circle(ctx, x, y, radius / 2)
    circle(ctx, 0, 0, radius)
  },
  metatron: (ctx, radius) => {
    const step = radius / 5
    const middles: Point[] = [[0, 0]]
    for (const ring of [1, 2])
      for (let at = 0; at < 6; at++) {
        const turn = (at / 6) * tau - tau / 4
        middles.push([Math.cos(turn) * step * 2 * ring, Math.sin(turn) * step * 2 * ring])
      }
    for (const [at, [x, y]] of middles.entries()) {
      circle(ctx, x, y, step)
      for (const [otherX, otherY] of middles.slice(at + 1)) {
        ctx.moveTo(x, y)
        ctx.lineTo(otherX, otherY)
      }
    }
  },
  vesica: (ctx, radius) => {
    for (const side of [-1, 1]) circle(ctx, side * radius * 0.33, 0, radius * 0.66)
    circle(ctx, 0, 0, radius * 0.33)
    circle(ctx, 0, 0, radius)
    polygon(ctx, radius * 0.572, 4, -tau / 4)
  },
  hexagram: (ctx, radius) => {
    for (const share of [1, 0.577, 0.333, 0.192]) {
      polygon(ctx, radius * share, 3, -tau / 4)
      polygon(ctx, radius * share, 3, tau / 4)
      circle(ctx, 0, 0, radius * share)
    }
  },
  phases: (ctx, radius) => {
    for (let at = 0; at < 24; at++) {
      const turn = (at / 24) * tau
      circle(ctx, Math.cos(turn) * radius * 0.5, Math.sin(turn) * radius * 0.5, radius * 0.5)
    }
  },
}

export const sacredGeometry = (
  ctx: Context,
  figure: SacredFigure,
  x: number,
  y: number,
  radius: number,
  weight = 3,
): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = weight
  ctx.lineJoin = 'round'
  ctx.beginPath()
  draws[figure](ctx, radius)
  ctx.stroke()
  ctx.restore()
}
