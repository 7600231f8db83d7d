// How many of a thing are asked for, by a number or by its name.
import type { Placed } from '../../lexicon/mark.ts'
import { allOf } from '../../sentence/clause.ts'

/** Things that are one, whatever their name ends with. */
const inPairs: ReadonlySet<string> = new Set([
  'spectacles',
  'handcuffs',
  'wings',
  'scales',
  'dice',
  'stars',
  'ruins',
  'scissors',
  'cherries',
])

const twofold = /(?:spectacles|glasses|goggles|gloves|shoes|boots|scissors|handcuffs|wings|binoculars|skates|dice)$/

/** "A pair of spectacles" is one thing. */
export const isPair = (marks: readonly Placed[]): boolean =>
  allOf(marks, 'count').some(({ said }) => said === 'pair of') &&
  allOf(marks, 'motif').some(({ said }) => twofold.test(said))

export const countOf = (marks: readonly Placed[]): number => {
  // "A cat between the two flats": the flats are two.
  const told = allOf(marks, 'count').find((placed) => marks[marks.indexOf(placed) - 1]?.mark.is !== 'beside')?.mark
    .count
  // A flock is many already.
  if (allOf(marks, 'motif').some(({ mark }) => mark.motif === 'flock' || mark.motif === 'crowd')) return 1
  if (told !== undefined) return isPair(marks) ? 1 : told
  return allOf(marks, 'motif').some(({ mark }) => mark.isPlural && !inPairs.has(mark.motif)) ? 3 : 1
}
