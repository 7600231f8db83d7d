// Who can stand for the people of a concept, and how well: by their number, age and relation, and by what is said of them.
import type { Concept, ConceptPeople } from '../../contract/concept.ts'
import { rolesIn } from '../figures/casting/roles.ts'
import { peopleId } from '../figures/people-motif.ts'
import type { Figure } from '../motifs/record.ts'
import { motifRecords } from '../motifs/records.ts'
import { wordsOf } from '../senses/detection/words.ts'
import { motifOf } from './motif-of.ts'

export interface ShownPeople {
  readonly motif: string
  /** 0 to 1. */
  readonly fit: number
}

/** Below this it would be somebody else. */
const leastFit = 0.45

const women: ReadonlySet<string> = new Set(
  'woman women girl girls mother daughter sister wife widow queen princess she her lady bride grandmother aunt nurse nun witch heroine actress waitress'.split(
    ' ',
  ),
)
const men: ReadonlySet<string> = new Set(
  'man men boy boys father son brother husband king prince he his lord groom grandfather uncle monk priest'.split(' '),
)

const sexOf = (who: string): Figure['sex'] => {
  const words = wordsOf(who)
  const [hers, his] = [words.some((word) => women.has(word)), words.some((word) => men.has(word))]
  return hers === his ? null : hers ? 'woman' : 'man'
}

const countFit = ([least, most]: Figure['count'], count: number): number =>
  count >= least && count <= most ? 1 : least > 2 && count > 2 ? 0.6 : 0

const ageFit = ({ ages }: Figure, { age }: ConceptPeople): number => {
  if (ages.includes(age)) return 1
  if (age === 'mixed') return 0.8
  return age === 'child' || !ages.includes('adult') ? 0.2 : 0.7
}

const relationFit = ({ relations, count: [, most] }: Figure, { relation }: ConceptPeople): number =>
  most === 1 || relations.includes(relation) ? 1 : 0.3

/** How well a figure shows these people. */
export const fitOf = (figure: Figure, people: ConceptPeople, isNamed: boolean): number => {
  if (figure.role && !isNamed) return 0
  const sex = sexOf(people.who)
  const sexFit = figure.sex === null || sex === null || figure.sex === sex ? 1 : 0.4
  const poseFit = figure.poses.length === 0 || figure.poses.includes(people.pose) ? 1 : 0.55
  const wholeness = figure.part ? 0.6 : 1
  const fit = countFit(figure.count, people.count) * ageFit(figure, people) * relationFit(figure, people)
  return fit * sexFit * poseFit * wholeness * (isNamed ? 1 : 0.95)
}

/** The parts that are named: `a young knight and his squire`. */
const namedIn = ({ who, dress }: ConceptPeople): ReadonlySet<string> => {
  const words = wordsOf(`${who} ${dress ?? ''}`)
  const spans = words.flatMap((word, at) => [word, words.slice(at, at + 2).join(' ')])
  return new Set(spans.map((span) => motifOf(span)).filter((motif) => motif !== null))
}

/** Those that are cast for a book are its very people; a drawing made once only stands for them. */
const likenessOf = (motif: string): number => (motif === peopleId ? 1.05 : 0.8)

/** Motifs that show the people of a concept, the best first. */
export const figuresOf = ({ people, subjects }: Concept): readonly ShownPeople[] => {
  if (people === null || rolesIn(people) === null) return []
  const named = new Set([...namedIn(people), ...subjects.map(({ noun }) => motifOf(noun))])
  return [...motifRecords()]
    .flatMap(([motif, { figure }]) =>
      figure === null ? [] : [{ motif, fit: fitOf(figure, people, named.has(motif)) * likenessOf(motif) }],
    )
    .filter(({ fit }) => fit >= leastFit)
    .toSorted((one, other) => other.fit - one.fit || (one.motif < other.motif ? -1 : 1))
}
