// Words for scenery that is no motif, and the names by which families know it when it is to be left out.
import { z } from 'zod'
import scenery from './data/scenery.json' with { type: 'json' }
import { endsOf, expressions, listOf } from './word-table.ts'

const byWord = new Map<string, string[]>()
for (const [name, words] of Object.entries(z.record(z.string(), expressions).parse(scenery)))
  for (const word of listOf(words)) byWord.set(word, [...(byWord.get(word) ?? []), name])

/** Names of the scenery that somebody may mean by these words. */
export const sceneryOf = (said: string): readonly string[] => byWord.get(endsOf(said)[1]) ?? []
