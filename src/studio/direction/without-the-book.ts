// What a template shows that a caller names for a book of which it can show nothing: no hero at all where it is whole without one, else its
// most neutral one.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { isVetoed } from '../concept/vetoes.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif, MotifKind } from '../motifs/motif.ts'
import { noHero } from '../motifs/no-hero.ts'
import { factsOfMotif } from '../motifs/records.ts'
import type { Staged } from './staged.ts'

/** How much a thing claims to be in the story: a star is a token, a bear is somebody. */
const claims: Readonly<Record<MotifKind, number>> = {
  symbol: 0,
  sky: 1,
  plant: 2,
  object: 3,
  place: 4,
  vehicle: 5,
  creature: 6,
  person: 7,
}

const claimOf = ({ id, kind }: Motif): number => claims[kind] + factsOfMotif(id).tags.length / 10

export const withoutTheBook = (family: Family, brief: Brief, concept: Concept): Staged => {
  const { bare } = factsOfFamily(family)
  const all = family.layouts.map(({ id }) => id)
  if (bare.length > 0) return { hero: noHero, layouts: bare }
  const excluded = new Set(brief.reading.excludedMotifs)
  const [neutral = noHero] = family.heroes
    .filter((id) => !excluded.has(id) && !isVetoed(id, concept, brief.book))
    .flatMap((id) => findMotif(id) ?? [])
    .toSorted((one, other) => claimOf(one) - claimOf(other))
  return { hero: neutral, layouts: all }
}
