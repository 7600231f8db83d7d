// Things that people ask for and nobody has drawn, with the motifs that come nearest to them, nearest first.
import { z } from 'zod'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { motifNamed } from '../../../motifs/motif-names.ts'
import { wordsOf } from '../../detection/words.ts'
import data from './stand-ins.json' with { type: 'json' }

const entries = z.array(z.strictObject({ near: z.string(), words: z.string() })).parse(data)

/** All names of things that are told here. */
export const namesOfThings: readonly string[] = entries.map(({ words }) => words)

export const standIns = new ExpressionIndex<readonly string[]>()
for (const { near, words } of entries)
  for (const name of words.split(',').map((each) => each.trim())) {
    // What has a drawing of its own needs nothing that is near to it.
    const own = motifNamed(wordsOf(name))
    standIns.add(name, own === null ? near.split(' ') : [own])
  }
