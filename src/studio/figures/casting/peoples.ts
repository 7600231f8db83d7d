// Where somebody is from: skin and hair, and what was worn there, every day up to some time and at feasts until now.
import { z } from 'zod'
import peoples from '../data/peoples.json' with { type: 'json' }
import { stuffs } from '../stuff.ts'
import { times } from '../times.ts'
import { finder } from './words.ts'

const names = z.array(z.string()).readonly()

const lookSchema = z
  .object({
    outfit: z.string(),
    hat: z.string().nullable(),
    dyes: z.partialRecord(z.enum(stuffs), z.string()),
  })
  .strict()
  .readonly()

const peopleSchema = z
  .object({
    /** What they are called. */
    names,
    skins: names,
    hairs: names,
    /** Null where it is that of everybody else, or nothing of it is drawn. */
    dress: z
      .object({
        /** The last time in which it was worn every day. */
        until: z.enum(times),
        /** How many still wear it on a common day, 0 to 1. */
        today: z.number().min(0).max(1),
        woman: names,
        man: names,
        feast: z.object({ woman: lookSchema.nullable(), man: lookSchema.nullable() }).strict().nullable(),
      })
      .strict()
      .nullable(),
  })
  .strict()
  .readonly()

export type People = z.infer<typeof peopleSchema>
export type Look = z.infer<typeof lookSchema>

const table = z.record(z.string(), peopleSchema).parse(peoples)

const find = finder(Object.values(table).flatMap((people) => people.names.map((name) => [name, people] as const)))

const aside = new Set(['in', 'wearing', 'with'])

/** A woman in black is from nowhere in particular. */
export const peopleIn = (words: readonly string[]): People | null => {
  const end = words.findIndex((word) => aside.has(word))
  return find(end === -1 ? words : words.slice(0, end))
}

/** Somebody of whom nothing else is said: the Scottish of `a Scottish and a French`. */
export const isPeopleAlone = (words: readonly string[]): boolean => {
  const told = words.filter((word) => !articles.has(word))
  return told.length > 0 && told.every((word) => find([word]) !== null)
}

const articles = new Set(['a', 'an', 'the'])

export const allPeoples: Readonly<Record<string, People>> = table
