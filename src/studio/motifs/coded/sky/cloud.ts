// A heaped cloud: ranks of billows before one another, flat below, curls where the billows turn over.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { disc, inFront, plot, polygon, ribbon, swelling, together, within } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

/** The top line of a rank: half-width, height at the middle, how far its middle is off centre. */
interface Rank {
  readonly half: number
  readonly height: number
  readonly shift: number
  readonly puffs: number
}

const ranks: readonly Rank[] = [
  { half: 0.66, height: 0.86, shift: 0.1, puffs: 8 },
  { half: 0.77, height: 0.52, shift: -0.06, puffs: 9 },
  { half: 0.77, height: 0.23, shift: 0.02, puffs: 10 },
]

const drawRank = (pen: Pen, random: Random, rank: Rank): void => {
  const puffs = Array.from({ length: rank.puffs }, (_, at) => {
    const share = lerp(-1, 1, (at + random.between(-0.2, 0.2)) / (rank.puffs - 1))
    const size = rank.half * random.between(0.14, 0.29) * (1 - 0.35 * Math.abs(share))
    const rise = rank.height * (1 - Math.abs(share) ** 2.2) * random.between(0.85, 1.04)
    return { x: share * rank.half + rank.shift, y: -Math.max(size * 0.9, rise), size }
  })
  const under: Point[] = [
    [rank.half + rank.shift, 0],
    ...puffs.toReversed().map(({ x, y }): Point => [x, y]),
    [-rank.half + rank.shift, 0],
  ]
  const floor = polygon(plot('-2 -2, 2 -2, 2 -0.005, -2 -0.005'))
  const mass = within(floor, together(polygon(under.toReversed()), ...puffs.map(({ x, y, size }) => disc(x, y, size))))
  inFront(pen, 'light', mass, 0.012)
  pen.fill(
    'body',
    within(
      mass,
      together(
        ...puffs.map(({ x, y, size }) => disc(x + size * 0.2, y + size * 0.32, size * 0.98)),
        polygon(under.toReversed().map(([x, y]): Point => [x, y * 0.8])),
      ),
    ),
  )
  pen.fill(
    'shade',
    within(mass, together(...puffs.map(({ x, y, size }) => disc(x + size * 0.4, y + size * 0.95, size * 0.8)))),
  )
  puffs.forEach(({ x, y, size }, index) => {
    if (index % 2) return
    const curl: Point[] = Array.from({ length: 9 }, (_, at) => {
      const angle = lerp(-2.7, 0.9, at / 8)
      const reach = size * lerp(0.74, 0.3, at / 8)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    })
    pen.gap(ribbon(curl, (share) => size * 0.1 * Math.sin(Math.PI * Math.min(0.92, share + 0.08))))
  })
}

export const cloud: CodedMotif = {
  id: 'cloud',
  width: 1.86,
  draw(pen, random) {
    for (const [at, rank] of ranks.entries()) drawRank(pen, random.sub(`rank ${at}`), rank)
    inFront(pen, 'shade', ribbon(plot('-0.9 -0.03, -0.4 -0.035, 0.2 -0.025, 0.9 -0.035'), swelling(0.055)), 0.01)
  },
}
