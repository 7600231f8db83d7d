// The border of an illuminated page: vines that wind along its sides, with coloured leaves, flowers and drops of gold.

import { mix, shift } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { layGilt } from '../../paint/materials/gilt.ts'
import { disc, leafBlade, taper } from '../../paint/ornament/taper.ts'
import type { Point } from '../../paint/point.ts'
import type { Scene } from '../family.ts'

/** The middle line of the border, once around the page. */
const course = (box: Box, corner: number): Point[] => {
  const points: Point[] = []
  const { x, y, w, h } = box
  const add = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const steps = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / 12))
    for (let step = 0; step < steps; step++)
      points.push([fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps])
  }
  const turn = (middleX: number, middleY: number, from: number): void => {
    for (let step = 0; step < 12; step++) {
      const angle = from + (step / 12) * (tau / 4)
      points.push([middleX + Math.cos(angle) * corner, middleY + Math.sin(angle) * corner])
    }
  }
  add(x + corner, y, x + w - corner, y)
  turn(x + w - corner, y + corner, -tau / 4)
  add(x + w, y + corner, x + w, y + h - corner)
  turn(x + w - corner, y + h - corner, 0)
  add(x + w - corner, y + h, x + corner, y + h)
  turn(x + corner, y + h - corner, tau / 4)
  add(x, y + h - corner, x, y + corner)
  turn(x + corner, y + corner, tau / 2)
  return points
}

interface Stem {
  readonly points: readonly Point[]
  headingAt(at: number): number
}

const stemAlong = (line: readonly Point[], sway: number, wave: number): Stem => {
  const repeats = Math.round((line.length * 12) / wave)
  const points = line.map(([x, y], at): Point => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y]
    const heading = Math.atan2(nextY - y, nextX - x)
    const offset = Math.sin((at / line.length) * repeats * tau) * sway
    return [x - Math.sin(heading) * offset, y + Math.cos(heading) * offset]
  })
  return {
    points: [...points, points[0] ?? [0, 0]],
    headingAt: (at) => {
      const [x, y] = points[at % points.length] ?? [0, 0]
      const [nextX, nextY] = points[(at + 2) % points.length] ?? [x, y]
      return Math.atan2(nextY - y, nextX - x)
    },
  }
}

export const paintVines = asPart('vines', (easel: Easel, { palette }: Scene, box: Box, unit: number): void => {
  if (easel.without.has('border')) return
  const { ctx } = easel
  const random = easel.random.sub('vines')
  const stem = stemAlong(course(box, unit * 0.05), unit * 0.024, unit * 0.2)
  const green = mix(palette.mid, palette.dark, 0.35)
  ctx.fillStyle = palette.dark
  taper(ctx, stem.points, () => unit * 0.0065)
  const gold: { readonly x: number; readonly y: number; readonly radius: number }[] = []
  const hues = [green, palette.accent, palette.counter, palette.hues[3], green]
  for (let at = 0, count = 0; at < stem.points.length - 4; at += 4, count++) {
    const [x, y] = stem.points[at] ?? [0, 0]
    const heading = stem.headingAt(at)
    const side = count % 2 === 0 ? 1 : -1
    const length = unit * random.between(0.036, 0.05)
    const hue = hues[count % hues.length] ?? green
    ctx.fillStyle = hue
    leafBlade(ctx, x, y, heading + side * 0.85, length, length * 0.4, side * length * 0.08)
    ctx.fillStyle = shift(hue, { l: 0.13 })
    leafBlade(ctx, x, y, heading + side * 0.85, length * 0.8, length * 0.13, side * length * 0.06)
    if (count % 3 === 0)
      gold.push({
        x: x - Math.sin(heading) * -side * unit * 0.026,
        y: y + Math.cos(heading) * -side * unit * 0.026,
        radius: unit * random.between(0.006, 0.0095),
      })
    if (count % 11 === 5)
      easel.part('blooms', () => paintBlossom(ctx, x, y, unit * 0.02, palette.accent, palette.light))
  }
  layGilt(easel, palette.metal, (gilt) => {
    for (const drop of gold) disc(gilt, drop.x, drop.y, drop.radius)
  })
})

const paintBlossom = (ctx: Context, x: number, y: number, size: number, petal: string, heart: string): void => {
  ctx.fillStyle = petal
  for (let at = 0; at < 5; at++) {
    const angle = (at / 5) * tau - tau / 4
    disc(ctx, x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62, size * 0.5)
  }
  ctx.fillStyle = heart
  disc(ctx, x, y, size * 0.34)
}
