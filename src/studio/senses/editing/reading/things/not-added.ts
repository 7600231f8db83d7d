// Things that a clause names as there already: they are coloured, moved or only spoken of, and none of them comes.
import type { Placed } from '../../lexicon/mark.ts'
import { allOf, has } from '../../sentence/clause.ts'
import type { Subject } from '../../wish.ts'

/** "I would like the bird in red": what is there already is not asked for again. */
export const isOnlyColoured = (marks: readonly Placed[], isDefinite: (placed: Placed) => boolean): boolean => {
  const [thing] = allOf(marks, 'motif')
  const verbs = allOf(marks, 'verb').filter(({ mark }) => mark.verb === 'add')
  const isWanted = verbs.every(({ said }) => /\b(?:like|love|want|need|prefer|see|have)\b/.test(said))
  return (
    thing !== undefined &&
    isDefinite(thing) &&
    isWanted &&
    marks.some(({ mark, from }) => (mark.is === 'colour' || mark.is === 'size') && from >= thing.to)
  )
}

export const isOnlyLooked = (marks: readonly Placed[], isDefinite: (placed: Placed) => boolean): boolean => {
  const [thing, another] = allOf(marks, 'motif')
  const isWanted = allOf(marks, 'verb').every(({ said }) => /\b(?:like|love|want|need|prefer)\b/.test(said))
  return (
    thing !== undefined &&
    another === undefined &&
    isDefinite(thing) &&
    isWanted &&
    marks.some(({ mark, from }) => ['air', 'tone', 'feeling'].includes(mark.is) && from >= thing.to)
  )
}

/** "Put the ship at the bottom": it is there already. */
export const isOnlyMoved = (marks: readonly Placed[], isDefinite: (placed: Placed) => boolean): boolean => {
  const [thing, another] = allOf(marks, 'motif')
  const isPut = allOf(marks, 'verb').every(({ said }) =>
    /\b(?:put|place|have|bring|get|want|like|love|need|prefer)\b/.test(said),
  )
  return thing !== undefined && another === undefined && isPut && has(marks, 'place') && isDefinite(thing)
}

/** "An arrow hitting the target", "put a cape on the dog": what is spoken of as there already does not come. */
export const notThere = (
  subjects: readonly Subject[],
  marks: readonly Placed[],
  isDefinite: (placed: Placed) => boolean,
): readonly Subject[] => {
  const things = allOf(marks, 'motif')
  const isThere = ({ said }: Subject): boolean => things.some((each) => each.said === said && isDefinite(each))
  const others = subjects.filter((subject) => !isThere(subject))
  return others.length > 0 || has(marks, 'part') ? others : subjects
}

/** "Thorny vines round the crown": the crown is there, and nothing is asked of it. */
export const unnamed = (
  subjects: readonly Subject[],
  marks: readonly Placed[],
  isDefinite: (placed: Placed) => boolean,
): readonly Subject[] => {
  const things = allOf(marks, 'motif')
  return subjects.filter(({ said }) => !things.some((each) => each.said === said && isDefinite(each)))
}
