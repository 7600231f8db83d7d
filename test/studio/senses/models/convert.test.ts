// Converted networks compute what the original weights say, checked against the arithmetic written out plainly.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { convertClassifier } from '../../../../bin/models/convert-classifier.ts'
import { convertUpscaler, halfToFloat } from '../../../../bin/models/convert-upscaler.ts'
import { type KerasLayer, runKeras, type Weights } from './keras-reference.ts'

/** Numbers that look like luck and are the same every time. */
const dice = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

const assertClose = (actual: ArrayLike<number>, expected: ArrayLike<number>, within: number): void => {
  assert.equal(actual.length, expected.length)
  for (let at = 0; at < actual.length; at += 1)
    assert.ok(Math.abs((actual[at] ?? 0) - (expected[at] ?? 0)) < within, `${at}: ${actual[at]} is not ${expected[at]}`)
}

const layer = (class_name: string, name: string, inputs: string[], config: KerasLayer['config'] = {}): KerasLayer => ({
  name,
  class_name,
  config,
  inbound_nodes: inputs.length > 0 ? [inputs.map((input) => [input, 0, 0, {}])] : [],
})

const layers: KerasLayer[] = [
  layer('InputLayer', 'input', [], { batch_input_shape: [null, 9, 9, 3] }),
  layer('ZeroPadding2D', 'pad', ['input'], {
    padding: [
      [0, 1],
      [0, 1],
    ],
  }),
  layer('Conv2D', 'first', ['pad'], { strides: [2, 2], padding: 'valid' }),
  layer('BatchNormalization', 'even', ['first'], { epsilon: 0.001 }),
  layer('ReLU', 'bend', ['even']),
  layer('DepthwiseConv2D', 'each', ['bend'], { strides: [1, 1], padding: 'same' }),
  layer('Add', 'sum', ['bend', 'each']),
  layer('AveragePooling2D', 'pool', ['sum'], { pool_size: [4, 4], strides: [4, 4] }),
  layer('Flatten', 'flat', ['pool']),
  layer('Dense', 'inner', ['flat'], { units: 6, activation: 'relu' }),
  layer('Dropout', 'drop', ['inner']),
  layer('Dense', 'outer', ['drop'], { units: 5, activation: 'softmax' }),
]
const shapes: [name: string, shape: number[]][] = [
  ['first/kernel', [3, 3, 3, 4]],
  ...['gamma', 'beta', 'moving_mean', 'moving_variance'].map((part): [string, number[]] => [`even/${part}`, [4]]),
  ['each/depthwise_kernel', [3, 3, 4, 1]],
  ['inner/kernel', [4, 6]],
  ['inner/bias', [6]],
  ['outer/kernel', [6, 5]],
  ['outer/bias', [5]],
]

test('a converted classifier gives what its Keras layers give', async () => {
  const roll = dice(7)
  const described = shapes.map(([name, shape]) => ({
    name,
    shape,
    quantization: { min: name.endsWith('variance') ? 0.5 : -1, scale: 2 / 255, dtype: 'uint8' },
  }))
  const weights: Weights = new Map()
  const bytes: number[] = []
  const values = described.map(({ name, shape, quantization: { min, scale } }) => {
    const drawn = Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => Math.floor(roll() * 256))
    bytes.push(...drawn)
    return [name, { shape, values: Float32Array.from(drawn, (byte) => byte * scale + min) }] as const
  })
  const model = {
    modelTopology: { model_config: { config: { layers } } },
    weightsManifest: [{ weights: described }],
  }
  const script = (value: unknown): Buffer => Buffer.from(`module.exports=${JSON.stringify(value)}`)
  const onnx = convertClassifier(script(model), script(Buffer.from(bytes).toString('base64')))
  const picture = Float64Array.from({ length: 9 * 9 * 3 }, roll)
  const expected = runKeras(layers, new Map([...weights, ...values]), {
    height: 9,
    width: 9,
    depth: 3,
    values: picture,
  })

  const planes = new Float32Array(picture.length)
  picture.forEach((value, at) => {
    planes[(at % 3) * 81 + Math.floor(at / 3)] = value
  })
  const session = await InferenceSession.create(onnx)
  const { outer } = await session.run({ input: new Tensor('float32', planes, [1, 3, 9, 9]) })
  assert.ok(outer?.data instanceof Float32Array)
  assertClose(outer.data, expected, 1e-5)
  assert.ok(Math.max(...expected) < 0.999, 'the example must not be trivial')
})

