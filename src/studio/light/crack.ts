// A crack that runs over a slab: jagged, now wider and now narrower, closed where it ends.
import type { Context } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import type { Random } from '../paint/random.ts'

export interface CrackLine {
  readonly from: Point
  readonly to: Point
  /** Half its width at most, and how far it leaves its way, in units. */
  readonly open: number
  readonly jag: number
}

const steps = 17

export const traceCrack = (ctx: Context, random: Random, { from, to, open, jag }: CrackLine): void => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  let drift = 0
  const edge = Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    // It drifts rather than trembles.
    drift = drift * 0.55 + random.between(-jag, jag)
    const off = drift * Math.sqrt(Math.sin(Math.PI * Math.min(0.98, share + 0.01)))
    const half = Math.max(
      1,
      random.between(open * 0.3, open) * Math.sqrt(Math.sin(Math.PI * Math.min(0.98, share + 0.01))),
    )
    const [x, y] = [from[0] + (to[0] - from[0]) * share + nx * off, from[1] + (to[1] - from[1]) * share + ny * off]
    return { x, y, half }
  })
  ctx.beginPath()
  for (const { x, y, half } of edge) ctx.lineTo(x + nx * half, y + ny * half)
  for (const { x, y, half } of edge.toReversed()) ctx.lineTo(x - nx * half, y - ny * half)
  ctx.closePath()
  ctx.fill()
}
