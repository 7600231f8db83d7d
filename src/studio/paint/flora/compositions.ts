// Floral compositions: corner, border, wreath, bouquet.
import { lerp, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { type ArrangementOptions, arrange, type Spot } from './arrangement.ts'

export type SheetCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** Places of blooms away from a corner, in sizes of the largest: along x, along y, size. */
const clusterPlan = [
  [0.72, 0.7, 1],
  [2.15, 0.38, 0.74],
  [0.34, 2.1, 0.7],
  [1.78, 1.62, 0.5],
  [3.3, 0.3, 0.52],
  [0.24, 3.2, 0.48],
  [2.95, 1.02, 0.34],
  [1.02, 2.85, 0.36],
  [4.2, 0.26, 0.34],
  [0.22, 4.1, 0.32],
] as const

/** Flowers gathered in a corner and thinning out along both edges. `size` is the radius of the largest bloom. */
export const cornerCluster = (
  easel: Easel,
  options: ArrangementOptions & { readonly corner: SheetCorner; readonly size?: number },
): void => {
  const { corner, size = 200 } = options
  const random = (options.random ?? easel.random).sub(`cluster ${corner}`)
  const isRight = corner.endsWith('right')
  const isBottom = corner.startsWith('bottom')
  const spots = clusterPlan.map(([u, v, share]): Spot => {
    const across = (u + random.bell() * 0.1) * size
    const down = (v + random.bell() * 0.1) * size
    const x = isRight ? easel.w - across : across
    const y = isBottom ? easel.h - down : down
    const away = Math.atan2(isBottom ? -down : down, isRight ? -across : across)
    return { x, y, radius: size * share * random.between(0.92, 1.08), outward: away }
  })
  arrange(easel, spots, { ...options, random })
}

/** Flowers along the edges of the sheet; `sides` says which. */
export const floralBorder = (
  easel: Easel,
  options: ArrangementOptions & {
    readonly size?: number
    readonly sides?: readonly ('top' | 'right' | 'bottom' | 'left')[]
    readonly density?: number
  },
): void => {
  const { size = 125, sides = ['top', 'right', 'bottom', 'left'], density = 1 } = options
  const random = (options.random ?? easel.random).sub('border')
  const spots: Spot[] = []
  for (const side of sides) {
    const isLevel = side === 'top' || side === 'bottom'
    const long = isLevel ? easel.w : easel.h
    for (let along = random.between(0, size); along < long; ) {
      const radius = size * random.between(0.45, 1)
      const off = random.between(-0.1, 0.75) * size
      const inward = { top: tau / 4, right: tau / 2, bottom: -tau / 4, left: 0 }[side]
      const x = isLevel ? along : side === 'left' ? off : easel.w - off
      const y = isLevel ? (side === 'top' ? off : easel.h - off) : along
      spots.push({ x, y, radius, outward: inward + random.bell() * 0.8 })
      along += (radius * random.between(1.25, 1.9)) / density
    }
  }
  arrange(easel, spots, { ...options, random })
}

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
