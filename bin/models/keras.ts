// Reads a Keras model as TensorFlow.js stores it inside scripts: its layers, and its weights of one byte each.
import { runInNewContext } from 'node:vm'
import { z } from 'zod'

const pair = z.array(z.number())

const config = z
  .object({
    strides: pair.optional(),
    pool_size: pair.optional(),
    padding: z.union([z.string(), z.array(pair)]).optional(),
    activation: z.string().optional(),
    epsilon: z.number().optional(),
    units: z.number().optional(),
    batch_input_shape: z.array(z.number().nullable()).optional(),
  })
  .transform((given) => ({ ...given, spread: Array.isArray(given.padding) ? given.padding : [] }))

const layer = z
  .object({
    name: z.string(),
    class_name: z.string(),
    config,
    inbound_nodes: z.array(z.array(z.tuple([z.string()]).rest(z.unknown()))),
  })
  .transform((given) => ({ ...given, inputs: (given.inbound_nodes[0] ?? []).map(([name]) => name) }))

const weight = z.object({
  name: z.string(),
  shape: z.array(z.number()),
  quantization: z.object({ min: z.number(), scale: z.number(), dtype: z.literal('uint8') }),
})

const model = z.object({
  modelTopology: z.object({ model_config: z.object({ config: z.object({ layers: z.array(layer) }) }) }),
  weightsManifest: z.array(z.object({ weights: z.array(weight) })).length(1),
})

export type Layer = z.infer<typeof layer>
export type Weight = { readonly shape: readonly number[]; readonly values: Float32Array }
export type WeightsByName = { readonly get: (name: string) => Weight }

/** The scripts are of a known hash; they run apart, without access to anything. */
const exported = (script: Buffer): unknown => {
  const sandbox: { module: { exports: unknown } } = { module: { exports: {} } }
  runInNewContext(script.toString('utf8'), { ...sandbox, exports: {} }, { timeout: 10_000 })
  return sandbox.module.exports
}

const unquantised = (described: z.infer<typeof weight>, bytes: Buffer): Weight => {
  const { min, scale } = described.quantization
  return { shape: described.shape, values: Float32Array.from(bytes, (byte) => byte * scale + min) }
}

export const readKeras = (topology: Buffer, shard: Buffer): { layers: readonly Layer[]; weights: WeightsByName } => {
  const { modelTopology, weightsManifest } = model.parse(exported(topology))
  const bytes = Buffer.from(z.string().parse(exported(shard)), 'base64')
  const weights = new Map<string, Weight>()
  let at = 0
  for (const described of weightsManifest.flatMap((group) => group.weights)) {
    const length = described.shape.reduce((product, side) => product * side, 1)
    weights.set(described.name, unquantised(described, bytes.subarray(at, at + length)))
    at += length
  }
  if (at !== bytes.length) throw new Error('weights are left over: this is another network')
  const get = (name: string): Weight => {
    const found = weights.get(name)
    if (!found) throw new Error(`there is no weight ${name}`)
    return found
  }
  return { layers: modelTopology.model_config.config.layers, weights: { get } }
}
