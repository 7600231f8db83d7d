// The classes that the network was trained on, in the order in which it answers.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { weights } from './weights.ts'

const names = z.array(z.string()).readonly()

const schema = z.object({
  edits: z.object({
    /** Of every closed slot, one after the other. */
    classes: z.record(z.string(), names),
    /** Slots that point into the message. */
    spans: names,
    most: z.int(),
    targets: names,
    nothings: names,
  }),
  books: z.object({ classes: z.record(z.string(), names) }),
  verdicts: z.object({ reasons: names }),
  /** Rows of the table of words; those after them are places. */
  words: z.int(),
})

export type Classes = z.infer<typeof schema>

export const readClasses = async (): Promise<Classes> =>
  schema.parse(JSON.parse(await readFile(weights('classes.json'), 'utf8')))

/** Scores of one thing after the other, by the name of what they are about. */
export type Scores = Readonly<Record<string, Float32Array>>

/** Cuts a row of scores into those of each slot. */
export const cut = (row: Float32Array, classes: Classes['books']['classes']): Scores => {
  let at = 0
  const entries = Object.entries(classes).map(([name, { length }]) => {
    at += length
    return [name, row.subarray(at - length, at)] as const
  })
  return Object.fromEntries(entries)
}

export interface Best {
  readonly name: string
  /** Its share of all that may be. */
  readonly share: number
}

/** Shares that add up to one. */
export const shares = (scores: Float32Array): Float32Array => {
  const most = scores.reduce((high, score) => Math.max(high, score), Number.NEGATIVE_INFINITY)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, each) => total + each, 0)
  return raised.map((each) => each / sum)
}

/** The best of the names that may be. */
export const best = (
  scores: Float32Array | undefined,
  named: readonly string[],
  may: (name: string) => boolean = () => true,
): Best => {
  if (!scores) return { name: 'none', share: 1 }
  const allowed = scores.map((score, at) => (may(named[at] ?? '') ? score : Number.NEGATIVE_INFINITY))
  const all = shares(allowed)
  const at = all.reduce((high, share, each) => (share > (all[high] ?? 0) ? each : high), 0)
  return { name: named[at] ?? 'none', share: all[at] ?? 0 }
}
