// Converts the Keras MobileNetV2 of nsfwjs, as TensorFlow.js stores it in two scripts, to ONNX.
// Pictures come in plane by plane, from 0 to 1; out come probabilities. The picture must have shrunk to one pixel before it is
// flattened, as it has in MobileNetV2: of a larger one the order of the values would be another.
import { type Layer, readKeras, type WeightsByName } from './keras.ts'
import { type Attribute, type Step, type Tensor, writeOnnx } from './onnx.ts'

type Pads = readonly [top: number, left: number, bottom: number, right: number]

/** Kernels lie as height, width, in, out; ONNX wants out, in, height, width. Of depthwise ones the last two change places. */
const turnedKernel = (name: string, weights: WeightsByName, depthwise: boolean): Tensor => {
  const { shape, values } = weights.get(name)
  const [height = 0, width = 0, a = 0, b = 0] = shape
  const turned = new Float32Array(values.length)
  const [outs, ins] = depthwise ? [a, b] : [b, a]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let i = 0; i < a; i += 1)
        for (let j = 0; j < b; j += 1) {
          const [out, into] = depthwise ? [i, j] : [j, i]
          turned[((out * ins + into) * height + y) * width + x] = values[((y * width + x) * a + i) * b + j] ?? 0
        }
  return { name, shape: [outs, ins, height, width], values: turned }
}

const plain = (name: string, weights: WeightsByName): Tensor => ({ name, ...weights.get(name) })

const padding = (config: Layer['config'], pads: Pads | undefined): Readonly<Record<string, Attribute>> =>
  config.padding === 'same' ? { auto_pad: 'SAME_UPPER' } : { pads: pads ?? [0, 0, 0, 0] }

const activations: Readonly<Record<string, string>> = { relu: 'Relu', softmax: 'Softmax' }

const convolution = (layer: Layer, input: string, pads: Pads | undefined, weights: WeightsByName) => {
  const depthwise = layer.class_name === 'DepthwiseConv2D'
  const kernel = turnedKernel(`${layer.name}/${depthwise ? 'depthwise_kernel' : 'kernel'}`, weights, depthwise)
  const attributes = {
    kernel_shape: kernel.shape.slice(2),
    strides: layer.config.strides ?? [1, 1],
    group: depthwise ? (kernel.shape[0] ?? 1) : 1,
    ...padding(layer.config, pads),
  }
  const step = { kind: 'Conv', inputs: [input, kernel.name], output: layer.name, attributes }
  return { steps: [step], tensors: [kernel] }
}

const dense = (layer: Layer, input: string, weights: WeightsByName) => {
  const tensors = ['kernel', 'bias'].map((part) => plain(`${layer.name}/${part}`, weights))
  const inputs = [input, ...tensors.map(({ name }) => name)]
  const activation = activations[layer.config.activation ?? '']
  if (!activation) throw new Error(`${layer.name} has an unknown activation`)
  const steps = [
    { kind: 'Gemm', inputs, output: `${layer.name}/sum`, attributes: {} },
    { kind: activation, inputs: [`${layer.name}/sum`], output: layer.name, attributes: {} },
  ]
  return { steps, tensors }
}

const normalisation = (layer: Layer, input: string, weights: WeightsByName) => {
  const parts = ['gamma', 'beta', 'moving_mean', 'moving_variance']
  const tensors = parts.map((part) => plain(`${layer.name}/${part}`, weights))
  const inputs = [input, ...tensors.map(({ name }) => name)]
  const attributes = { epsilon: { float: layer.config.epsilon ?? 0.001 } }
  return { steps: [{ kind: 'BatchNormalization', inputs, output: layer.name, attributes }], tensors }
}

const pooling = (layer: Layer, input: string) => {
  const attributes = { kernel_shape: layer.config.pool_size ?? [1, 1], strides: layer.config.strides ?? [1, 1] }
  return { steps: [{ kind: 'AveragePool', inputs: [input], output: layer.name, attributes }], tensors: [] }
}

const simple = (kind: string, layer: Layer, inputs: readonly string[]) => ({
  steps: [{ kind, inputs, output: layer.name, attributes: {} }],
  tensors: [],
})

export const convertClassifier = (topology: Buffer, shard: Buffer): Buffer => {
  const { layers, weights } = readKeras(topology, shard)
  const six: Tensor[] = [
    { name: 'zero', shape: [], values: Float32Array.of(0) },
    { name: 'six', shape: [], values: Float32Array.of(6) },
  ]
  const steps: Step[] = []
  const tensors: Tensor[] = [...six]
  /** Layers that leave no step: what they hand on, and the padding that the next convolution takes over. */
  const alias = new Map<string, string>()
  const pads = new Map<string, Pads>()

  const convert = (layer: Layer): { readonly steps: readonly Step[]; readonly tensors: readonly Tensor[] } => {
    const names = layer.inputs.map((name) => alias.get(name) ?? name)
    const [input = '', second = ''] = names
    switch (layer.class_name) {
      case 'InputLayer':
        return { steps: [], tensors: [] }
      case 'ZeroPadding2D': {
        const [[top = 0, bottom = 0] = [], [left = 0, right = 0] = []] = layer.config.spread
        alias.set(layer.name, input)
        pads.set(layer.name, [top, left, bottom, right])
        return { steps: [], tensors: [] }
      }
      case 'Dropout':
        alias.set(layer.name, input)
        return { steps: [], tensors: [] }
      case 'Conv2D':
      case 'DepthwiseConv2D':
        return convolution(layer, input, pads.get(layer.inputs[0] ?? ''), weights)
      case 'BatchNormalization':
        return normalisation(layer, input, weights)
      case 'ReLU':
        return simple('Clip', layer, [input, 'zero', 'six'])
      case 'Add':
        return simple('Add', layer, [input, second])
      case 'AveragePooling2D':
        return pooling(layer, input)
      case 'Flatten':
        return simple('Flatten', layer, [input])
      case 'Dense':
        return dense(layer, input, weights)
      default:
        throw new Error(`${layer.class_name} is not a layer of MobileNetV2`)
    }
  }

  for (const layer of layers) {
    const converted = convert(layer)
    steps.push(...converted.steps)
    tensors.push(...converted.tensors)
  }
  const [first, last] = [layers[0], layers.at(-1)]
  if (!first || !last) throw new Error('there are no layers')
  const [, height, width, depth] = first.config.batch_input_shape ?? []
  return writeOnnx({
    name: 'nsfw-mobilenet-v2',
    steps,
    weights: tensors,
    input: { name: first.name, shape: [1, depth ?? 3, height ?? 1, width ?? 1] },
    output: { name: last.name, shape: [1, last.config.units ?? 1] },
  })
}
