// Sorts the colours of a picture into a few groups of like ones.
import type { Lab } from '../../../colour/oklab.ts'
import { meanOf } from './shades-of-art.ts'

/** Rounds in which the hues of a part are sorted into groups. */
const rounds = 8

export const distance = (one: Lab, other: Lab): number =>
  Math.hypot((one.l - other.l) * 0.5, one.a - other.a, one.b - other.b)

/** The middles of groups of like colours, the largest group first. */
export const groupsOf = (spots: readonly Lab[], count: number): readonly Lab[] => {
  const [start] = spots
  if (!start) return []
  const middles: Lab[] = [meanOf(spots)]
  while (middles.length < count) {
    const away = (spot: Lab): number => Math.min(...middles.map((middle) => distance(spot, middle)))
    middles.push(spots.reduce((far, spot) => (away(spot) > away(far) ? spot : far), start))
  }
  const nearest = (spot: Lab): number =>
    middles.reduce(
      (best, middle, at) => (distance(spot, middle) < distance(spot, middles[best] ?? middle) ? at : best),
      0,
    )
  let sizes = middles.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const groups = middles.map((_, at) => spots.filter((spot) => nearest(spot) === at))
    sizes = groups.map(({ length }) => length)
    groups.forEach((group, at) => {
      if (group.length > 0) middles[at] = meanOf(group)
    })
  }
  return middles
    .map((middle, at) => ({ middle, size: sizes[at] ?? 0 }))
    .toSorted((one, other) => other.size - one.size)
    .map(({ middle }) => middle)
}
