// Word lists of data files, each comma-separated, made ready for looking up.
import { z } from 'zod'

/** Expressions that mean the same. */
export const expressions = z.string().regex(/^[^,\s]+(?: [^,\s]+)*(?:, [^,\s]+(?: [^,\s]+)*)*$/)

export const listOf = (words: string): readonly string[] => (words === '' ? [] : words.split(', '))

export const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words))

/** What each word means; where several lists have it, the first. */
export const tableOf = <Meaning>(entries: Iterable<readonly [string, Meaning]>): ReadonlyMap<string, Meaning> => {
  const table = new Map<string, Meaning>()
  for (const [words, meaning] of entries)
    for (const word of listOf(words)) if (!table.has(word)) table.set(word, meaning)
  return table
}

/** The words of a name that can be looked up: its last two together, and its last. */
export const endsOf = (said: string): readonly [pair: string, last: string] => {
  const words = said.toLowerCase().split(' ')
  return [words.slice(-2).join(' '), words.at(-1) ?? '']
}
