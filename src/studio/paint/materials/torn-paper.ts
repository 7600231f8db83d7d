// Torn paper: a sheet with a ragged edge, its pale core showing along the tear, and a soft shadow on what lies below.

import type { Colour } from '../../colour/colour.ts'
import type { Context, Easel } from '../easel.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'
import { tracePath } from '../shapes/lay.ts'
import { castShadow } from './shadow.ts'

export interface TornOptions {
  /** What is printed on the torn sheet: fills at least the outline. */
  readonly draw: (ctx: Context) => void
  /** The unprinted pulp along the tear. */
  readonly core: Colour
  /** Units by which the tear wanders. */
  readonly rough?: number
  /** Units of pulp that show. */
  readonly lip?: number
  readonly shadow?: number
  readonly random?: Random
}

/** Points every few units along the outline, pushed in and out by noise of three sizes. */
const tear = (easel: Easel, outline: readonly Point[], rough: number, inset: number, phase: number): Point[] => {
  const torn: Point[] = []
  const { noise } = easel
  let run = phase
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  const inward = area > 0 ? 1 : -1
  for (const [at, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    const long = Math.hypot(nextX - x, nextY - y)
    if (long === 0) continue
    const normalX = (-(nextY - y) / long) * inward
    const normalY = ((nextX - x) / long) * inward
    for (let along = 0; along < long; along += 4) {
      const wander =
        (noise.value((run + along) / 130, 3) - 0.5) * 1.5 +
        (noise.value((run + along) / 34, 9) - 0.5) * 0.7 +
        (noise.value((run + along) / 8, 15) - 0.5) * 0.32
      const lip =
        inset * (0.35 + 1.3 * noise.value((run + along) / 26 + phase, 31) + 0.5 * noise.value((run + along) / 7, 40))
      const off = wander * rough + lip
      torn.push([x + ((nextX - x) * along) / long + normalX * off, y + ((nextY - y) * along) / long + normalY * off])
    }
    run += long
  }
  return torn
}

/** Lays a torn piece. The outline may leave the sheet: only edges that are seen look torn. */
export const tornPaper = (easel: Easel, outline: readonly Point[], options: TornOptions): void => {
  const { draw, core, rough = 34, lip = 13, shadow = 0.5, random = easel.random.sub('torn') } = options
  const phase = random.between(0, 900)
  const edge = tear(easel, outline, rough, 0, phase)
  const printed = tear(easel, outline, rough, lip, phase)
  using layer = easel.layer((ctx) => {
    ctx.fillStyle = core
    tracePath(ctx, edge)
    ctx.fill()
    ctx.strokeStyle = '#00000022'
    ctx.lineWidth = 1.5
    tracePath(ctx, printed)
    ctx.stroke()
    ctx.save()
    ctx.clip()
    draw(ctx)
    ctx.restore()
  })
  if (shadow > 0) {
    castShadow(easel, layer, { blur: 20, dx: 4, dy: 12, alpha: shadow })
    castShadow(easel, layer, { blur: 4, dx: 1, dy: 3, alpha: shadow * 0.7 })
  }
  easel.lay(layer)
}

/** A torn sheet that covers all above or below a line from edge to edge of the cover. */
export const tornHalf = (
  easel: Easel,
  options: TornOptions & { readonly y: number; readonly side: 'above' | 'below'; readonly slope?: number },
): void => {
  const { y, side, slope = 0 } = options
  const far = side === 'above' ? -120 : easel.h + 120
  const left: Point = [-120, y - (slope * easel.w) / 2]
  const right: Point = [easel.w + 120, y + (slope * easel.w) / 2]
  const start = Math.min(-120, easel.extent.x - 120)
  // What is open beyond the sheet comes last in the outline: the tear over the sheet itself stays as it is.
  const beyond: Point[] = start < -120 ? [[start, y + slope * (start - easel.w / 2)]] : []
  tornPaper(easel, [left, right, [easel.w + 120, far], [start, far], ...beyond], options)
}
