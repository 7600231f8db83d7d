// What must not be shown with a concept, whoever proposes it: vetoes by meaning, over the tags of motifs and families.
import { z } from 'zod'
import type { Concept } from '../../contract/concept.ts'
import { eras, feelings, places, seasons, weathers } from '../../contract/concept-vocabulary.ts'
import type { Brief } from '../brief/brief-schema.ts'
import { factsOfMotif } from '../motifs/records.ts'
import { type Tag, tagSchema } from '../paint/tags.ts'
import data from './data/vetoes.json' with { type: 'json' }
import { motifOf } from './motif-of.ts'

const listOf = <T extends readonly string[]>(values: T) => z.array(z.enum(values)).readonly().optional()

/** All that is given must hold; a list holds where it has the concept's value. */
const conditionSchema = z
  .strictObject({
    audiences: z
      .array(z.enum(['children', 'middle-grade']))
      .readonly()
      .optional(),
    eras: listOf(eras),
    places: listOf(places),
    placesNot: listOf(places),
    seasons: listOf(seasons),
    weathers: listOf(weathers),
    moods: listOf(feelings),
    genresNot: z.array(z.string()).readonly().optional(),
  })
  .readonly()

const vetoSchema = z
  .strictObject({
    why: z.string(),
    when: conditionSchema,
    never: z.array(tagSchema).readonly(),
    /** Also where the thing really is in the story. */
    evenIfLiteral: z.boolean().default(false),
  })
  .readonly()

export type Veto = z.infer<typeof vetoSchema>

const vetoes: readonly Veto[] = z.array(vetoSchema).parse(data)

type Book = Pick<Brief['book'], 'genre' | 'subgenre' | 'audience'>

/** Where nobody has said who reads it, the shelf says so. */
const audienceOf = ({ genre, subgenre, audience }: Book): 'children' | 'middle-grade' | null => {
  if (audience === 'children' || audience === 'middle-grade') return audience
  if (audience !== null || genre !== 'childrens') return null
  return subgenre === 'middle-grade' || subgenre === 'chapter-book' ? 'middle-grade' : 'children'
}

const has = <T>(list: readonly T[] | undefined, value: T | null): boolean =>
  list === undefined || (value !== null && list.includes(value))

const holds = ({ when }: Veto, concept: Concept, book: Book): boolean =>
  has(when.audiences, audienceOf(book)) &&
  has(when.eras, concept.era) &&
  has(when.places, concept.place) &&
  has(when.seasons, concept.season) &&
  has(when.weathers, concept.weather) &&
  has(when.moods, concept.mood) &&
  !(when.placesNot !== undefined && concept.place !== null && when.placesNot.includes(concept.place)) &&
  !(when.genresNot?.includes(book.genre) ?? false)

/** The veto that forbids something of these tags, if any. */
export const vetoOn = (tags: readonly Tag[], concept: Concept, book: Book, isLiteral = false): Veto | null =>
  vetoes.find(
    (veto) =>
      veto.never.some((tag) => tags.includes(tag)) && (veto.evenIfLiteral || !isLiteral) && holds(veto, concept, book),
  ) ?? null

/** From here on the reader is sure enough that a thing is in the story for it to be shown against the air of the time. */
const sureFrom = 0.5

const isInStory = (motif: string, { subjects }: Concept): boolean =>
  subjects.some(({ noun, literal, confidence }) => literal && confidence >= sureFrom && motifOf(noun) === motif)

export const isVetoed = (motif: string, concept: Concept, book: Book): boolean =>
  vetoOn(factsOfMotif(motif).tags, concept, book, isInStory(motif, concept)) !== null
