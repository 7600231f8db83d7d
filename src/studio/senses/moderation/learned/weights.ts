// The weights of features, as texts of both kinds have taught them. Fitted by tools/train-moderation.ts.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { packedSchema, packWeights, unpackWeights } from '../../packed-weights.ts'
import { type Reason, reasons } from '../verdict.ts'

const fileSchema = packedSchema.extend({
  /** Fingerprint of the texts that the weights were fitted to. */
  texts: z.string(),
  /** What a text without any known feature scores. */
  offset: z.number(),
  /** In base64: the reason that each feature speaks for, a byte. */
  reasons: z.string(),
})

export type WeightsFile = z.infer<typeof fileSchema>

export const weightsFile = new URL('./weights.json', import.meta.url)

export interface Weight {
  readonly weight: number
  /** What a text is refused for when this feature speaks against it. */
  readonly reason: Reason
}

export interface Weights {
  readonly texts: string
  readonly offset: number
  readonly of: ReadonlyMap<number, Weight>
}

export const writtenWeights = ({ texts, offset, of }: Weights): WeightsFile => {
  const { packed, kept } = packWeights(new Map([...of].map(([feature, { weight }]) => [feature, weight])))
  const numbers = kept.map((feature) => {
    const reason = of.get(feature)?.reason
    return reason === undefined ? -1 : reasons.indexOf(reason)
  })
  return { texts, offset, ...packed, reasons: Buffer.from(numbers).toString('base64') }
}

export const readWeights = (file: WeightsFile): Weights => {
  const numbers = Buffer.from(file.reasons, 'base64')
  const of = new Map<number, Weight>()
  for (const [at, [feature, weight]] of unpackWeights(file).entries()) {
    const number = numbers[at] ?? -1
    const reason = reasons[number]
    if (reason === undefined) throw new RangeError(`expected a reason below ${reasons.length} but received ${number}`)
    of.set(feature, { weight, reason })
  }
  return { texts: file.texts, offset: file.offset, of }
}

let kept: Weights | undefined

/** The weights that ship, read once. */
export const learnedWeights = (): Weights => {
  kept ??= readWeights(fileSchema.parse(JSON.parse(readFileSync(weightsFile, 'utf8'))))
  return kept
}
