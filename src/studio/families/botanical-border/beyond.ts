// Garlands beyond the left edge of an open sheet: those of the front turn around its corner and end on the back, clear of the text.
import type { Easel } from '../../paint/easel.ts'
import type { Station } from './garland.ts'

type Runs = readonly (readonly Station[])[]

const [up, down, left] = [-Math.PI / 2, Math.PI / 2, Math.PI]

/** Along the fold, seen from the other side, and a little way along head and foot. */
const frame = (h: number, m: number, far: number): Runs => {
  const [big, slim] = [m * 0.115, m * 0.05]
  return [
    [
      { x: far * 0.4, y: -slim * 0.5, inward: down, size: slim * 0.6 },
      { x: -m * 0.05, y: h * 0.02, inward: left - 0.8, size: big },
      { x: 0, y: h * 0.16, inward: left, size: slim * 1.1 },
      { x: slim * 0.4, y: h * 0.5, inward: left, size: slim * 0.8 },
      { x: 0, y: h * 0.78, inward: left + 0.3, size: big * 0.7 },
      { x: -m * 0.07, y: h * 0.955, inward: left + 0.9, size: big * 1.1 },
      { x: far * 0.45, y: h + slim * 0.3, inward: up, size: slim * 0.8 },
    ],
  ]
}

/** The bank goes on, ever lower. */
const meadow = (h: number, m: number, far: number): Runs => {
  const size = m * 0.115
  return [
    [
      { x: -m * 0.04, y: h * 0.8, inward: up - 0.4, size: size * 0.75 },
      { x: far * 0.25, y: h * 0.93, inward: up - 0.2, size: size * 0.75 },
      { x: far * 1.05, y: h * 0.985, inward: up, size: size * 0.6 },
    ],
    [
      { x: -m * 0.08, y: h * 0.965, inward: up, size: size * 1.2 },
      { x: far * 1.05, y: h * 1.01, inward: up, size: size * 0.8 },
    ],
  ]
}

/** The swag hangs from the corner to both sides, and a slim one runs along the head. */
const swag = (h: number, m: number, far: number): Runs => {
  const size = m * 0.115
  return [
    [
      { x: 0, y: h * 0.34, inward: left - 0.8, size: size * 0.4 },
      { x: -m * 0.02, y: h * 0.2, inward: left - 0.6, size: size * 0.75 },
      { x: -m * 0.1, y: h * 0.07, inward: down + 0.4, size },
      { x: far * 0.45, y: -size * 0.1, inward: down, size: size * 0.45 },
      { x: far * 1.05, y: -size * 0.1, inward: down, size: size * 0.45 },
    ],
    [
      { x: m * 0.02, y: h * 1.01, inward: up, size: size * 0.6 },
      { x: far * 0.4, y: h * 1.02, inward: up, size: size * 0.35 },
    ],
  ]
}

const plans: Readonly<Record<string, (h: number, m: number, far: number) => Runs>> = { frame, meadow, swag }

/** None where the sheet is not open. */
export const runsBeyond = ({ h, extent }: Easel, layout: string, m: number): Runs =>
  extent.x < 0 ? (plans[layout]?.(h, m, extent.x) ?? []) : []
