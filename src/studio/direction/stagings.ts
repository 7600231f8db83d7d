// How a family could stage a concept: each idea that it can show as its hero, its own people where they fit, and its bare layouts.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { fitOf } from '../concept/figures-of.ts'
import type { Idea } from '../concept/ideas-of.ts'
import { type FamilyFacts, factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { namesakeOf } from '../paint/characters/cast.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { noHero } from '../paint/motifs/no-hero.ts'
import { mayShow } from './may-show.ts'

export interface Staging {
  readonly kind: Idea['kind'] | 'bare'
  readonly hero: Motif
  /** Null: any of the family's. */
  readonly layouts: readonly string[] | null
  readonly why: string
  readonly points: number
}

/** What a person is worth in a family where people lead, stand, or are a device. */
const presence: Readonly<Record<FamilyFacts['people'], number>> = { lead: 1, standing: 0.8, device: 0.45, none: 0 }
const ownPeoplePoints = 34
const leastFit = 0.45
/** What a hero gains that is typical of the family. */
const typicalPoints = 3
/** Scenery of the right place says something; a pattern only decorates. */
const sceneryPoints = 8
const typePoints = 4
const patternPoints = 2

const canLead = (family: Family, facts: FamilyFacts, motif: Motif): boolean =>
  mayShow(family, motif) && (!facts.cast || namesakeOf(motif) !== undefined)

const ofIdea = (family: Family, facts: FamilyFacts, { kind, motif, points }: Idea): Staging[] => {
  const isPerson = motif.kind === 'person'
  if (!canLead(family, facts, motif) || (isPerson && facts.people === 'none')) return []
  const share = isPerson ? presence[facts.people] : 1
  const typical = family.heroes.includes(motif.id) ? typicalPoints : 0
  return [{ kind, hero: motif, layouts: null, why: `can show the ${motif.id}`, points: points * share + typical }]
}

const ofOwnPeople = ({ own }: FamilyFacts, { people }: Concept): Staging[] =>
  people === null
    ? []
    : own.flatMap(({ layouts, ...figure }) => {
        const fit = fitOf(figure, people, false)
        return fit < leastFit
          ? []
          : [{ kind: 'people', hero: noHero, layouts, why: 'has such people of its own', points: ownPeoplePoints * fit }]
      })

const bare = ({ look }: Family, { bare: layouts, places }: FamilyFacts, { reading }: Brief): Staging[] => {
  if (layouts.length === 0) return []
  const { place } = reading.setting
  const isThere = place !== null && places.includes(place)
  const points = isThere ? sceneryPoints : look === 'typographic' ? typePoints : patternPoints
  return [{ kind: 'bare', hero: noHero, layouts, why: isThere ? `shows the ${place} itself` : 'needs no hero', points }]
}

/** The best first; empty where the family could only show something that is not in the book. */
export const stagingsOf = (
  family: Family,
  brief: Brief,
  concept: Concept,
  ideas: readonly Idea[],
): readonly Staging[] => {
  const facts = factsOfFamily(family)
  return [
    ...ideas.flatMap((idea) => ofIdea(family, facts, idea)),
    ...ofOwnPeople(facts, concept),
    ...bare(family, facts, brief),
  ].toSorted((one, other) => other.points - one.points)
}
