// The words by which instructions speak of references: their aspects, what is set aside, how light and loud, and where things are wanted.
import { z } from 'zod'
import data from './data/instruction-words.json' with { type: 'json' }

export const aspects = ['colour', 'composition', 'technique', 'light'] as const

export type Aspect = (typeof aspects)[number]

const words = z.array(z.string()).transform((listed): ReadonlySet<string> => new Set(listed))

export const instructionWords = z
  .strictObject({
    aspects: z.record(z.enum(aspects), words),
    setAside: words,
    alone: words,
    low: words,
    high: words,
    louder: words,
    dash: words,
    quieter: words,
    placement: z.strictObject({
      /** "left" and "top" are places after these, else they may be anything: "what is left", "a top seller". */
      leading: words,
      between: words,
      /** Denials that end before a preposition, where no thing follows that they could deny. */
      denials: words,
      middles: words,
      tops: words,
      bottoms: words,
      mirrors: words,
      /** Letters have places of their own, and the picture keeps its own. */
      letters: words,
    }),
  })
  .parse(data)
