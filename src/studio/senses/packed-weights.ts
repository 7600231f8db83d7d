// Weights of features as a file holds them: rounded to a byte each, those that round to nothing left out.
import { z } from 'zod'

export const packedSchema = z.object({
  /** What a weight of one is worth. */
  scale: z.number(),
  /** In base64: the features, ascending, as little-endian 32 bits; the weight of each, a byte. */
  features: z.string(),
  weights: z.string(),
})

export type Packed = z.infer<typeof packedSchema>

const steps = 127

/** Also which features were kept, in the order of the file. */
export const packWeights = (
  of: ReadonlyMap<number, number>,
): { readonly packed: Packed; readonly kept: readonly number[] } => {
  let most = 0
  for (const weight of of.values()) most = Math.max(most, Math.abs(weight))
  const scale = most / steps
  const rounded = [...of]
    .map(([feature, weight]) => ({ feature, steps: Math.round(weight / scale) }))
    .filter((each) => each.steps !== 0)
    .toSorted((one, other) => one.feature - other.feature)
  const features = Buffer.alloc(rounded.length * 4)
  for (const [at, { feature }] of rounded.entries()) features.writeUInt32LE(feature, at * 4)
  return {
    packed: {
      scale,
      features: features.toString('base64'),
      weights: Buffer.from(Int8Array.from(rounded, (each) => each.steps).buffer).toString('base64'),
    },
    kept: rounded.map(({ feature }) => feature),
  }
}

/** Features and weights, in the order of the file. */
export const unpackWeights = (packed: Packed): readonly (readonly [feature: number, weight: number])[] => {
  const features = Buffer.from(packed.features, 'base64')
  const weights = Buffer.from(packed.weights, 'base64')
  return Array.from({ length: weights.length }, (_, at) => [
    features.readUInt32LE(at * 4),
    weights.readInt8(at) * packed.scale,
  ])
}
