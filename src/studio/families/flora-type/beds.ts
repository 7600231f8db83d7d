// Where flowers grow in each layout: spots as shares of the sheet, and the hero's place among them.
import type { Box } from '../../paint/easel.ts'
import type { Spot } from '../../paint/flora/arrangement.ts'
import type { Scene } from '../family.ts'

/** Shares of width and height; the radius as a share of the shorter side; `outward` in radians. */
type Bud = readonly [x: number, y: number, radius: number, outward: number]

const swag: readonly Bud[] = [
  [-0.01, 0.69, 0.12, -1.9],
  [0.12, 0.765, 0.13, -1.2],
  [0.02, 0.85, 0.1, 2.2],
  [0.27, 0.815, 0.105, -1.1],
  [0.41, 0.84, 0.08, -2.2],
  [0.57, 0.842, 0.075, -0.9],
  [0.71, 0.815, 0.105, -1.9],
  [0.88, 0.77, 0.13, -1.8],
  [0.98, 0.855, 0.1, 0.9],
  [1.01, 0.68, 0.11, -1.2],
  [-0.01, 0.02, 0.11, 0.9],
  [0.14, -0.015, 0.08, 0.9],
  [1.01, 0.03, 0.1, 2.4],
  [0.87, -0.01, 0.075, 2],
]

const arch: readonly Bud[] = [
  [-0.02, 0.31, 0.1, 0.6],
  [0.045, 0.205, 0.125, 0.4],
  [0.16, 0.1, 0.13, 0.8],
  [0.33, 0.035, 0.1, 1.2],
  [0.5, 0.005, 0.09, 1.6],
  [0.67, 0.035, 0.105, 1.9],
  [0.85, 0.105, 0.13, 2.3],
  [0.96, 0.21, 0.12, 2.7],
  [1.02, 0.32, 0.1, 2.6],
  [-0.02, 0.95, 0.11, -0.8],
  [0.1, 1.0, 0.09, -1.2],
  [1.02, 0.95, 0.11, -2.3],
  [0.89, 1.01, 0.08, -1.9],
]

const corners: readonly Bud[] = [
  [0, 0.03, 0.13, 0.8],
  [0.17, -0.01, 0.1, 1.2],
  [0, 0.15, 0.09, 0.8],
  [1, 0.02, 0.12, 2.3],
  [0.84, -0.01, 0.09, 2],
  [1.01, 0.13, 0.1, 2.4],
  [-0.01, 0.74, 0.1, -0.9],
  [0.03, 0.85, 0.13, -0.7],
  [0.14, 0.945, 0.13, -0.9],
  [0.33, 0.985, 0.1, -1.4],
  [0.52, 1.0, 0.085, -1.6],
  [0.7, 0.985, 0.1, -1.8],
  [0.88, 0.94, 0.13, -2.2],
  [0.98, 0.84, 0.13, -2.4],
  [1.01, 0.73, 0.1, -2.3],
]

/** Low at the foot of the standing flowers. */
const hedge: readonly Bud[] = [
  [0.02, 0.985, 0.1, -1.2],
  [0.2, 1.0, 0.085, -1.6],
  [0.42, 1.01, 0.075, -1.5],
  [0.62, 1.005, 0.08, -1.6],
  [0.81, 1.0, 0.09, -1.6],
  [0.98, 0.985, 0.1, -1.9],
]

const beds: Readonly<Record<string, readonly Bud[]>> = { bower: swag, crown: arch, wreath: corners, stems: hedge }

export const spotsOf = ({ w, h, layout, random }: Scene): readonly Spot[] => {
  const stream = random.sub('bed')
  const size = Math.min(w, h) * (w / h > 0.8 ? 0.74 : 1)
  return (beds[layout] ?? swag).map(([x, y, radius, outward]) => ({
    x: (x + stream.bell() * 0.008) * w,
    y: (y + stream.bell() * 0.005) * h,
    radius: radius * size * stream.between(0.9, 1.12),
    outward,
  }))
}

export interface Nest {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The hero takes the room that the title leaves. */
export const nestOf = ({ w, h, layout, hero }: Scene, title: Box): Nest => {
  const isAbove = layout === 'crown' || layout === 'wreath'
  const ground = layout === 'stems' ? h * 0.955 : h * 0.8
  const lift = hero.rests === 'air' && !isAbove ? h * 0.025 : 0
  const y = isAbove ? title.y - h * 0.025 : ground - lift
  const room = isAbove ? y - h * (layout === 'crown' ? 0.1 : 0.075) : y - title.y - title.h - h * 0.035
  return { x: w / 2, y, height: Math.min(Math.max(room, h * 0.1), h * 0.4, (w * 0.6) / hero.width) }
}
