// The parts every figure has: limbs with their muscles, hands, shoes, heads. In hundredths of the figure's height, y upwards.
import type { Point } from '../../../paint/point.ts'
import { outline, type Placement, ribbonThrough } from './outline.ts'

const along = (from: Point, to: Point, share: number, aside = 0): Point => {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return [from[0] + dx * share + (dy / length) * aside, from[1] + dy * share - (dx / length) * aside]
}

const knot = ([x, y]: Point, r: number): readonly [number, number, number] => [x, y, r]

/** A leg from hip to ankle; `calf` bulges to the left (-1) or right (1) of the way down. */
export const leg = (
  hip: Point,
  knee: Point,
  ankle: Point,
  { stout = 1, calf = 0 }: { readonly stout?: number; readonly calf?: number } = {},
): string =>
  ribbonThrough([
    knot(hip, 5.4 * stout),
    knot(along(hip, knee, 0.4, -calf * 0.5), 4.9 * stout),
    knot(along(hip, knee, 0.8), 3.7 * stout),
    knot(knee, 3.1 * stout),
    knot(along(knee, ankle, 0.32, calf * 0.8), 3.3 * stout),
    knot(along(knee, ankle, 0.7, calf * 0.3), 2.2 * stout),
    knot(ankle, 1.6 * stout),
  ])

/** A trouser leg: looser than the leg, breaking a little over the shoe. */
export const trouser = (hip: Point, knee: Point, ankle: Point, stout = 1): string =>
  ribbonThrough([
    knot(hip, 5.4 * stout),
    knot(along(hip, knee, 0.45), 4.7 * stout),
    knot(knee, 3.7 * stout),
    knot(along(knee, ankle, 0.5), 3.4 * stout),
    knot(ankle, 3.1 * stout),
  ])

/** An arm from shoulder to wrist. */
export const arm = (shoulder: Point, elbow: Point, wrist: Point, stout = 1): string =>
  ribbonThrough([
    knot(shoulder, 3.2 * stout),
    knot(along(shoulder, elbow, 0.4), 2.8 * stout),
    knot(elbow, 2.2 * stout),
    knot(along(elbow, wrist, 0.3), 2.3 * stout),
    knot(wrist, 1.45 * stout),
  ])

const hands = {
  /** Hanging at ease, fingers a little curled. */
  relaxed: '-1.4,0 -1.7,2.4 -1.6,5 -1,7.6 0,8.4 1,7.8 1.4,5.6! 1.9,6 2.6,5 2.3,3 1.5,0',
  /** Holding a thing that crosses it. */
  fist: '-1.3,0 -2,2 -2.1,4.2 -1,5.2 1.2,5 2.2,4 2.2,2 1.3,0',
  /** Reaching, fingers parted. */
  open: '-1.3,0 -1.7,2.6 -2.4,5.2 -2.7,7.2 -1.9,7.4 -1.1,5.2! -0.9,8.6 -0.1,8.8 0.2,5.3! 1,8.2 1.7,8 1.4,4.8! 2.2,6.6 2.8,6.3 2.2,4 3.6,3.6 4,2.8 2.4,1.8 1.3,0',
} as const

/** A hand whose wrist is at the placement and whose fingers point up before turning; the thumb is on the right. */
export const hand = (kind: keyof typeof hands, placement: Placement): string => outline(hands[kind], placement)

/** A shoe seen from the side, toe to the right; the ankle is at the placement. */
export const shoe = (placement: Placement, heel = 0): string =>
  outline(
    heel > 0
      ? `-1.7,2 -2.2,-1 -2.4,-3.4! -1.4,-3.6! -0.9,-1.6 2,-1.6 4.6,-3 8.6,-3.6 9,-2.8 6,-0.9 2.6,1.2 1.7,2.2`
      : `-1.9,2 -2.6,-0.6 -3,-3! -2.8,-3.8! 4,-3.6 9.4,-3.8 10,-2.8 8.6,-1.4 5,-0.2 2.4,1.6 1.8,2.2`,
    placement,
  )

/** A shoe from behind or in front; the ankle is at the placement. */
export const heel = (placement: Placement): string =>
  outline('-1.9,2 -2.4,-1 -3,-3 -2.6,-3.8! 2.6,-3.8! 3.2,-3 2.5,-1 1.9,2', placement)

/** The sole of a lifted foot, seen from behind. */
export const sole = (placement: Placement): string =>
  outline('-2.3,1.6 -2.8,-1 -2.3,-3 -2.9,-5.6 -1.6,-8.4 0.4,-8.8 2.4,-6.4 2.2,-3 2.8,-1 2.3,1.6', placement)

/** A bare or slippered foot on its toes, heel up, pointing right. */
export const pointedFoot = (placement: Placement): string =>
  outline('-1.5,1 -2,-1 -1,-3.2 1.6,-6 4.6,-9 5.4,-8.6 4.4,-5.6 2.4,-1.8 1.6,1', placement)

const heads = {
  man: '-0.6,13.3 2.6,12.9 4.9,11.2 5.5,9.4 5.3,8.4 5.7,7.4 6.9,5.7 6.7,5.3 5.8,5 6.1,4.2 5.7,3.7 5.9,3 5.4,2.4 5.7,1.2 5,0.1 3.6,0 0.6,1.2 -0.6,0.4 -1.6,-3 -5,-3 -4.6,1 -5.6,4 -6.2,7.4 -5.4,10.8 -3.4,12.8',
  woman:
    '-0.6,13.3 2.4,12.8 4.6,11 5.1,9.2 4.8,8 5.3,7 6.4,5.8 6.1,5.3 5.2,5.1 5.6,4.3 5.1,3.8 5.3,3.1 4.7,2.5 4.8,1.5 4.1,0.5 2.9,0.5 0.4,1.8 -0.9,0.6 -1.3,-3 -4.4,-3 -4.2,1 -5.2,4 -5.9,7.4 -5.2,10.8 -3.2,12.7',
  child:
    '-0.6,13.3 2.8,12.8 5.1,10.8 5.4,8.6 4.9,7 5.1,6.2 6,5.2 5.7,4.7 4.9,4.5 5.2,3.8 4.8,3.3 4.9,2.7 4.3,2.1 4.4,1.2 3.6,0.4 2.4,0.4 0,1.6 -0.9,0.4 -1.3,-2.4 -3.8,-2.4 -3.8,0.8 -5.4,3.4 -6.2,7 -5.4,10.8 -3.4,12.7',
} as const

/** A head in profile looking right, with the start of the neck; the placement is the height of the chin, mid-head. */
export const profile = (kind: keyof typeof heads, placement: Placement): string => outline(heads[kind], placement)

/** A head from behind, with the neck; the placement is the height of the chin, mid-head. */
export const backOfHead = (placement: Placement): string =>
  outline(
    '0,13.3 3.2,12.4 4.8,9.4 4.9,6.4 5.6,6.6 5.5,4.6 4.5,3.8 3.6,1.4 2.7,0.2 2.9,-3 -2.9,-3 -2.7,0.2 -3.6,1.4 -4.5,3.8 -5.5,4.6 -5.6,6.6 -4.9,6.4 -4.8,9.4 -3.2,12.4',
    placement,
  )
