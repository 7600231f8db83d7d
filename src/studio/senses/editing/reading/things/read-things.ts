// What is said of things in the picture: added, removed, replaced, made larger, moved or coloured.
import type { Which } from '../../../../direction/adjustments.ts'
import type { Placed, Verb } from '../../lexicon/mark.ts'
import { isPartName } from '../../lexicon/painted-words.ts'
import { sceneryOf } from '../../lexicon/scenery-words.ts'
import {
  allOf,
  amountOf,
  type Context,
  coloursOf,
  factorOf,
  firstOf,
  has,
  isTurned,
  subjectsOf,
} from '../../sentence/clause.ts'
import { otherThanOne, type Subject, type Wish } from '../../wish.ts'
import { countOf } from './how-many.ts'
import { isOnlyColoured, isOnlyLooked, isOnlyMoved, notThere, unnamed } from './not-added.ts'
import { aboutWhere, type Where } from './read-where.ts'

const sizeOf = (marks: readonly Placed[]): number => {
  const size = firstOf(marks, 'size')
  return size === undefined ? 1 : size.isLarger ? 1.4 : 0.7
}

/** The marks that are said of one thing: those between the thing before it and the next. */
const saidOf = (marks: readonly Placed[], { said }: Subject): readonly Placed[] => {
  const things = allOf(marks, 'motif')
  const at = things.findIndex((each) => each.said === said)
  const own = things[at]
  if (!own || things.length === 1) return marks
  const [after, before] = [things[at - 1]?.to ?? 0, things[at + 1]?.from ?? Number.POSITIVE_INFINITY]
  // "Three crows and a red fox": what stands before a thing is its own, what stands after the last is said of all.
  return marks.filter(({ mark, from }) => from >= after && (from <= own.from || (from < before && mark.is === 'place')))
}

const addWish = (subject: Subject, marks: readonly Placed[], where: Where, isAsked: boolean): Wish => {
  const own = saidOf(marks, subject)
  return {
    kind: 'add',
    subject,
    count: countOf(own),
    scale: sizeOf(own),
    colour: coloursOf(own)[0] ?? null,
    place: where.place ?? firstOf(own, 'place')?.place ?? null,
    by: where.by,
    ...(where.isAbove ? { isAbove: true } : {}),
    isAsked,
  }
}

/** Words that only bring a thing to mind count where a thing is asked for. */
const namedIn = (marks: readonly Placed[], asksForThings: boolean): readonly Subject[] =>
  distinct(subjectsOf(marks).filter(({ isExact, motif, said }) => isExact || asksForThings || said === motif))

/** "A coyote howling" is one wolf, not two; and a thing that is named outshines what others bring to mind. */
const distinct = (subjects: readonly Subject[]): readonly Subject[] => {
  const named = subjects.some(({ isExact }) => isExact) ? subjects.filter(({ isExact }) => isExact) : subjects
  return named.filter(({ motif }, at) => named.findIndex((other) => other.motif === motif) === at)
}

/** "Remove the small planet": where there are several, the greatest stays. */
const smallOf = (subject: Subject, marks: readonly Placed[]): Subject =>
  firstOf(marks, 'size')?.isLarger === false && subject.motif !== null
    ? { ...subject, motif: otherThanOne(subject.motif), kin: [subject.motif, ...subject.kin] }
    : subject

/** "The left planet", "the second candle", "one of the birds": which of several is meant. */
const whichOf = (subject: Subject, marks: readonly Placed[]): Which | undefined => {
  const thing = allOf(marks, 'motif').find(({ said }) => said === subject.said)
  const size = firstOf(marks, 'size')
  const place = firstOf(marks, 'place')?.place
  const nth = firstOf(marks, 'nth')?.nth
  if (nth !== undefined) return nth
  if (place === 'left' || place === 'right' || place === 'top' || place === 'bottom') return place
  if (thing?.mark.isPlural) return firstOf(marks, 'count')?.count === 1 ? 'any' : undefined
  return size === undefined ? undefined : size.isLarger ? 'large' : 'small'
}

/** "My detective never carries a gun": what is named before the refusal is not refused, if something is named after it. */
const refusedOf = (subjects: readonly Subject[], marks: readonly Placed[]): readonly Subject[] => {
  const at = marks.findIndex(({ mark, said }) => mark.is === 'verb' && /^(?:never|no|without|not)$/.test(said))
  const after = at > 0 ? namedIn(marks.slice(at), true) : []
  return after.length > 0 ? after : subjects
}

/** "A peachy sky behind the bear": the sky's colour. */
const isOfTarget = ({ mark, to }: Placed, next: Placed | undefined): boolean =>
  mark.is === 'colour' &&
  next?.from === to &&
  (next.mark.is === 'air' ||
    (next.mark.is === 'target' && next.mark.target !== 'hero' && next.mark.target !== 'colours'))

