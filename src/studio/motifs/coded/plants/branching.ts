// How trees grow: limbs that fork, thin out, wander and reach for the light, fitted into a motif's box.
import { clamp, lerp } from '../../../paint/curves.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'

export interface Habit {
  /** Generations of forks. */
  readonly forks: number
  /** Angle between the limbs of a fork, in radians. */
  readonly spread: number
  /** How much limbs wander, in radians per step. */
  readonly crooked: number
  /** Pull upwards (negative: the limbs weep). */
  readonly reach: number
  /** Chance of a side shoot at each step. */
  readonly shoots: number
  /** Breadth of the trunk at its foot, before fitting. */
  readonly girth: number
}

export interface Limb {
  readonly points: readonly Point[]
  readonly from: number
  readonly to: number
  readonly generation: number
  readonly isTip: boolean
}

const steps = 6
const skyward = -Math.PI / 2

export const growLimbs = (random: Random, habit: Habit): Limb[] => {
  const limbs: Limb[] = []
  const sprout = (x: number, y: number, heading: number, length: number, breadth: number, generation: number): void => {
    const points: Point[] = [[x, y]]
    let [atX, atY, angle] = [x, y, heading]
    const thinnest = breadth * (generation === 0 ? 0.62 : 0.6)
    for (let step = 1; step <= steps; step++) {
      angle += random.bell() * habit.crooked * (generation === 0 ? 0.45 : 1)
      if (generation > 0) angle += clamp(skyward - angle, -1, 1) * habit.reach
      atX += (Math.cos(angle) * length) / steps
      atY += (Math.sin(angle) * length) / steps
      points.push([atX, atY])
      const bare = generation === 0 ? step < 4 : step < 2
      if (!bare && generation < habit.forks - 1 && random.chance(habit.shoots)) {
        const side = random.chance(0.5) ? 1 : -1
        const share = lerp(breadth, thinnest, step / steps)
        const later = generation + (generation === 0 ? 2 : random.whole(1, 2))
        sprout(
          atX,
          atY,
          angle + side * random.between(0.55, 1.15),
          length * random.between(0.4, 0.62),
          share * 0.5,
          later,
        )
      }
    }
    const isTip = generation >= habit.forks
    limbs.push({ points, from: breadth, to: isTip ? breadth * 0.25 : thinnest, generation, isTip })
    if (isTip) return
    const many = random.chance(0.22) ? 3 : 2
    for (let at = 0; at < many; at++) {
      const side = many === 2 ? at * 2 - 1 : at - 1
      const turn = angle + side * habit.spread * random.between(0.55, 1.15) + random.bell() * 0.1
      sprout(atX, atY, turn, length * random.between(0.66, 0.86), thinnest * random.between(0.66, 0.84), generation + 1)
    }
  }
  sprout(0, 0, skyward + random.bell() * 0.06, 1, habit.girth, 0)
  return limbs
}

/** Scales limbs so that they stand on (0, 0) in a box; the tips keep `margin` from its edges. */
export const fitLimbs = (limbs: readonly Limb[], width: number, margin: number): Limb[] => {
  const points = limbs.flatMap((limb) => limb.points)
  const top = Math.min(...points.map(([, y]) => y))
  const left = Math.min(...points.map(([x]) => x))
  const right = Math.max(...points.map(([x]) => x))
  const tall = (1 - margin) / -top
  const drift = (left + right) / 2
  const upright = ([x, y]: Point): number => x - drift * clamp(y / top)
  const broad = (width / 2 - margin) / Math.max(...points.map((point) => Math.abs(upright(point))))
  const place = (point: Point): Point => [upright(point) * broad, point[1] * tall]
  const thick = Math.sqrt(tall * broad)
  return limbs.map((limb) => ({
    ...limb,
    points: limb.points.map(place),
    from: limb.from * thick,
    to: limb.to * thick,
  }))
}
