// Whether a message gives words as a text to be set: in quotation marks, in the capitals of a title, or after a word or a mark that announces
// one. What stands before the texts of the training's constructions is kept as data; of 493 of them, 4 are announced in another way.
import { z } from 'zod'
import data from './announcing.json' with { type: 'json' }
import { quotedIn, type Span } from './spans.ts'

const announcing = z.strictObject({ marks: z.array(z.string()), words: z.array(z.string()) }).parse(data)

const known: ReadonlySet<string> = new Set([...announcing.marks, ...announcing.words])

/** Half of the words begin with a capital, or with no letter at all. */
const isTitled = (text: string): boolean => {
  const words = text.split(/\s+/)
  return words.filter((word) => !/^\p{Ll}/u.test(word)).length * 2 >= words.length
}

const lastBefore = (message: string, at: number): string =>
  (/([\p{L}\p{N}'’]+|[^\s])\s*$/u.exec(message.slice(0, at))?.[1] ?? '').toLowerCase().replace('’', "'")

export const isAnnounced = (message: string, { from, to }: Span): boolean =>
  quotedIn(message).some((quoted) => quoted.from <= from && to <= quoted.to) ||
  isTitled(message.slice(from, to)) ||
  known.has(lastBefore(message, from))
