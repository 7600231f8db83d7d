// Things that people ask for and nobody has drawn, with the motifs that come nearest to them, nearest first.
import { z } from 'zod'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import data from './data/stand-ins.json' with { type: 'json' }

const entries = z.array(z.strictObject({ near: z.string(), words: z.string() })).parse(data)

/** All names of things that are told here. */
export const namesOfThings: readonly string[] = entries.map(({ words }) => words)

export const standIns = new ExpressionIndex<readonly string[]>()
for (const { near, words } of entries) standIns.add(words, near.split(' '))
