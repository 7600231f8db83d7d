// Floral compositions: wreath, bouquet.
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

/** A full bunch around a point, dense in the middle. */
export const bouquet = (
  easel: Easel,
  options: ArrangementOptions & {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly count?: number
  },
): void => {
  const { x, y, radius, count = 13 } = options
  const random = (options.random ?? easel.random).sub('bouquet')
  const spots = Array.from({ length: count }, (_, at): Spot => {
    const share = Math.sqrt((at + 0.3) / count)
    const turn = at * 2.39996 + random.bell() * 0.12
    const out = radius * 0.8 * share
    return {
      x: x + Math.cos(turn) * out,
      y: y + Math.sin(turn) * out,
      radius: radius * lerp(0.38, 0.2, share) * random.between(0.85, 1.15),
      outward: turn,
    }
  })
  arrange(easel, spots, { ...options, random })
}
