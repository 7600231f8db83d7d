// Laurel wreaths: two branches that rise from a tie and almost meet.
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Point } from '../point.ts'
import { disc, leafBlade, mirrored, taper } from './taper.ts'

export interface LaurelOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Where the branches end: 1 closes the wreath at the top, .75 leaves it open. */
  readonly reach?: number
  readonly leaves?: number
  readonly berries?: boolean
}

export const laurel = (ctx: Context, options: LaurelOptions): void => {
  const { x, y, radius, reach = 0.9, leaves = 15, berries = true } = options
  const at = (share: number): Point => {
    const turn = tau / 4 - share * reach * Math.PI * 0.98 - 0.06
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }
  mirrored(ctx, x, () => {
    const stem = Array.from({ length: 60 }, (_, step) => at(step / 59))
    taper(ctx, stem, (share) => radius * lerp(0.026, 0.009, share))
    for (let leaf = 0; leaf < leaves; leaf++) {
      const share = (leaf + 0.6) / leaves
      const [px, py] = at(share)
      const along = -(share * reach * Math.PI * 0.98 + 0.06)
      const size = radius * 0.27 * Math.sin(Math.PI * lerp(0.24, 0.8, share))
      leafBlade(ctx, px, py, along - 0.52, size, size * 0.36, -size * 0.05)
      leafBlade(ctx, px, py, along + 0.5, size * 0.92, size * 0.34, size * 0.05)
      if (berries && leaf % 3 === 1)
        disc(ctx, px + Math.cos(along + 0.1) * size * 0.42, py + Math.sin(along + 0.1) * size * 0.42, radius * 0.02)
    }
    const [tipX, tipY] = at(1)
    leafBlade(ctx, tipX, tipY, -(reach * Math.PI * 0.98 + 0.06), radius * 0.16, radius * 0.055)
  })
}
