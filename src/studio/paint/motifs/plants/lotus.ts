// A lotus over still water: pointed petals opening in three rows, seen from the side.
import type { Pen, Tone } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, polygon, ribbon, swelling } from '../outlines.ts'

interface Petal {
  readonly turn: number
  readonly length: number
  readonly breadth: number
  readonly lean: number
}

/** The half-breadth of a petal: slim at the root, full above the middle, drawn out to a point. */
const girth = (share: number): number => Math.sin(Math.PI * share ** 0.86) ** 0.9 * (1 - 0.18 * share)

const steps = 20

const drawPetal = (pen: Pen, root: Point, petal: Petal, tones: { readonly face: Tone; readonly edge: Tone }): void => {
  const place = (share: number, side: number): Point => {
    const along = share * petal.length
    const across = petal.breadth * girth(share) * side + petal.lean * share * share
    const [cos, sin] = [Math.sin(petal.turn), -Math.cos(petal.turn)]
    return [root[0] + cos * along - sin * across, root[1] + sin * along + cos * across]
  }
  const shares = Array.from({ length: steps + 1 }, (_, at) => at / steps)
  const side = (reach: number): Point[] => shares.map((share) => place(share, reach))
  inFront(pen, tones.face, polygon([...side(-1), ...side(1).toReversed()]), 0.009)
  pen.fill(tones.edge, polygon([...side(0.42), ...side(1).toReversed()]))
  for (const vein of [-0.5, 0, 0.5]) {
    const run = [0.16, 0.4, 0.62, vein === 0 ? 0.86 : 0.76].map((share) => place(share, vein * (1 - share * 0.3)))
    pen.gap(ribbon(run, swelling(0.0095)))
  }
}

const row = (turns: readonly number[], length: number, breadth: number, lean: number): Petal[] =>
  turns.map((turn) => ({ turn, length: length * (1 - 0.06 * Math.abs(turn)), breadth, lean: lean * -Math.sign(turn) }))

export const lotus: Motif = {
  id: 'lotus',
  kind: 'plant',
  rests: 'water',
  width: 1.62,
  draw(pen, random) {
    const open = random.between(0.94, 1.04)
    const root: Point = [0, -0.16]
    const far = { face: 'shade', edge: 'shade' } as const
    const middle = { face: 'body', edge: 'shade' } as const
    const near = { face: 'light', edge: 'accent' } as const
    for (const petal of row([-0.2, 0.2], 0.82, 0.13, 0.01)) drawPetal(pen, root, petal, far)
    for (const petal of row([-1.3 * open, 1.3 * open], 0.86, 0.1, -0.12)) drawPetal(pen, root, petal, far)
    for (const petal of row([-0.95 * open, 0.95 * open], 0.86, 0.12, -0.1)) drawPetal(pen, root, petal, middle)
    for (const petal of row([-0.52 * open, 0.52 * open], 0.85, 0.135, -0.04)) drawPetal(pen, root, petal, middle)
    drawPetal(pen, root, { turn: 0, length: 0.83, breadth: 0.15, lean: 0 }, near)
    for (const petal of row([-1.12 * open, 1.12 * open], 0.62, 0.115, -0.12)) drawPetal(pen, [0, -0.13], petal, near)
    for (const petal of row([-0.62 * open, 0.62 * open], 0.56, 0.13, -0.05)) drawPetal(pen, [0, -0.12], petal, near)
    drawPetal(pen, [0, -0.1], { turn: 0, length: 0.44, breadth: 0.13, lean: 0 }, near)
    for (const [x, y, long] of [
      [0, -0.075, 0.5],
      [0.1, -0.035, 0.66],
      [-0.16, -0.004, 0.4],
    ] as const) {
      const drift = random.between(-0.03, 0.03)
      pen.fill(
        'body',
        ribbon(
          [
            [x - long / 2 + drift, y],
            [x, y + 0.008],
            [x + long / 2 + drift, y],
          ],
          swelling(0.017),
        ),
      )
    }
  },
}
