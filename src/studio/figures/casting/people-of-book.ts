// The people of a book: cast from its concept, with its own thing in a hand.
import type { Concept, ConceptPeople } from '../../../contract/concept.ts'
import type { Brief } from '../../brief/brief-schema.ts'
import { motifOf } from '../../concept/motif-of.ts'
import type { PeopleChanges } from '../../direction/people-changes.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Figure } from '../../motifs/record.ts'
import { factsOfMotif } from '../../motifs/records.ts'
import { hashText } from '../../paint/random.ts'
import { peopleId, peopleMotif, somePeople } from '../people-motif.ts'
import { type CastPerson, type CastWish, castPeople } from './cast.ts'

const unheld = new Set([
  'anchor',
  'crown',
  'hat',
  'high-heel',
  'mask',
  'chess-king',
  'cauldron',
  'crossed-swords',
  'typewriter',
])

/** Whether a hand can carry it. */
const isHandy = ({ id, kind, rests, width }: Motif): boolean =>
  kind === 'object' && rests === 'held' && width < 1.7 && !unheld.has(id)

/** The book's own thing: the first of its subjects that a hand can carry. */
export const propOf = ({ subjects }: Concept): Motif | null => {
  for (const { noun, confidence } of subjects) {
    const motif = findMotif((confidence >= 0.35 ? motifOf(noun) : null) ?? '')
    if (motif !== undefined && isHandy(motif)) return motif
  }
  return null
}

const sexWords = { woman: 'woman', man: 'man' } as const

/** Whom a drawing shows that was chosen where no concept is known. */
const peopleOfDrawing = (id: string, figure: Figure): ConceptPeople => ({
  who: `${id.replaceAll('-', ' ')} ${figure.sex === null ? '' : sexWords[figure.sex]}`.trim(),
  count: figure.count[0],
  age: figure.ages.includes('adult') ? 'young' : (figure.ages[0] ?? 'adult'),
  relation: figure.relations[0] ?? (figure.count[0] === 2 ? 'couple' : 'alone'),
  pose: figure.poses[0] ?? 'standing',
  dress: null,
})

export interface Stage {
  readonly brief: Brief
  /** Of the cover. */
  readonly seed: number
  readonly hero: Motif
  /** Who stands in the picture where the book says nobody. */
  readonly otherwise: ConceptPeople | null
  readonly changes?: PeopleChanges | undefined
}

/** When the books of a shelf play that do not say. */
const eraOfShelf = ({ genre, subgenre }: Brief['book']): Concept['era'] => {
  if (genre === 'fantasy' || subgenre === 'romantasy') return 'invented'
  if (genre === 'science-fiction') return 'far-future'
  return subgenre === 'historical-romance' ? '19th-century' : 'present'
}

const timesOf = ({ book, reading }: Brief) => {
  const { concept, setting } = reading
  if (concept !== null)
    return { era: concept.era, season: concept.season, weather: concept.weather, mood: concept.mood }
  const eras = {
    ancient: 'ancient',
    medieval: 'medieval',
    victorian: '19th-century',
    twenties: '1920s',
    wartime: '1940s',
    modern: 'present',
    future: 'far-future',
  } as const
  const season = setting.season
  const weather = setting.weather === null ? null : setting.weather
  return {
    era: setting.era === null ? eraOfShelf(book) : eras[setting.era],
    season,
    weather: weather === 'snow' || weather === 'rain' ? weather : null,
    mood: 'romantic' as const,
  }
}

/** Who is to be seen on a cover; null where nobody is. */
export const castFor = (
  { brief, seed, hero, otherwise, changes }: Stage,
  wish: CastWish,
): readonly CastPerson[] | null => {
  const { concept } = brief.reading
  const { figure } = factsOfMotif(hero.id)
  const isDrawn = hero.id !== peopleId && hero.kind === 'person' && figure !== null
  const drawn = isDrawn ? peopleOfDrawing(hero.id, figure) : null
  // A template of lovers in a ballroom dresses any couple for it.
  const isUsual = drawn !== null && concept === null && figure?.role !== true && otherwise?.count === drawn.count
  const people = isUsual ? otherwise : drawn !== null ? drawn : concept === null ? otherwise : concept.people
  if (people === null) return null
  const prop = isHandy(hero) ? hero : concept === null ? null : propOf(concept)
  return castPeople({ people, ...timesOf(brief), seed, prop: wish.emptyHanded ? null : prop, changes }, wish)
}

/** The same people as a motif that any template can draw. */
export const peopleOfBook = (brief: Brief, seed: number, changes?: PeopleChanges): Motif => {
  const { concept } = brief.reading
  const cast = castFor({ brief, seed, hero: somePeople, otherwise: null, changes }, {})
  if (cast === null || concept === null) return somePeople
  const said = JSON.stringify([
    concept.people,
    concept.era,
    concept.season,
    concept.weather,
    concept.mood,
    concept.subjects,
    changes,
  ])
  return peopleMotif(cast, `${seed} ${hashText(said)}`)
}
