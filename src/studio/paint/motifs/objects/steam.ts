// Steam and scent: thin wisps that rise from what is hot.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import { ribbon } from './bends.ts'

/** Two or three wisps over `foot`, `rise` high. */
export const drawSteam = (pen: Pen, random: Random, foot: Point, rise: number, spread: number): void => {
  const count = spread < 16 ? 2 : random.whole(2, 3)
  for (let at = 0; at < count; at++) {
    const x = foot[0] + (at / (count - 1) - 0.5) * spread
    const sway = spread * random.between(0.13, 0.2) * (at % 2 === 0 ? 1 : -1)
    const height = rise * random.between(0.72, 1)
    const wisp = ribbon(
      [
        [x, foot[1]],
        [x + sway, foot[1] - height * 0.26],
        [x - sway * 0.8, foot[1] - height * 0.55],
        [x + sway * 0.7, foot[1] - height * 0.82],
        [x + sway * 0.1, foot[1] - height],
      ],
      [0.4, 1.5, 2, 1.5, 0.3],
    )
    pen.fill('light', wisp)
  }
}
