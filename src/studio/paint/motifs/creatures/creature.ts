// Makes a motif of a creature that is drawn in coordinates of its own.
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { Figure } from './figure.ts'

export interface Sketch {
  readonly id: string
  readonly rests: Motif['rests']
  /** Left, top, right and bottom of the drawing in its own coordinates. */
  readonly bounds: readonly [left: number, top: number, right: number, bottom: number]
  draw(figure: Figure, random: Random): void
}

export const creature = ({ id, rests, bounds: [left, top, right, bottom], draw }: Sketch): Motif => {
  const size = 1 / (bottom - top)
  return {
    id,
    kind: 'creature',
    rests,
    width: (right - left) * size,
    draw: (pen, random) =>
      pen.placed({ x: -((left + right) / 2) * size, y: -bottom * size, size }, () => draw(new Figure(pen), random)),
  }
}
