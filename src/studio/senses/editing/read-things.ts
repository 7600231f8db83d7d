// What is said of things in the picture: added, removed, replaced, made larger, moved or coloured.
import { allOf, amountOf, type Context, coloursOf, firstOf, has, isTurned, subjectsOf } from './clause.ts'
import type { Placed, Verb } from './lexicon/mark.ts'
import type { Subject, Wish } from './wish.ts'

const countOf = (marks: readonly Placed[]): number => {
  const told = firstOf(marks, 'count')?.count
  // A flock is many already.
  if (allOf(marks, 'motif').some(({ mark }) => mark.motif === 'flock' || mark.motif === 'crowd')) return 1
  if (told !== undefined) return told
  return allOf(marks, 'motif').some(({ mark }) => mark.isPlural) ? 3 : 1
}

const sizeOf = (marks: readonly Placed[]): number => {
  const size = firstOf(marks, 'size')
  return size === undefined ? 1 : size.isLarger ? 1.4 : 0.7
}

const addWish = (subject: Subject, marks: readonly Placed[], isAsked: boolean): Wish => ({
  kind: 'add',
  subject,
  count: countOf(marks),
  scale: sizeOf(marks),
  colour: coloursOf(marks)[0] ?? null,
  place: firstOf(marks, 'place')?.place ?? null,
  isAsked,
})

/** Words that only bring a thing to mind count where a thing is asked for. */
const namedIn = (marks: readonly Placed[], asksForThings: boolean): readonly Subject[] =>
  distinct(subjectsOf(marks).filter(({ isExact, motif, said }) => isExact || asksForThings || said === motif))

/** "A coyote howling" is one wolf, not two; and a thing that is named outshines what others bring to mind. */
const distinct = (subjects: readonly Subject[]): readonly Subject[] => {
  const named = subjects.some(({ isExact }) => isExact) ? subjects.filter(({ isExact }) => isExact) : subjects
  return named.filter(({ motif }, at) => named.findIndex((other) => other.motif === motif) === at)
}

const aboveOrBelow = /^(?:above|below|beneath|underneath|under)$/

/** "Fog around the castle": the castle only says where. */
const withoutWhere = (marks: readonly Placed[]): readonly Placed[] =>
  marks.filter(({ mark }, at) => {
    const before = marks[at - 1]
    const isOver = before?.mark.is === 'place' && aboveOrBelow.test(before.said)
    const isWhere = mark.is === 'motif' && (before?.mark.is === 'beside' || before?.mark.is === 'upon' || isOver)
    return !isWhere || !marks.slice(0, at).some((other) => saidBefore.has(other.mark.is))
  })

const saidBefore: ReadonlySet<Placed['mark']['is']> = new Set([
  'motif',
  'air',
  'effect',
  'frame',
  'hour',
  'storm',
  'border',
])

/** `isOfBefore`: a pronoun points to what the clause before was about. */
export const thingWishes = (
  said: readonly Placed[],
  verb: Verb | null,
  context: Context,
  isOfBefore: boolean,
): readonly Wish[] => {
  const marks = withoutWhere(said)
  const asksForThings = verb === 'add' || verb === 'remove' || verb === 'replace' || verb === 'move'
  const named = namedIn(marks, asksForThings)
  const isCarriedOn = carriesOn(marks) || (verb === 'remove' && isOfBefore)
  const subjects = named.length > 0 || !isCarriedOn ? named : context.subject ? [context.subject] : []
  const [subject, ...others] = subjects
  if (!subject) return []
  if (verb === 'remove')
    return subjects.map((each) =>
      each.isPart ? { kind: 'impossible', said: each.said, asked: 'removed' } : { kind: 'remove', subject: each },
    )
  const size = firstOf(marks, 'size')
  const isAdded = verb === 'add' && subject.motif !== null
  if (size && !isAdded)
    return [{ kind: 'resize', subject, factor: (size.isLarger !== isTurned(marks) ? 1.45 : 0.65) ** amountOf(marks) }]
  const place = firstOf(marks, 'place')
  if (place && !isAdded && !has(marks, 'space')) return [{ kind: 'move', subject, to: place.place }]
  const [colour] = coloursOf(marks)
  // "Make the hero a wolf": the first is what changes, the second what it becomes.
  const [second] = others
  if (subject.motif === null && second) return [{ kind: 'hero', subject: second }]
  if (isTurned(marks)) return [{ kind: 'resize', subject, factor: 0.65 }]
  if (colour && !isAdded) return subjects.map((each) => ({ kind: 'paint-subject', subject: each, colour }))
  if (subject.motif === null) return has(marks, 'more') ? [{ kind: 'resize', subject, factor: 1.45 }] : []
  return subjects.filter(({ motif }) => motif !== null).map((each) => addWish(each, marks, verb === 'add'))
}

/** "… and bigger", "… and to the left": said of what the clause before was about. */
const carriesOn = (marks: readonly Placed[]): boolean =>
  (has(marks, 'size') || has(marks, 'place') || has(marks, 'colour')) && !has(marks, 'target') && !has(marks, 'space')
