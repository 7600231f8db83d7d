// Who is on a cover: what the network says of them, in words.
import type { ConceptPeople } from '../../contract/concept.ts'

export interface Told {
  readonly count: number
  readonly age: ConceptPeople['age']
  readonly relation: ConceptPeople['relation']
  readonly pose: ConceptPeople['pose']
  readonly gender: string
  /** Words of the book that name them. */
  readonly named: readonly string[]
}

type Forms = readonly [one: string, several: string]

const grown: Readonly<Record<string, Forms>> = {
  women: ['woman', 'women'],
  men: ['man', 'men'],
  mixed: ['person', 'people'],
}
const small: Readonly<Record<string, Forms>> = {
  women: ['girl', 'girls'],
  men: ['boy', 'boys'],
  mixed: ['child', 'children'],
}

const ageWords: Readonly<Record<ConceptPeople['age'], string>> = {
  child: '',
  teen: 'teenage ',
  young: 'young ',
  adult: '',
  middle: 'middle-aged ',
  old: 'old ',
  mixed: '',
}

const numbers = ['', '', 'two ', 'three '] as const

/** By age and number alone: `two young women`. */
const plainly = ({ count, age, relation, gender }: Told): string => {
  if (relation === 'couple') return `${ageWords[age]}couple`
  const [single, several] = (age === 'child' || age === 'teen' ? small : grown)[gender] ?? ['person', 'people']
  return `${numbers[count] ?? 'several '}${ageWords[age]}${count === 1 ? single : several}`
}

const mostNamed = 2

export const peopleOf = (told: Told): ConceptPeople => {
  const { count, age, relation, pose, named } = told
  const who = named.slice(0, Math.min(mostNamed, count)).join(' and ').toLowerCase()
  // A name or a trade alone does not say who is to be painted: `reporter defne, woman`.
  return { who: [who, plainly(told)].filter(Boolean).join(', '), count, age, relation, pose, dress: null }
}
