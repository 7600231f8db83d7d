// What an edit asks of the people of a picture, one by one: who they are, what they wear, who goes and who joins them.
import { z } from 'zod'
import { stuffs } from '../figures/stuff.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const words = z.string().min(1).max(120)

const personChangeSchema = z.object({
  /** Whom, by their number in the cast. */
  at: z.int().min(0).max(12),
  isGone: z.boolean().default(false),
  /** Who they are now: `old woman`, `child`; what it leaves open stays as it was. */
  who: words.nullable().default(null),
  /** What they wear now: `red wedding dress`. */
  dress: words.nullable().default(null),
  /** The colour of that. */
  cloth: colour.nullable().default(null),
  /** Colours of what they wear, by what it is made of. */
  dyes: z.partialRecord(z.enum(stuffs), colour).default({}),
  hair: colour.nullable().default(null),
  /** How their hair is cut, in words. */
  cut: words.nullable().default(null),
  /** A hat in words; false takes off the one they wear. */
  hat: z
    .union([words, z.literal(false)])
    .nullable()
    .default(null),
  beard: z.boolean().nullable().default(null),
  glasses: z.boolean().nullable().default(null),
})

export type PersonChange = z.infer<typeof personChangeSchema>

/** As many as a cover can show, with some who are gone. */
export const mostChanged = 12
export const mostJoined = 6

export const peopleChangesSchema = z.object({
  changes: z.array(personChangeSchema).max(mostChanged),
  /** Who stands there besides, in words. */
  joined: z.array(words).max(mostJoined),
})

export type PeopleChanges = z.infer<typeof peopleChangesSchema>

export const asCast: PeopleChanges = { changes: [], joined: [] }

export const unchangedPerson = (at: number): PersonChange => ({
  at,
  isGone: false,
  who: null,
  dress: null,
  cloth: null,
  dyes: {},
  hair: null,
  cut: null,
  hat: null,
  beard: null,
  glasses: null,
})

/** One person changed further: what was asked of them before stands beside it. */
export const withPersonChange = (people: PeopleChanges, at: number, change: Partial<PersonChange>): PeopleChanges => {
  const before = people.changes.find((each) => each.at === at) ?? unchangedPerson(at)
  const next = { ...before, ...change, dyes: { ...before.dyes, ...change.dyes } }
  return { ...people, changes: [...people.changes.filter((each) => each.at !== at), next] }
}
