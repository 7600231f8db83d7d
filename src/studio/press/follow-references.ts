// Makes one cover after references. Layouts that promise to be composed like them are painted small, and the nearest is kept; then its
// hero, its horizon and its crop are moved as far as that brings it nearer and its type stays as clear.
import { type Idea, ideasFor, pointsOf } from '../direction/reference-ideas.ts'
import { type Arrangement, type ReferenceWish, type Steering, steer, steeredDocument } from '../direction/steer.ts'
import type { CoverDocument } from '../document.ts'
import { type Composed, likeness, mirroredComposition, sayOf } from '../senses/references/likeness.ts'
import { clarityOf, isAsClear, stiffRows } from './clear-type.ts'
import { movesFor } from './moves.ts'
import { paintedComposition } from './painted-composition.ts'

/** Each is painted small, which takes some 60 ms. */
const mostIdeas = 8
/** Of one family, so that a second one is looked at too. */
const mostOfFamily = 3
/** A smaller gain than this is not worth an unusual arrangement. */
const leastGain = 0.025

interface Tried {
  readonly arrangement: Arrangement
  readonly composed: Composed
  readonly alike: number
}

export const followReferences = async (wish: ReferenceWish): Promise<CoverDocument> => {
  const steering = steer(wish)
  const ideas = ideasFor(steering)
  const [first] = ideas
  if (!first) throw new Error('no family is listed')
  if (sayOf(steering.reading.composition) === 0) return steeredDocument(steering, first)
  const { arrangement, composed } = await refined(steering, await bestOf(steering, shortlist(ideas)))
  return steeredDocument(steering, arrangement, composed)
}

const shortlist = (ideas: readonly Idea[]): readonly Idea[] =>
  ideas
    .filter(
      ({ family }, at) => ideas.slice(0, at).filter((before) => before.family.id === family.id).length < mostOfFamily,
    )
    .slice(0, mostIdeas)

const attempt = async (steering: Steering, arrangement: Arrangement): Promise<Tried> => {
  const composed = await paintedComposition(steeredDocument(steering, arrangement))
  return { arrangement, composed, alike: likeness(steering.reading.composition, composed) }
}

const bestOf = async (steering: Steering, ideas: readonly Idea[]): Promise<Tried> => {
  const { composition } = steering.reading
  const found: (Tried & { readonly worth: number })[] = []
  for (const { score, ...idea } of ideas) {
    const tried = turned(steering, await attempt(steering, idea))
    found.push({ ...tried, worth: score + pointsOf(composition, tried.alike) })
  }
  return found.reduce((best, other) => (other.worth > best.worth ? other : best))
}

/** In a mirror, where that is nearer: the picture is the same, so that it need not be painted again. */
const turned = ({ reading }: Steering, tried: Tried): Tried => {
  const composed = { ...mirroredComposition(tried.composed), lettering: tried.composed.lettering }
  const alike = likeness(reading.composition, composed)
  if (alike < tried.alike + leastGain) return tried
  const { arrangement } = tried
  return { arrangement: { ...arrangement, frame: { ...arrangement.frame, mirror: true } }, composed, alike }
}

/** Each move is kept where it brings the cover nearer, and the next begins there. */
const refined = async (steering: Steering, start: Tried): Promise<Tried> => {
  const document = steeredDocument(steering, start.arrangement)
  const clear = clarityOf(document)
  const stiff = stiffRows(document, clear)
  const reference = steering.reading.composition
  let best = start
  for (const move of movesFor(start.arrangement)) {
    let nearest = best
    for (const arrangement of move(best.arrangement, { reference, cover: best.composed, stiff })) {
      const tried = await attempt(steering, arrangement)
      if (tried.alike < Math.max(nearest.alike, best.alike + leastGain)) continue
      if (isAsClear(clarityOf(steeredDocument(steering, arrangement)), clear)) nearest = tried
    }
    best = nearest
  }
  return best
}
