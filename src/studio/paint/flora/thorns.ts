// Thorny stems: a lit tapering cane with thorns on either side.
import { type Colour, mix } from '../../colour/colour.ts'
import { lerp } from '../curves.ts'
import type { Context } from '../easel.ts'
import { headingAt, leafBlade, pointAt, taper } from '../ornament/taper.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'

export interface Cane {
  readonly points: readonly Point[]
  /** Width at its foot and at its tip. */
  readonly from: number
  readonly to: number
  readonly colour: Colour
  readonly lit: Colour
  /** Units from thorn to thorn. */
  readonly spacing: number
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = points[Math.max(0, at - 1)] ?? [x, y]
    return sum + Math.hypot(x - beforeX, y - beforeY)
  }, 0)

export const drawCane = (ctx: Context, cane: Cane, random: Random): void => {
  const { points, from, to, colour, lit, spacing } = cane
  const widthAt = (share: number): number => lerp(from, to, share)
  const count = Math.floor(lengthOf(points) / spacing)
  for (let thorn = 1; thorn < count; thorn++) {
    const share = (thorn + random.between(-0.3, 0.3)) / count
    const [x, y] = pointAt(points, share)
    const side = thorn % 2 === 0 ? 1 : -1
    const size = widthAt(share) * random.between(1.7, 2.6)
    const turn = headingAt(points, share) + side * random.between(0.95, 1.25)
    ctx.fillStyle = mix(colour, lit, 0.35)
    leafBlade(ctx, x, y, turn, size, size * 0.34, -side * size * 0.1)
  }
  ctx.fillStyle = colour
  taper(ctx, points, widthAt)
  ctx.fillStyle = lit
  const lifted = points.map(([x, y]): Point => [x - from * 0.14, y - from * 0.14])
  taper(ctx, lifted, (share) => widthAt(share) * 0.26)
}
