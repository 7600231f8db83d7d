// Which templates and layouts would follow a reference: by what suits the book, by technique and light, and by how their layouts are
// composed.
import { findGenre } from '../../catalog/genres.ts'
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { isRetired } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { families } from '../families/index.ts'
import { likeness, mirroredComposition, sayOf } from '../senses/references/likeness.ts'
import type { Composition } from '../senses/references/reading.ts'
import { noAdjustments } from './adjustments.ts'
import { carries, scoreFamily } from './choose.ts'
import { widelyFor } from './choose-by-concept.ts'
import { direct } from './direct.ts'
import { layoutComposition } from './layout-compositions.ts'
import { matchReference } from './match-reference.ts'
import type { Staged } from './staged.ts'
import type { Arrangement, Steering } from './steer.ts'

export interface Idea extends Arrangement {
  /** What speaks for the family, whatever its composition. */
  readonly score: number
  /** With what its composition adds. */
  readonly worth: number
}

/** What a family of the same genre, made for another corner of it, gets for its shelf. */
const kinPoints = 24

/** What a cover gains that is composed exactly like its reference. */
const compositionPoints = 60

/** What a likeness adds to an idea. */
export const pointsOf = (reference: Composition, alike: number): number => compositionPoints * sayOf(reference) * alike

/** What a family offers a book, before its composition is compared. */
interface Offer {
  readonly family: Family
  readonly staged: Staged | null
  readonly layouts: readonly string[]
  readonly score: number
}

const offersByConcept = (brief: Brief, concept: Concept, seed: number): readonly Offer[] =>
  widelyFor(brief, concept, seed).map(({ family, staging, score }) => ({
    family,
    staged: staging,
    layouts: staging.layouts,
    score,
  }))

const offersByWords = (brief: Brief, seed: number): readonly Offer[] =>
  poolFor(brief).map((family) => {
    const { score, reasons } = scoreFamily(family, brief, seed)
    const isOnShelf = reasons.some(({ why }) => why.startsWith('made for') || why.startsWith('serves'))
    return {
      family,
      staged: null,
      layouts: family.layouts.map(({ id }) => id),
      score: score + (isOnShelf ? 0 : kinPoints),
    }
  })

const offersFor = ({ brief, seed }: Steering): readonly Offer[] => {
  const { concept } = brief.reading
  const offers = concept === null ? [] : offersByConcept(brief, concept, seed)
  return offers.length > 0 ? offers : offersByWords(brief, seed)
}

/** Layouts of the families that suit the book, the best for book and reference first. */
export const ideasFor = (steering: Steering): readonly Idea[] => {
  const { brief, reading, seed } = steering
  const { composition } = reading
  const says = sayOf(composition) > 0
  const ideas = offersFor(steering).flatMap(({ family, staged, layouts, ...offer }): readonly Idea[] => {
    const matched = matchReference(family, reading).reduce((sum, { points }) => sum + points, 0)
    const score = offer.score + matched
    const { frame, hero } = noAdjustments
    // Without a word from the reference the seed turns the wheel of layouts, as for any cover.
    if (!says) {
      const { layout } = direct(family, brief, seed, 0, staged ?? undefined)
      return [{ family, staged, layout, frame, hero, score, worth: score }]
    }
    return layouts.map((layout) => {
      const worth = score + pointsOf(composition, expectedLikeness(composition, family, layout))
      return { family, staged, layout, frame, hero, score, worth }
    })
  })
  return bestOfEach(ideas.toSorted((one, other) => other.worth - one.worth || (keyOf(one) < keyOf(other) ? -1 : 1)))
}

const keyOf = ({ family, layout }: Idea): string => `${family.id} ${layout}`

/** A layout is composed alike whatever it shows: only its best hero is worth painting. */
const bestOfEach = (ideas: readonly Idea[]): readonly Idea[] =>
  [...Map.groupBy(ideas, keyOf).values()].flatMap(([best]) => best ?? [])

/** As it stands or in a mirror, whichever is nearer. */
const expectedLikeness = (reference: Composition, family: Family, layout: string): number => {
  const composed = layoutComposition(family.id, layout)
  if (composed === null) return 0
  return Math.max(likeness(reference, composed), likeness(reference, mirroredComposition(composed)))
}

const worthPainting = families.filter((family) => !isRetired(family))

/** A genre without families of its own has those that serve any book. */
const poolFor = (brief: Brief): readonly Family[] => {
  const carrying = worthPainting.filter((family) => carries(family, brief))
  const serving = (name: string): readonly Family[] =>
    carrying.filter(({ genreBuckets }) => genreBuckets.some((bucket) => bucket.startsWith(`${name}:`)))
  const { book } = brief
  const own = serving(findGenre(book.genre)?.name ?? '')
  const any = serving('Other')
  return own.length > 0 ? own : any.length > 0 ? any : carrying
}
