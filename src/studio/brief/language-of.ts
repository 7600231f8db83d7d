// Which language a text is in, by the small words that only one language has.
import { z } from 'zod'
import { nameData } from '../motifs/name-data.ts'

const languages = ['english', 'german', 'french', 'spanish', 'italian'] as const

export type Language = (typeof languages)[number]

const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = z
  .record(
    z.enum(languages),
    z.string().transform((words) => new Set(words.split(' '))),
  )
  .parse(nameData('small-words'))

/** How many words of a text are small words of each language; `words` have no accents. */
export const smallWordsOf = (words: readonly string[]): ReadonlyMap<Language, number> =>
  new Map(languages.map((name) => [name, words.filter((word) => smallWords[name].has(word)).length]))

/** Null where the small words do not tell. */
export const languageOf = (words: readonly string[]): Language | null => {
  const counts = [...smallWordsOf(words)].toSorted(([, one], [, other]) => other - one)
  const [[first, most] = ['english', 0] as const, [, next] = ['english', 0] as const] = counts
  return most > next ? first : null
}
