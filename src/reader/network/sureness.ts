// How often the network is right when it is as sure as it says. Measured for each operation on messages that it never learned from, by
// `tools/reader-sureness.ts`, which writes the table beside the weights.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { EditOperation } from '../../contract/edit.ts'
import { editOperations } from '../../contract/edit-vocabulary.ts'
import { weights } from './weights.ts'

const names = Object.keys(editOperations)

export const surenessSchema = z.strictObject({
  /** SHA-256 of the network that was measured. */
  network: z.string().length(64),
  /** The chance is the logistic function of `slope` times the logit of what the network says, and of an offset. */
  slope: z.number(),
  /** The offset of operations that were seen too seldom to have their own. */
  usual: z.number(),
  offsets: z.record(
    z.string().refine((name) => names.includes(name)),
    z.number(),
  ),
})

export type SurenessTable = z.infer<typeof surenessSchema>

/** The chance that an edit is right, by what the network says of it. */
export type Sureness = (op: EditOperation, said: number) => number

const edge = 1e-4

export const logit = (share: number): number => {
  const within = Math.min(1 - edge, Math.max(edge, share))
  return Math.log(within / (1 - within))
}

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

export const surenessBy =
  ({ slope, usual, offsets }: Omit<SurenessTable, 'network'>): Sureness =>
  (op, said) =>
    logistic(slope * logit(said) + (offsets[op] ?? usual))

export const surenessFile = (): URL => weights('sureness.json')

export const readSureness = async (): Promise<Sureness> =>
  surenessBy(surenessSchema.parse(JSON.parse(await readFile(surenessFile(), 'utf8'))))
