// A wreath of flowers around a point.
import { lerp, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { type ArrangementOptions, arrange, type Spot } from './arrangement.ts'

/** A wreath around a point. `open` leaves a share of the top without blooms (0 is full). */
export const floralWreath = (
  easel: Easel,
  options: ArrangementOptions & {
    readonly x: number
    readonly y: number
    readonly radiusX: number
    readonly radiusY?: number
    readonly size?: number
    readonly open?: number
  },
): void => {
  const { x, y, radiusX, radiusY = radiusX, size = 110, open = 0 } = options
  const random = (options.random ?? easel.random).sub('wreath')
  const around = (tau * (radiusX + radiusY)) / 2
  const spots: Spot[] = []
  for (let along = 0; along < around; ) {
    // The wreath begins at its foot; blooms shrink towards the top.
    const share = along / around
    const turn = tau / 4 + share * tau
    const height = Math.abs(share - 0.5) * 2
    const radius = size * random.between(0.5, 1) * lerp(0.72, 1.08, height)
    const isOpen = height < open
    const out = random.bell() * size * 0.16
    const isLeft = share < 0.5
    const outward = turn + (isLeft ? 1 : -1) * random.between(0.5, 1.3)
    if (!isOpen)
      spots.push({ x: x + Math.cos(turn) * (radiusX + out), y: y + Math.sin(turn) * (radiusY + out), radius, outward })
    along += radius * random.between(1.35, 1.9)
  }
  arrange(easel, spots, { ...options, random })
}
