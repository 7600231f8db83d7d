// What the cover of a book should show. The reader and a language model answer in this form, and the studio paints by it.
import { z } from 'zod'
import { colorPalettes } from '../catalog/palettes.ts'
import {
  ages,
  eras,
  feelings,
  hours,
  joinings,
  places,
  poses,
  relations,
  seasons,
  weathers,
} from './concept-vocabulary.ts'

const share = z.number().min(0).max(1)
const noun = z.string().min(1).max(60)

const people = z.object({
  /** In a few words: a young baker. */
  who: z.string().min(1).max(120),
  count: z.int().min(1).max(100),
  age: z.enum(ages),
  relation: z.enum(relations),
  pose: z.enum(poses),
  /** Null where the book says nothing of it: then it is that of the era. */
  dress: z.string().min(1).max(120).nullable(),
})

export const concept = z
  .object({
    /** What can be shown, best first. */
    subjects: z
      .array(
        z.object({
          noun,
          confidence: share,
          /** Whether it really is in the story, and not only a way of speaking. */
          literal: z.boolean(),
        }),
      )
      .max(8)
      .readonly(),
    /** Two subjects made into one idea. */
    joined: z.object({ a: noun, b: noun, how: z.enum(joinings) }).nullable(),
    /** Null where the cover needs nobody. */
    people: people.nullable(),
    place: z.enum(places).nullable(),
    era: z.enum(eras),
    season: z.enum(seasons).nullable(),
    hour: z.enum(hours).nullable(),
    weather: z.enum(weathers).nullable(),
    mood: z.enum(feelings),
    palette: z.enum(colorPalettes).nullable(),
    /** How well a cover of type alone would serve. */
    typeLed: share,
  })
  .readonly()

export type Concept = z.infer<typeof concept>
export type ConceptPeople = z.infer<typeof people>
