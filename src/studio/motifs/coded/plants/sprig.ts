// A sprig: one bending stem with the leaves of laurel, olive, eucalyptus or fern, by seed.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { curveThrough } from '../../../paint/shapes/line.ts'
import { disc, inFront, ribbon, tapering } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'
import { drawLeaf } from './leaf.ts'

export interface SprigHabit {
  readonly pairs: number
  readonly length: number
  readonly breadth: number
  /** Angle of the leaves to the stem, at the foot and at the tip. */
  readonly splay: readonly [number, number]
  readonly alternate: boolean
  readonly berries: boolean
  readonly veins: number
  readonly belly: number
}

export const sprigHabits: readonly [SprigHabit, ...SprigHabit[]] = [
  {
    pairs: 8,
    length: 0.24,
    breadth: 0.36,
    splay: [0.95, 0.55],
    alternate: true,
    berries: false,
    veins: 3,
    belly: 0.45,
  },
  { pairs: 9, length: 0.22, breadth: 0.24, splay: [1.05, 0.65], alternate: false, berries: true, veins: 0, belly: 0.5 },
  { pairs: 7, length: 0.17, breadth: 0.74, splay: [1.2, 0.7], alternate: false, berries: false, veins: 1, belly: 0.5 },
  {
    pairs: 15,
    length: 0.24,
    breadth: 0.2,
    splay: [1.15, 0.75],
    alternate: false,
    berries: false,
    veins: 0,
    belly: 0.3,
  },
]

/** Draws stem and leaves along a line through the points; leaves are sized for a line of length 1. */
export const drawSprig = (pen: Pen, random: Random, line: readonly Point[], habit: SprigHabit, size = 1): void => {
  const curve = curveThrough(line, 16)
  const last = curve.length - 1
  pen.fill('body', ribbon(line, tapering(0.016 * size, 0.005 * size)))
  const leafAt = (share: number, side: number): void => {
    const at = Math.round(share * last)
    const [x, y] = curve[at] ?? [0, 0]
    const [backX, backY] = curve[Math.max(0, at - 2)] ?? [0, 0]
    const [aheadX, aheadY] = curve[Math.min(last, at + 2)] ?? [0, 0]
    const heading = Math.atan2(aheadY - backY, aheadX - backX)
    const turn = heading + side * lerp(habit.splay[0], habit.splay[1], share) + random.bell() * 0.08
    const full = Math.sin(Math.PI * lerp(0.3, 0.86, share)) ** 0.8
    const length = habit.length * size * full * random.between(0.9, 1.08)
    if (habit.berries && random.chance(0.3)) {
      const [berryX, berryY] = [x + Math.cos(turn) * length * 0.42, y + Math.sin(turn) * length * 0.42]
      pen.stroke(
        'body',
        0.006 * size,
        ribbon(
          [
            [x, y],
            [berryX, berryY],
          ],
          () => 0.001,
        ),
      )
      inFront(pen, 'accent', disc(berryX, berryY, 0.021 * size), 0.005 * size)
      pen.fill('light', disc(berryX - 0.006 * size, berryY - 0.007 * size, 0.006 * size))
    } else
      drawLeaf(pen, {
        x,
        y,
        turn,
        length,
        breadth: habit.breadth,
        bend: -side * 0.09,
        veins: habit.veins,
        belly: habit.belly,
      })
  }
  for (let at = 0; at < habit.pairs; at++) {
    const share = lerp(0.14, 0.94, at / (habit.pairs - 1))
    leafAt(share, -1)
    leafAt(Math.min(0.97, share + (habit.alternate ? 0.5 / habit.pairs : 0)), 1)
  }
  leafAt(1, 0)
}

export const sprig: CodedMotif = {
  id: 'sprig',
  width: 0.46,
  draw(pen, random) {
    const habit = random.pick(sprigHabits)
    const bend = random.between(0.02, 0.045) * (random.chance(0.5) ? 1 : -1)
    const line: Point[] = [
      [bend * 1.6, 0],
      [-bend, -0.3],
      [-bend * 0.6, -0.6],
      [bend * 0.6, -0.86],
    ]
    drawSprig(pen, random.sub('leaves'), line, habit, habit.breadth > 0.5 ? 1.15 : 1)
  },
}
