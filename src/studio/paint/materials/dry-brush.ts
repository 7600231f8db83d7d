// A loaded brush drawn along a curve: bristles that run side by side, swell and thin with the pressure, and break where the paint gives out.
import type { Colour } from '../../colour/colour.ts'
import { withAlpha } from '../../colour/colour.ts'
import { clamp, smooth, splined } from '../curves.ts'
import type { Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface CurvePoint {
  readonly x: number
  readonly y: number
}

/** The way of the brush, from 0 to 1. */
export type Curve = (share: number) => CurvePoint

export interface BrushStroke {
  readonly curve: Curve
  /** At full pressure, in units. */
  readonly width: number
  readonly colour: Colour
  /** Bristles at one edge lean to this colour. */
  readonly edge?: Colour
  /** 0 is a wet, closed stroke; 1 is nearly dry. */
  readonly dryness?: number
  /** 0 to 1 along the way; default swells at the start and lifts at the end. */
  readonly pressure?: (share: number) => number
  readonly random: Random
}

const lifting = (share: number): number => smooth(-0.02, 0.07, share) * (1 - 0.75 * smooth(0.72, 1, share))

const steps = 120

interface Spine {
  readonly x: number
  readonly y: number
  readonly acrossX: number
  readonly acrossY: number
}

const spineOf = (curve: Curve): Spine[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    const { x, y } = curve(share)
    const [before, after] = [curve(Math.max(0, share - 0.004)), curve(Math.min(1, share + 0.004))]
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return { x, y, acrossX: -(after.y - before.y) / long, acrossY: (after.x - before.x) / long }
  })

export const drawBrushStroke = (ctx: Context, easel: Pick<Easel, 'noise'>, stroke: BrushStroke): void => {
  const { curve, width, colour, edge = colour, dryness = 0.4, pressure = lifting, random } = stroke
  const { noise } = easel
  const spine = spineOf(curve)
  const bristles = Math.max(10, Math.round(width / 3.2))
  const row = random.between(0, 200)
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (let bristle = 0; bristle < bristles; bristle++) {
    const offset = (bristle + 0.5) / bristles - 0.5
    const load = noise.fractal(bristle * 0.21 + row, 3.3, 3)
    const reach = 1 - dryness * 0.5 * clamp(random.next() * 0.9 + (0.55 - load))
    const late = dryness * 0.05 * random.next()
    ctx.strokeStyle = withAlpha(random.chance(0.3 + offset * 0.5) ? edge : colour, random.between(0.82, 1))
    ctx.lineWidth = (width / bristles) * random.between(1.3, 2.5)
    ctx.beginPath()
    let isDown = false
    spine.forEach(({ x, y, acrossX, acrossY }, at) => {
      const share = at / steps
      const gone = noise.value(bristle * 0.55 + row, share * 15) + load * 0.5
      const isWet = share >= late && share <= reach && gone > dryness * (0.35 + share * 0.72)
      if (!isWet) {
        isDown = false
        return
      }
      const spread = offset * width * pressure(share)
      const wander = (noise.value(bristle * 0.3 + 50, share * 4 + row) - 0.5) * width * 0.05
      const [px, py] = [x + acrossX * (spread + wander), y + acrossY * (spread + wander)]
      if (isDown) ctx.lineTo(px, py)
      else ctx.moveTo(px, py)
      isDown = true
    })
    ctx.stroke()
  }
  ctx.restore()
}

/** A smooth curve through points (Catmull-Rom). */
export const through =
  (points: readonly CurvePoint[]): Curve =>
  (share) => {
    const along = clamp(share) * (points.length - 1)
    const at = Math.min(points.length - 2, Math.floor(along))
    const t = along - at
    const first = points[at] ?? { x: 0, y: 0 }
    const second = points[at + 1] ?? first
    const before = points[at - 1] ?? first
    const after = points[at + 2] ?? second
    return {
      x: splined(before.x, first.x, second.x, after.x, t),
      y: splined(before.y, first.y, second.y, after.y, t),
    }
  }
