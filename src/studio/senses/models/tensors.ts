// Makes the tensors that networks take; asks for the runtime only when called.
import type { Tensor } from 'onnxruntime-node'

export const floatTensor = async (values: Float32Array, shape: readonly number[]): Promise<Tensor> => {
  const { Tensor } = await import('onnxruntime-node')
  return new Tensor('float32', values, shape)
}

export const byteTensor = async (values: Uint8Array, shape: readonly number[]): Promise<Tensor> => {
  const { Tensor } = await import('onnxruntime-node')
  return new Tensor('uint8', values, shape)
}

export const longTensor = async (values: BigInt64Array, shape: readonly number[]): Promise<Tensor> => {
  const { Tensor } = await import('onnxruntime-node')
  return new Tensor('int64', values, shape)
}

/** The floats of an output; a network that answers anything else is not the one we know. */
export const floatsOf = (outputs: Readonly<Record<string, Tensor>>, name: string): Float32Array => {
  const values = outputs[name]?.data
  if (!(values instanceof Float32Array)) throw new Error(`expected floats in the output ${name} of the network`)
  return values
}
