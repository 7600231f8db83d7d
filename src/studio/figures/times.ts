// Times by what was worn in them: finer than the eras of a concept, and in their order.
import { z } from 'zod'
import { eras } from '../../contract/concept-vocabulary.ts'
import data from './data/times.json' with { type: 'json' }

export const times = [
  'ancient',
  'medieval',
  'renaissance',
  'eighteenth',
  'regency',
  'victorian',
  'edwardian',
  'twenties',
  'forties',
  'fifties',
  'seventies',
  'eighties',
  'now',
  'future',
] as const

export type Time = (typeof times)[number]

const records = z
  .record(
    z.enum(times),
    z
      .object({
        eras: z.array(z.enum(eras)).readonly(),
        /** Where an era spans several times, words that tell this one from the others. */
        words: z.array(z.string()).readonly(),
      })
      .strict(),
  )
  .parse(data)

/** When a book plays: `words` are all that is said of its people. */
export const timeOf = (era: (typeof eras)[number], words: readonly string[]): Time => {
  const spanned = times.filter((time) => records[time].eras.includes(era))
  const said = spanned.find((time) => records[time].words.some((word) => words.includes(word)))
  const found = said ?? spanned.at(-1)
  if (found === undefined) throw new TypeError(`nothing is known of the clothes of ${era}`)
  return found
}

export const isUpTo = (time: Time, until: Time): boolean => times.indexOf(time) <= times.indexOf(until)

export const isBetween = (time: Time, [from, to]: readonly [Time, Time]): boolean =>
  isUpTo(from, time) && isUpTo(time, to)
