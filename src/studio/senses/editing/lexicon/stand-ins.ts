// Things by their names: drawn under them, or drawn by nobody, with the motifs that come nearest to them, nearest first.
import { z } from 'zod'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { factsOfMotif } from '../../../motifs/records.ts'
import data from './data/stand-ins.json' with { type: 'json' }
import { expressions } from './word-table.ts'

const known = z
  .strictObject({
    /** Motifs that are drawn only when somebody asks for them, with names beside those of their records. */
    things: z.record(z.string(), z.union([z.literal(''), expressions])),
    /** By the motifs that come nearest. */
    nearest: z.record(z.string(), expressions),
    /** What books bring to mind by these words is nothing that somebody who asks for them would take for them. */
    unlike: expressions,
  })
  .parse(data)

const namesOf = (motif: string, more: string): string =>
  [motif.replaceAll('-', ' '), ...factsOfMotif(motif).names, more].filter((name) => name !== '').join(', ')

const asked = Object.entries(known.things).map(([motif, more]) => [motif, namesOf(motif, more)] as const)

/** All names of things that are told here. */
export const namesOfThings: readonly string[] = [
  ...asked.map(([, names]) => names),
  known.unlike,
  ...Object.values(known.nearest),
]

/** What comes nearest to a thing, by its name; one alone is the thing itself, none is nothing like it. */
export const standIns = new ExpressionIndex<readonly string[]>()
for (const [motif, names] of asked) standIns.add(names, [motif])
standIns.add(known.unlike, [])
for (const [motifs, names] of Object.entries(known.nearest)) standIns.add(names, motifs.split(' '))