/** The upscaler's weights as ncnn stores them, drawn by lot, and the same as plain numbers. */
const drawnUpscaler = () => {
  const roll = dice(11)
  const widths = [3, ...Array.from({ length: 17 }, () => 64), 48]
  const parts: Buffer[] = []
  const plain = widths.slice(1).map((to, index) => {
    const from = widths[index] ?? 0
    const halves = Uint16Array.from(
      { length: to * from * 9 },
      () => Math.floor(roll() * 0x2c00) | (roll() < 0.5 ? 0x8000 : 0),
    )
    const bias = Float32Array.from({ length: to }, () => roll() - 0.5)
    const slope = Float32Array.from({ length: to === 48 ? 0 : to }, () => roll() * 0.5)
    parts.push(
      Buffer.from([0x47, 0x6b, 0x30, 0x01]),
      Buffer.from(halves.buffer),
      Buffer.from(bias.buffer),
      Buffer.from(slope.buffer),
    )
    return { from, to, kernel: Float32Array.from(halves, halfToFloat), bias, slope }
  })
  return { bytes: Buffer.concat(parts), plain }
}

test('a converted upscaler gives what its ncnn weights say', async () => {
  const { bytes, plain } = drawnUpscaler()
  const [height, width] = [3, 4]
  const roll = dice(3)
  const image = Float32Array.from({ length: 3 * height * width }, roll)
  let planes = image
  for (const { from, to, kernel, bias, slope } of plain) {
    const next = new Float32Array(to * height * width)
    for (let out = 0; out < to; out += 1)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          let sum = bias[out] ?? 0
          for (let into = 0; into < from; into += 1)
            for (let k = 0; k < 9; k += 1) {
              const [sy, sx] = [y + Math.floor(k / 3) - 1, x + (k % 3) - 1]
              if (sy < 0 || sx < 0 || sy >= height || sx >= width) continue
              sum += (planes[(into * height + sy) * width + sx] ?? 0) * (kernel[(out * from + into) * 9 + k] ?? 0)
            }
          next[(out * height + y) * width + x] = sum < 0 && slope.length > 0 ? sum * (slope[out] ?? 0) : sum
        }
    planes = next
  }
  const expected = Float32Array.from({ length: 3 * 16 * height * width }, (_, at) => {
    const x = at % (width * 4)
    const y = Math.floor(at / (width * 4)) % (height * 4)
    const colour = Math.floor(at / (width * height * 16))
    const from = Math.floor(y / 4) * width + Math.floor(x / 4)
    return (
      (planes[(colour * 16 + (y % 4) * 4 + (x % 4)) * height * width + from] ?? 0) +
      (image[colour * height * width + from] ?? 0)
    )
  })
  const session = await InferenceSession.create(convertUpscaler(bytes))
  const { enlarged } = await session.run({ image: new Tensor('float32', image, [1, 3, height, width]) })
  assert.ok(enlarged?.data instanceof Float32Array)
  const scale = Math.max(...expected.map(Math.abs))
  assertClose(
    enlarged.data.map((value) => value / scale),
    expected.map((value) => value / scale),
    1e-4,
  )
})

test('weights of another size are refused', () => {
  const { bytes } = drawnUpscaler()
  assert.throws(() => convertUpscaler(Buffer.concat([bytes, Buffer.alloc(4)])), /another network/)
  assert.throws(() => convertUpscaler(bytes.subarray(0, bytes.length - 8)))
})

test('half floats become the same numbers', () => {
  const known: [bits: number, value: number][] = [
    [0x3c00, 1],
    [0xc000, -2],
    [0x3555, 0.333251953125],
    [0x0001, 2 ** -24],
    [0, 0],
    [0x7bff, 65504],
  ]
  for (const [bits, value] of known) assert.equal(halfToFloat(bits), value)
})
