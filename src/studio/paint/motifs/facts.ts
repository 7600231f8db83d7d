// What is known of each motif besides its drawing: the names it goes by, what those names may mean instead, of which time, season and tone it
// is, and whom it shows. An illustrator who adds a motif adds its line to facts.json.
import { z } from 'zod'
import { ages, poses, relations } from '../../../contract/concept-vocabulary.ts'
import { tagSchema } from '../tags.ts'
import facts from './facts.json' with { type: 'json' }

export const figureSchema = z
  .object({
    /** How many are seen, at least and at most. */
    count: z.tuple([z.int(), z.int()]).readonly(),
    ages: z.array(z.enum(ages)).readonly(),
    relations: z.array(z.enum(relations)).readonly(),
    poses: z.array(z.enum(poses)).readonly().default([]),
    sex: z.enum(['woman', 'man']).nullable().default(null),
    /** Dressed for one part only: a knight stands for nobody else. */
    role: z.boolean().default(false),
    /** Hands or the like: it tells of people without showing them. */
    part: z.boolean().default(false),
  })
  .readonly()

export type Figure = z.infer<typeof figureSchema>

const factsSchema = z
  .object({
    /** Besides its id. */
    names: z.array(z.string()).readonly().default([]),
    /** Words before a name that make it another thing: no `boxing` ring is worn on a finger. */
    not: z.array(z.string()).readonly().default([]),
    /** It goes by these names alone: what a word before them makes of it cannot be listed. */
    exact: z.boolean().default(false),
    tags: z.array(tagSchema).readonly().default([]),
    figure: figureSchema.nullable().default(null),
  })
  .readonly()

export type MotifFacts = z.infer<typeof factsSchema>

const nothing: MotifFacts = factsSchema.parse({})

export const motifFacts: ReadonlyMap<string, MotifFacts> = new Map(
  Object.entries(z.record(z.string(), factsSchema).parse(facts)),
)

export const factsOfMotif = (id: string): MotifFacts => motifFacts.get(id) ?? nothing
