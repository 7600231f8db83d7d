// The edge of a second sheet that shows along a tear: only a ribbon of it is ever seen, so only that is painted.
import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import type { Context, Easel } from '../../paint/easel.ts'

export interface UnderEdge {
  /** Along the tear, from left to right. */
  readonly line: readonly (readonly [x: number, y: number])[]
  /** Where its paper lies: -1 above the line, 1 below it. */
  readonly side: -1 | 1
  readonly colour: Colour
  readonly seed: number
}

/** How far the ribbon reaches under the upper sheet. */
const hidden = 110

/** The line sampled finely and torn. */
const torn = (easel: Easel, { line, side, seed }: UnderEdge, inset: number): [number, number][] => {
  const { noise } = easel
  const points: [number, number][] = []
  for (const [at, [x, y]] of line.entries()) {
    const next = line[at + 1]
    if (!next) break
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / 5))
    for (let part = 0; part < parts; part++) {
      const [px, py] = [x + ((next[0] - x) * part) / parts, y + ((next[1] - y) * part) / parts]
      const wander =
        (noise.value(px / 120 + seed, 3) - 0.5) * 62 +
        (noise.value(px / 32, seed) - 0.5) * 30 +
        (noise.value(px / 9, seed + 7) - 0.5) * 12
      const lip = inset * (0.4 + 1.2 * noise.value(px / 24 + seed, 19))
      points.push([px, py + wander + side * lip])
    }
  }
  return points
}

const traceRibbon = (ctx: Context, points: readonly (readonly [number, number])[], side: number): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  for (const [x, y] of points.toReversed()) ctx.lineTo(x, y + side * hidden)
  ctx.closePath()
  ctx.fill()
}

export const layUnderEdge = asPart('tears', (easel: Easel, edge: UnderEdge): void => {
  const outer = torn(easel, edge, 0)
  const heights = outer.map(([, y]) => y)
  const top = Math.min(...heights) - hidden
  const box = { x: 0, y: top, w: easel.w, h: Math.max(...heights) + hidden - top }
  softly(easel, { blur: 18, box, alpha: 0.5 }, (ctx) => {
    ctx.translate(4, 13)
    ctx.fillStyle = '#000000'
    traceRibbon(ctx, outer, edge.side)
  })
  easel.ctx.fillStyle = mix(edge.colour, '#ffffff', 0.6)
  traceRibbon(easel.ctx, outer, edge.side)
  easel.ctx.fillStyle = edge.colour
  traceRibbon(easel.ctx, torn(easel, edge, 11), edge.side)
})
