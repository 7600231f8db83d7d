// Lightning: a jagged channel with branches that taper, in a glow that lights the cloud around it.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { drawGlow } from './glow.ts'
import type { Point } from './point.ts'
import { softly } from './softly.ts'

export interface LightningOptions {
  readonly from: Point
  readonly to: Point
  readonly core: Colour
  readonly glow: Colour
  readonly width?: number
  /** 0..1 */
  readonly branching?: number
  readonly random?: Random
}

interface Bolt {
  readonly points: readonly Point[]
  readonly width: number
}

const jagged = (from: Point, to: Point, random: Random): Point[] => {
  let points = [from, to]
  let sway = Math.hypot(to.x - from.x, to.y - from.y) * 0.13
  for (let pass = 0; pass < 7; pass++, sway *= 0.54) {
    points = points.flatMap((point, at) => {
      const next = points[at + 1]
      if (!next) return [point]
      const [dx, dy] = [next.x - point.x, next.y - point.y]
      const long = Math.hypot(dx, dy) || 1
      const off = random.between(-sway, sway)
      const middle = { x: (point.x + next.x) / 2 - (dy / long) * off, y: (point.y + next.y) / 2 + (dx / long) * off }
      return [point, middle]
    })
  }
  return points
}

const branched = (from: Point, to: Point, width: number, branching: number, random: Random): Bolt[] => {
  const points = jagged(from, to, random)
  const bolts: Bolt[] = [{ points, width }]
  if (width < 1.2) return bolts
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const heading = Math.atan2(to.y - from.y, to.x - from.x)
  for (const [at, point] of points.entries()) {
    const along = at / points.length
    if (along < 0.12 || along > 0.85 || !random.chance(0.05 * branching)) continue
    const angle = heading + random.pick([-1, 1]) * random.between(0.35, 0.95)
    const reach = long * (1 - along) * random.between(0.2, 0.6)
    const end = { x: point.x + Math.cos(angle) * reach, y: point.y + Math.sin(angle) * reach }
    bolts.push(...branched(point, end, width * random.between(0.3, 0.5), branching * 0.7, random))
  }
  return bolts
}

const strokeBolts = (ctx: Context, bolts: readonly Bolt[], style: string, thicken: (width: number) => number): void => {
  ctx.strokeStyle = style
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  const parts = 6
  for (const { points, width } of bolts)
    for (let part = 0; part < parts; part++) {
      const first = Math.floor((part / parts) * (points.length - 1))
      const last = Math.floor(((part + 1) / parts) * (points.length - 1))
      ctx.lineWidth = thicken(width * (1 - (part / parts) * 0.8))
      ctx.beginPath()
      for (const point of points.slice(first, last + 1)) ctx.lineTo(point.x, point.y)
      ctx.stroke()
    }
}

export const paintLightning = (easel: Easel, options: LightningOptions): void => {
  if (easel.without.has('lightning')) return
  easel.things.add('lightning')
  const { from, to, core, glow, width = 8, branching = 0.6 } = options
  const random = options.random ?? easel.random.sub(`lightning ${from.x}`)
  const bolts = branched(from, to, width, branching, random)
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const box = {
    x: Math.min(from.x, to.x) - long * 0.5,
    y: from.y - 60,
    w: Math.abs(to.x - from.x) + long,
    h: long * 1.2,
  }
  drawGlow(easel.ctx, { x: from.x, y: from.y, radius: long * 0.9, colour: glow, strength: 0.5, flatten: 0.6 })
  softly(easel, { blur: 42, blend: 'screen', box }, (ctx) =>
    strokeBolts(ctx, bolts, withAlpha(glow, 0.9), (line) => line * 7),
  )
  softly(easel, { blur: 9, blend: 'screen', box }, (ctx) => strokeBolts(ctx, bolts, glow, (line) => line * 2.4))
  strokeBolts(easel.ctx, bolts, core, (line) => Math.max(0.9, line))
}
