// How a family could stage a concept: each idea that it can show as its hero, its own people where they fit, and its bare layouts.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { fitOf } from '../concept/figures-of.ts'
import type { Idea } from '../concept/ideas-of.ts'
import { type FamilyFacts, factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { speaksOf } from '../families/speaks-of.ts'
import { rolesIn } from '../figures/casting/roles.ts'
import type { Motif } from '../motifs/motif.ts'
import { noHero } from '../motifs/no-hero.ts'
import { namesakeOf } from '../paint/characters/cast.ts'
import { layoutsThere } from './layouts-there.ts'
import { mayShow } from './may-show.ts'
import { settledLayouts } from './settled-layouts.ts'
import { pointsFor } from './weights.ts'

export interface Staging {
  readonly kind: Idea['kind'] | 'bare'
  readonly hero: Motif
  readonly layouts: readonly string[]
  readonly why: string
  readonly points: number
}

/** What a person is worth in a family where people lead, stand, or are a device. */
const presence: Readonly<Record<FamilyFacts['people'], number>> = { lead: 1, standing: 0.7, device: 0.4, none: 0 }
const leastFit = 0.45
const voicePoints = { loud: pointsFor('idea'), low: pointsFor('faintIdea'), none: 0 } as const

const canLead = (family: Family, facts: FamilyFacts, motif: Motif): boolean =>
  mayShow(family, motif) && (!facts.cast || namesakeOf(motif) !== undefined)

/** Layouts by the people that the family draws in them of itself. */
interface Peopled {
  /** With people like those of the book. */
  readonly fitting: readonly string[]
  /** With nobody. */
  readonly empty: readonly string[]
  /** With nobody but the hero, if that is a person. */
  readonly forPerson: readonly string[]
  /** How well the people of the fitting ones show those of the book. */
  readonly fit: number
}

const peopledLayouts = (ids: readonly string[], { own }: FamilyFacts, { people: told }: Concept): Peopled => {
  // A goblin is nobody whom people of the template could resemble.
  const people = told === null || rolesIn(told) === null ? null : told
  const fits = own.map((figure) => ({ ...figure, fit: people === null ? 0 : fitOf(figure, people, false) }))
  const fitting = fits.filter(({ fit }) => fit >= leastFit)
  const staying = own.filter(({ givesWay }) => !givesWay)
  return {
    fitting: fitting.flatMap((figure) => figure.layouts).filter((id) => ids.includes(id)),
    empty: ids.filter((id) => !own.some((figure) => figure.layouts.includes(id))),
    forPerson: ids.filter((id) => !staying.some((figure) => figure.layouts.includes(id))),
    fit: Math.max(0, ...fitting.map(({ fit }) => fit)),
  }
}

const ofIdea = (family: Family, facts: FamilyFacts, peopled: Peopled, { kind, motif, points }: Idea): Staging[] => {
  const isPerson = motif.kind === 'person'
  if (!canLead(family, facts, motif) || (isPerson && facts.people === 'none')) return []
  const isBeside = !isPerson && peopled.fitting.length > 0
  const settled = settledLayouts(family, motif)
  const peopling = isPerson ? peopled.forPerson : isBeside ? peopled.fitting : peopled.empty
  const layouts = peopling.filter((layout) => settled.includes(layout))
  if (layouts.length === 0) return []
  const share = isPerson ? presence[facts.people] : 1
  const more = (family.heroes.includes(motif.id) ? pointsFor('typical') : 0) + (isBeside ? pointsFor('beside') : 0)
  return [{ kind, hero: motif, layouts, why: `can show the ${motif.id}`, points: points * share + more }]
}

const ofOwnPeople = ({ fitting, fit }: Peopled): Staging[] =>
  fitting.length === 0
    ? []
    : [
        {
          kind: 'people',
          hero: noHero,
          layouts: fitting,
          why: 'has such people of its own',
          points: pointsFor('ownPeople') * fit,
        },
      ]

const bare = (
  { look }: Family,
  { places }: FamilyFacts,
  layouts: readonly string[],
  { reading }: Brief,
  concept: Concept,
): Staging[] => {
  const { place } = reading.setting
  const isThere = place !== null && places.includes(place)
  // A landscape without a hero says where the book plays, so it must not be elsewhere.
  const isElsewhere = places.length > 0 && !isThere && (place !== null || concept.place !== null)
  if (layouts.length === 0 || isElsewhere) return []
  const points = pointsFor(isThere ? 'scenery' : look === 'typographic' ? 'typeAlone' : 'patternAlone')
  return [{ kind: 'bare', hero: noHero, layouts, why: isThere ? `shows the ${place} itself` : 'needs no hero', points }]
}

const ofOwnIdea = (family: Family, layouts: readonly string[], brief: Brief): Staging[] => {
  const points = voicePoints[speaksOf(family, brief)]
  if (points === 0 || layouts.length === 0) return []
  return [{ kind: 'subject', hero: noHero, layouts, why: 'is what the book is about', points }]
}

/** The best first; empty where the family could only show something that is not in the book. */
export const stagingsOf = (
  family: Family,
  brief: Brief,
  concept: Concept,
  ideas: readonly Idea[],
): readonly Staging[] => {
  const facts = factsOfFamily(family)
  if (facts.company > 0 && brief.reading.motifs.length <= facts.company) return []
  const there = layoutsThere(family, brief)
  const peopled = peopledLayouts(there, facts, concept)
  const whole = facts.bare.filter((id) => there.includes(id))
  return [
    ...ideas.flatMap((idea) => ofIdea(family, facts, peopled, idea)),
    ...ofOwnPeople(peopled),
    ...ofOwnIdea(family, whole, brief),
    ...bare(family, facts, whole, brief, concept),
  ].toSorted((one, other) => other.points - one.points)
}
