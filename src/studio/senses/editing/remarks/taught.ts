// What the tagger of remarks was taught. Fitted by tools/train-remarks.ts.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { packedSchema, packWeights, unpackWeights } from '../../packed-weights.ts'
import type { Taught } from './tagger.ts'

const fileSchema = packedSchema.extend({
  /** Fingerprint of the messages that the weights were fitted to. */
  messages: z.string(),
  goesOn: z.number(),
  begins: z.number(),
})

type TaughtFile = z.infer<typeof fileSchema>

export const taughtFile = new URL('./taught.json', import.meta.url)

export const writtenTaught = ({ of, goesOn, begins }: Taught, messages: string): TaughtFile => ({
  messages,
  goesOn,
  begins,
  ...packWeights(of).packed,
})

const readFile = (): TaughtFile => fileSchema.parse(JSON.parse(readFileSync(taughtFile, 'utf8')))

/** Fingerprint of the messages that it was fitted to. */
export const taughtBy = (): string => readFile().messages

let kept: Taught | undefined

/** What ships, read once. */
export const taught = (): Taught => {
  if (kept) return kept
  const { goesOn, begins, ...packed } = readFile()
  kept = { of: new Map(unpackWeights(packed)), goesOn, begins }
  return kept
}
