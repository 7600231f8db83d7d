// Where something should be: "next to the girl", "over the boat", "in the sky"; and whom it is given to: "give the lion a crown".
import type { ExtraPlace } from '../../../../direction/adjustments.ts'
import type { Placed, Verb } from '../../lexicon/mark.ts'
import { subjectOf } from '../../sentence/clause.ts'
import { type Subject, theHero } from '../../wish.ts'

export interface Where {
  /** What it should be beside or over. */
  readonly by: Subject | null
  readonly place: ExtraPlace | null
  /** Over something: not on it, but in the air. */
  readonly isAbove?: true
}

export interface AboutWhere {
  /** What is left when everything that only says where is taken away. */
  readonly marks: readonly Placed[]
  readonly where: Where
}

const aboveOrBelow = /^(?:above|below|beneath|underneath|under)$/
const over = /^(?:above|over|over the|on|on top of|on the|upon|atop|on his|on her|on its)$/
const beneath = /^(?:under|under the|below|beneath|underneath)$/
const around = /^(?:around|around the)$/
const behind = /^behind(?: (?:the|him|her|it|them))?$/
const before = /^(?:past|past the|across|across the|against|in front of|in front of the)$/
const sideOf = /\b(?:left|right)(?:[- ]hand)?(?: side)? of(?: the)?$/
const ofSomebody = /^(?:next to|beside|alongside|behind|by|at|on) (?:him|her|his|its|them)|side$|hands?$/

const saidBefore: ReadonlySet<Placed['mark']['is']> = new Set([
  'motif',
  'air',
  'effect',
  'frame',
  'hour',
  'storm',
  'border',
  'scene',
])

/** "On top of the book": a book in the picture; "on the book" is the cover. */
const atBook = /^(?:on|on the|on top of|atop|next to|beside|behind|around|near|in front of|close to|alongside)$/

const roofs = /^(?:the )?roofs?$/

const subjectFrom = ({ mark, ...rest }: Placed, point: Placed | undefined): Subject | null => {
  if (mark.is === 'motif') return subjectOf({ ...rest, mark })
  // "On the roof": of whichever building is in the picture.
  if (mark.is === 'part' && roofs.test(rest.said) && over.test(point?.said ?? ''))
    return { ...theHero, motif: 'roof', said: 'roof' }
  if (mark.is !== 'target') return null
  if (rest.thing !== null && atBook.test(point?.said ?? '')) return subjectOf({ ...rest, mark: rest.thing })
  return mark.target === 'hero' ? theHero : null
}

const waters = /^(?:sea|ocean|lake|river|water|waves|harbour|harbor|bay|pond|sea surface)$/

/** "On the water", "in the sea". */
const isWater = ({ said, mark }: Placed, point: Placed | undefined): boolean =>
  waters.test(said) && (mark.is === 'scene' || mark.is === 'target' || mark.is === 'motif') && pointsTo(point)

/** What stands before a thing that only says where another one is. */
const pointsTo = (before: Placed | undefined): boolean =>
  before !== undefined &&
  (before.mark.is === 'beside' ||
    before.mark.is === 'upon' ||
    (before.mark.is === 'place' && aboveOrBelow.test(before.said)))

const isInSky = (marks: readonly Placed[]): boolean =>
  marks.some(
    ({ mark, said }, at) =>
      (mark.is === 'target' && mark.target === 'sky' && pointsTo(marks[at - 1])) ||
      /^(?:flying|soaring|circling)$/.test(said),
  )

/** "Give the lion a crown", "give her a dog": who gets it is there already. */
const given = (marks: readonly Placed[], isDefinite: (placed: Placed) => boolean): AboutWhere | null => {
  const [verb, first, ...rest] = marks
  if (verb?.mark.is !== 'verb' || !/^(?:give|giving)$/.test(verb.said) || !first) return null
  if (!marks.some(({ mark }) => mark.is === 'motif')) return null
  const named = subjectFrom(first, undefined)
  const isNamed =
    named !== null &&
    (rest.some(({ mark }) => (mark.is === 'motif' && mark.isExact) || mark.is === 'part') || isDefinite(first))
  return {
    marks: isNamed ? [verb, ...rest] : marks,
    where: { by: isNamed ? named : theHero, place: 'held' },
  }
}

const holds = /^(?:hold|carry|wear)/
const owns = /^(?:have|should have|needs?|could use|get|gets|hold|holding|carry|carrying|wear|wearing)$/

