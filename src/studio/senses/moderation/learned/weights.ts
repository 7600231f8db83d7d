// The weights of features, as texts of both kinds have taught them. Fitted by tools/train-moderation.ts.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Reason, reasons } from '../verdict.ts'

const fileSchema = z.object({
  /** Fingerprint of the texts that the weights were fitted to. */
  texts: z.string(),
  /** What a text without any known feature scores. */
  offset: z.number(),
  /** What a weight of one is worth. */
  scale: z.number(),
  /** In base64: the features, ascending, as little-endian 32 bits; the weight of each and the reason it speaks for, a byte each. */
  features: z.string(),
  weights: z.string(),
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

const steps = 127

/** Weights as a file; those that round to nothing are left out. */
export const writtenWeights = ({ texts, offset, of }: Weights): WeightsFile => {
  const scale = Math.max(...[...of.values()].map(({ weight }) => Math.abs(weight))) / steps
  const kept = [...of]
    .filter(([, { weight }]) => Math.round(weight / scale) !== 0)
    .toSorted(([one], [other]) => one - other)
  const features = Buffer.alloc(kept.length * 4)
  for (const [at, [feature]] of kept.entries()) features.writeUInt32LE(feature, at * 4)
  return {
    texts,
    offset,
    scale,
    features: features.toString('base64'),
    weights: Buffer.from(Int8Array.from(kept, ([, { weight }]) => Math.round(weight / scale)).buffer).toString(
      'base64',
    ),
    reasons: Buffer.from(kept.map(([, { reason }]) => reasons.indexOf(reason))).toString('base64'),
  }
}

export const readWeights = (file: WeightsFile): Weights => {
  const features = Buffer.from(file.features, 'base64')
  const weights = Buffer.from(file.weights, 'base64')
  const of = new Map<number, Weight>()
  for (const [at, number] of Buffer.from(file.reasons, 'base64').entries()) {
    const reason = reasons[number]
    if (reason === undefined) throw new RangeError(`expected a reason below ${reasons.length} but received ${number}`)
    of.set(features.readUInt32LE(at * 4), { weight: weights.readInt8(at) * file.scale, reason })
  }
  return { texts: file.texts, offset: file.offset, of }
}

let kept: Weights | undefined

/** The weights that ship, read once. */
export const learnedWeights = (): Weights => {
  kept ??= readWeights(fileSchema.parse(JSON.parse(readFileSync(weightsFile, 'utf8'))))
  return kept
}
