// Which templates and layouts would follow a reference: by the book, by technique and light, and by how their layouts are composed.
import { findGenre } from '../../catalog/genres.ts'
import type { Brief } from '../brief/brief.ts'
import { isRetired } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { families } from '../families/index.ts'
import { likeness, mirroredComposition, sayOf } from '../senses/references/likeness.ts'
import type { Composition } from '../senses/references/reading.ts'
import { noAdjustments } from './adjustments.ts'
import { scoreFamily } from './choose.ts'
import { direct } from './direct.ts'
import { layoutComposition } from './layout-compositions.ts'
import { matchReference } from './match-reference.ts'
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

/** Every layout of the families of the book's genre, the best for book and reference first. */
export const ideasFor = ({ brief, reading, seed }: Steering): readonly Idea[] => {
  const { composition } = reading
  const says = sayOf(composition) > 0
  const ideas = poolFor(brief).flatMap((family): readonly Idea[] => {
    const own = scoreFamily(family, brief, seed)
    const isOnShelf = own.reasons.some(({ why }) => why.startsWith('made for') || why.startsWith('serves'))
    const matched = matchReference(family, reading).reduce((sum, { points }) => sum + points, 0)
    const score = own.score + matched + (isOnShelf ? 0 : kinPoints)
    const { frame, hero } = noAdjustments
    // Without a word from the reference the seed turns the wheel of layouts, as for any cover.
    if (!says) return [{ family, layout: direct(family, brief, seed, 0).layout, frame, hero, score, worth: score }]
    return family.layouts.map(({ id }) => {
      const worth = score + pointsOf(composition, expectedLikeness(composition, family, id))
      return { family, layout: id, frame, hero, score, worth }
    })
  })
  return ideas.toSorted(
    (one, other) =>
      other.worth - one.worth || (`${one.family.id} ${one.layout}` < `${other.family.id} ${other.layout}` ? -1 : 1),
  )
}

/** As it stands or in a mirror, whichever is nearer. */
const expectedLikeness = (reference: Composition, family: Family, layout: string): number => {
  const composed = layoutComposition(family.id, layout)
  if (composed === null) return 0
  return Math.max(likeness(reference, composed), likeness(reference, mirroredComposition(composed)))
}

const worthPainting = families.filter((family) => !isRetired(family))

/** A genre without families of its own has those that serve any book. */
const poolFor = ({ book }: Brief): readonly Family[] => {
  const serving = (name: string): readonly Family[] =>
    worthPainting.filter(({ genreBuckets }) => genreBuckets.some((bucket) => bucket.startsWith(`${name}:`)))
  const own = serving(findGenre(book.genre)?.name ?? '')
  const any = serving('Other')
  return own.length > 0 ? own : any.length > 0 ? any : worthPainting
}
