// The ideas that a concept offers for covers: its subjects, its people, its place, and in the end type or scenery alone. What nobody has drawn,
// and what a veto forbids, is no idea.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief-schema.ts'
import { pointsFor } from '../direction/weights.ts'
import { peopleOfBook } from '../figures/casting/people-of-book.ts'
import { peopleId } from '../figures/people-motif.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { factsOfMotif } from '../motifs/records.ts'
import { figuresOf } from './figures-of.ts'
import { placeFacts } from './places.ts'
import { wishedFrom } from './read-concept.ts'
import { isVetoed } from './vetoes.ts'

export interface Idea {
  readonly kind: 'wish' | 'subject' | 'people' | 'place'
  readonly motif: Motif
  readonly points: number
}

/** However far down the list. */
const leastSubject = 8

/** `motifs` of the brief hold the wishes of the prompt first, then the subjects that have a drawing. */
export const ideasOf = (brief: Brief, concept: Concept): readonly Idea[] => {
  const excluded = new Set(brief.reading.excludedMotifs)
  const ideas = [...ofWords(brief, concept), ...ofPeople(concept), ...ofPlace(concept)].flatMap(
    ({ id, kind, points }): Idea[] => {
      const motif = id === peopleId ? peopleOfBook(brief, 0) : findMotif(id)
      const isOut = excluded.has(id) || (kind !== 'wish' && isVetoed(id, concept, brief.book))
      return motif === undefined || isOut ? [] : [{ kind, motif, points }]
    },
  )
  const best = new Map<string, Idea>()
  for (const idea of ideas) {
    const known = best.get(idea.motif.id)
    if (known === undefined || known.points < idea.points) best.set(idea.motif.id, idea)
  }
  return [...best.values()].toSorted((one, other) => other.points - one.points)
}

interface Proposal {
  readonly id: string
  readonly kind: Idea['kind']
  readonly points: number
}

/** Where the people of a book are known, a person among its subjects is one of them. */
const isOneOfThem = (id: string, { people }: Concept): boolean => {
  const { figure } = factsOfMotif(id)
  return people !== null && figure !== null && !figure.part
}

const ofWords = ({ reading }: Brief, concept: Concept): readonly Proposal[] => {
  const wished = reading.motifs.filter(({ score }) => score >= wishedFrom)
  const subjects = reading.motifs.filter(({ id, score }) => score < wishedFrom && !isOneOfThem(id, concept))
  return [
    ...wished.map(
      ({ id }, at): Proposal => ({ id, kind: 'wish', points: pointsFor('wish') + pointsFor('fading') * at }),
    ),
    ...subjects.map(({ id, score }, at): Proposal => {
      return {
        id,
        kind: 'subject',
        points: Math.max(leastSubject, pointsFor('subject') * score + pointsFor('fading') * at),
      }
    }),
  ]
}

const ofPeople = (concept: Concept): readonly Proposal[] => {
  const points = pointsFor('people') + (concept.people?.relation === 'couple' ? pointsFor('couple') : 0)
  return figuresOf(concept).map(({ motif, fit }) => ({ id: motif, kind: 'people', points: points * fit }))
}

const ofPlace = ({ place }: Concept): readonly Proposal[] =>
  place === null
    ? []
    : placeFacts[place].motifs.map((id, at) => ({
        id,
        kind: 'place',
        points: pointsFor('place') + pointsFor('fading') * at,
      }))