/** `isOfBefore`: a pronoun points to what the clause before was about. */
export const thingWishes = (
  said: readonly Placed[],
  verb: Verb | null,
  context: Context,
  isOfBefore: boolean,
  isDefinite: (placed: Placed) => boolean,
): readonly Wish[] => {
  const { marks, where } = aboutWhere(said, verb, isDefinite)
  const asksForThings = verb === 'add' || verb === 'remove' || verb === 'replace' || verb === 'move'
  // "Make the hearts blue": what is there and takes a colour is a thing, whatever else the word brings to mind.
  const isColoured =
    verb === 'change' && has(marks, 'colour') && !has(marks, 'target') && allOf(marks, 'motif').some(isDefinite)
  const named = namedIn(marks, asksForThings || isColoured)
  // "… and add a fishbone on the right": something new, though nobody knows it.
  const isNew = verb === 'add' && has(marks, 'verb') && !isOfBefore
  const isCarriedOn = (carriesOn(marks) && !isNew) || (verb === 'remove' && isOfBefore)
  const subjects = named.length > 0 || !isCarriedOn ? named : context.subject?.isExact ? [context.subject] : []
  const [subject, ...others] = subjects
  if (!subject) return []
  if (verb === 'remove')
    return refusedOf(subjects, marks).map((each) =>
      each.isPart && !isPartName(each.said) && sceneryOf(each.said).length === 0
        ? { kind: 'impossible', said: each.said, asked: 'removed' }
        : withWhich({ kind: 'remove', subject: smallOf(each, marks) }, whichOf(each, marks)),
    )
  // "Not a stag, please": it goes.
  if (verb === null && isRefusal(marks)) return subjects.map((each) => ({ kind: 'remove', subject: each }))
  // "I'd like the street foggier": it is there.
  if (verb === 'add' && isOnlyLooked(said, isDefinite)) return []
  const size = firstOf(marks, 'size')
  const isAdded =
    verb === 'add' && subject.motif !== null && !isOnlyColoured(marks, isDefinite) && !isOnlyMoved(marks, isDefinite)
  if (size && !isAdded)
    return [{ kind: 'resize', subject, factor: factorOf(marks, size.isLarger !== isTurned(marks), [1.45, 0.65]) }]
  const place = firstOf(marks, 'place')
  if (place && !isAdded && !has(marks, 'space'))
    return [{ kind: 'move', subject, to: place.place, ...(amountOf(marks) < 1 ? { isSlight: true } : {}) }]
  // "Make the red car blue": what it was comes first.
  const colours = coloursOf(marks.filter((placed, at) => !isOfTarget(placed, marks[at + 1])))
  const colour = verb === 'change' ? colours.at(-1) : colours[0]
  const [near] = colours
  // "Make the hero a wolf": the first is what changes, the second what it becomes.
  const [second] = others
  if (subject.motif === null && second) return [{ kind: 'hero', subject: second }]
  // "The trees are too green", "the figure is too dark": something else is too much of them than their size.
  if (isTurned(marks)) return saysElse(marks) ? [] : [{ kind: 'resize', subject, factor: 0.65 }]
  if (colour && !isAdded && !isTurned(marks))
    return subjects.map((each) => ({
      kind: 'paint-subject',
      subject: each,
      colour,
      ...(near && near !== colour ? { near } : {}),
    }))
  if (subject.motif === null) return has(marks, 'more') ? [{ kind: 'resize', subject, factor: 1.45 }] : []
  const asked =
    verb === 'add'
      ? notThere(subjects, marks, isDefinite)
      : verb === null
        ? unnamed(subjects, marks, isDefinite)
        : subjects
  const [part] = allOf(marks, 'part')
  if (asked.length === 0 && part) return [{ kind: 'impossible', said: part.said, asked: 'painted' }]
  return asked.filter(({ motif }) => motif !== null).map((each) => addWish(each, marks, where, verb === 'add'))
}

const withWhich = (wish: Extract<Wish, { kind: 'remove' }>, which: Which | undefined): Wish =>
  which === undefined ? wish : { ...wish, which }

const isRefusal = ([first, ...rest]: readonly Placed[]): boolean =>
  first?.mark.is === 'not' &&
  rest.every(({ mark }) => mark.is === 'motif' || mark.is === 'count' || mark.is === 'colour')

const saysElse = (marks: readonly Placed[]): boolean =>
  marks.some(({ mark }) =>
    [
      'colour',
      'tone',
      'feeling',
      'manner',
      'palette',
      'plain',
      'busy',
      'lettering',
      'air',
      'setting',
      'space',
      'frame',
    ].includes(mark.is),
  )

/** "… and bigger "… and to the left": said of what the clause before was about. */
const carriesOn = (marks: readonly Placed[]): boolean =>
  marks.some(
    (placed, at) => ['size', 'place', 'colour'].includes(placed.mark.is) && !isOfTarget(placed, marks[at + 1]),
  ) &&
  !has(marks, 'target') &&
  !has(marks, 'space') &&
  // "And a cold blue light": of all.
  !marks.some(({ mark, said, from }, at) => mark.is === 'tone' && said === 'light' && marks[at - 1]?.to === from)