/** "The lion needs a crown", "could the girl have a kite": whoever is named before is there already. */
const owned = (marks: readonly Placed[], isDefinite: (placed: Placed) => boolean): AboutWhere | null => {
  const at = marks.findIndex(({ mark, said }) => mark.is === 'verb' && owns.test(said))
  // "He should hold a sword": whoever is on the cover.
  if (marks[at] && holds.test(marks[at].said) && !marks.slice(0, at).some(({ mark }) => mark.is === 'motif'))
    return { marks, where: { by: theHero, place: 'held' } }
  const owner = marks.slice(0, Math.max(0, at)).find((placed) => subjectFrom(placed, undefined) !== null)
  if (!owner || !isDefinite(owner)) return null
  return {
    marks: marks.filter((placed) => placed !== owner),
    where: { by: subjectFrom(owner, undefined), place: 'held' },
  }
}

const grounds =
  /^(?:road|path|street|lane|lawn|fields?|grass|ground|floor|meadow|hills?|hillsides?|slopes?|pastures?|beach|shore|sand|snow|foreground|land)$/

/** Land that is further away than where things stand. */
const outThere = /^(?:hills?|hillsides?|slopes?|fields?|pastures?)$/

/** "On the road", "in the field": where things stand anyway. */
const isGround = ({ said }: Placed, point: Placed | undefined): boolean => grounds.test(said) && pointsTo(point)

/** "A cabin with a lit window": a part of what comes, not another thing. */
const withoutParts = (marks: readonly Placed[]): readonly Placed[] =>
  marks.filter(
    ({ mark }, at) =>
      !(
        ((mark.is === 'motif' && /^(?:window|door)$/.test(mark.motif)) || mark.is === 'air') &&
        marks[at - 1]?.mark.is === 'link' &&
        at > 1
      ),
  )

const relationOf = (said: string): ExtraPlace =>
  beneath.test(said)
    ? 'bottom'
    : sideOf.test(said)
      ? /\bleft\b/.test(said)
        ? 'left-of'
        : 'right-of'
      : before.test(said)
        ? 'before'
        : behind.test(said)
          ? 'behind'
          : over.test(said)
            ? 'over'
            : around.test(said)
              ? 'around'
              : 'beside'

/** "Fog around the castle": the castle only says where. */
export const aboutWhere = (
  all: readonly Placed[],
  verb: Verb | null,
  isDefinite: (placed: Placed) => boolean,
): AboutWhere => {
  const said = withoutParts(all)
  const gift = given(said, isDefinite) ?? (verb === 'add' ? owned(said, isDefinite) : null)
  if (gift) return gift
  let by: Subject | null = null
  let isAbove = false
  let place: ExtraPlace | null = isInSky(said) ? 'sky' : null
  const marks = said.filter((placed, at) => {
    // "Next to the two children": how many there are stands between.
    const point = said.slice(0, at).findLast(({ mark }) => mark.is !== 'count')
    const subject = subjectFrom(placed, point)
    const isNamed = said
      .slice(0, at)
      .some(
        ({ mark }) =>
          saidBefore.has(mark.is) || (mark.is === 'target' && (mark.target === 'sky' || mark.target === 'low')),
      )
    if (placed.mark.is === 'beside' && ofSomebody.test(placed.said)) {
      by = theHero
      place ??= /hands?$/.test(placed.said) ? 'held' : behind.test(placed.said) ? 'behind' : 'beside'
    }
    if (verb === 'add' && isNamed && isWater(placed, point)) {
      place = 'water'
      return false
    }
    if (verb === 'add' && isNamed && isGround(placed, point)) {
      if (outThere.test(placed.said)) place ??= 'afield'
      return false
    }
    if (subject === null || !pointsTo(point) || !isNamed)
      return !(verb === 'add' && /^(?:flying|soaring|circling)$/.test(placed.said))
    if (/^hands?$/.test(placed.said)) {
      by = theHero
      place = 'held'
      return false
    }
    by ??= subject
    if (/^(?:above|over|over the)$/.test(point?.said ?? '')) isAbove = true
    const how = relationOf(point?.said ?? '')
    place = how === 'before' || how === 'left-of' || how === 'right-of' ? how : (place ?? how)
    return false
  })
  return { marks, where: { by, place, ...(isAbove ? { isAbove } : {}) } }
}
