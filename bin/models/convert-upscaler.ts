// Converts the ncnn weights of Real-ESRGAN's compact upscaler (animevideov3, four times) to ONNX.
// The network: 3 -> 64 channels, sixteen 64 -> 64 convolutions, 64 -> 48, each but the last followed by a PReLU; the 48 channels
// become 4 x 4 pixels of 3 colours, which are added to the picture enlarged by repetition.
import { type Step, type Tensor, writeOnnx } from './onnx.ts'

const scale = 4
const inner = 64
const kernel = 3
const outer = 3 * scale * scale
const layers = [
  { from: 3, to: inner },
  ...Array.from({ length: 16 }, () => ({ from: inner, to: inner })),
  { from: inner, to: outer },
]
/** Before each kernel ncnn writes how it is stored; this says half floats. */
const halfFloats = 0x01306b47

export const halfToFloat = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024)
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024)
}

const reader = (bytes: Buffer) => {
  let at = 0
  return {
    floats: (count: number): Float32Array => {
      const values = Float32Array.from({ length: count }, (_, index) => bytes.readFloatLE(at + index * 4))
      at += count * 4
      return values
    },
    kernel: (count: number): Float32Array => {
      if (bytes.readUInt32LE(at) !== halfFloats) throw new Error('the kernel is not stored as half floats')
      at += 4
      const values = Float32Array.from({ length: count }, (_, index) => halfToFloat(bytes.readUInt16LE(at + index * 2)))
      at += Math.ceil((count * 2) / 4) * 4
      return values
    },
    atEnd: (): boolean => at === bytes.length,
  }
}

export const convertUpscaler = (bytes: Buffer): Buffer => {
  const read = reader(bytes)
  const weights: Tensor[] = []
  const steps: Step[] = []
  let last = 'image'
  for (const [index, { from, to }] of layers.entries()) {
    const convolved = `convolution${index}`
    weights.push({
      name: `${convolved}.kernel`,
      shape: [to, from, kernel, kernel],
      values: read.kernel(to * from * kernel ** 2),
    })
    weights.push({ name: `${convolved}.bias`, shape: [to], values: read.floats(to) })
    const inputs = [last, `${convolved}.kernel`, `${convolved}.bias`]
    steps.push({ kind: 'Conv', inputs, output: convolved, attributes: { kernel_shape: [3, 3], pads: [1, 1, 1, 1] } })
    last = convolved
    if (index === layers.length - 1) break
    const bent = `bend${index}`
    weights.push({ name: `${bent}.slope`, shape: [to, 1, 1], values: read.floats(to) })
    steps.push({ kind: 'PRelu', inputs: [last, `${bent}.slope`], output: bent, attributes: {} })
    last = bent
  }
  if (!read.atEnd()) throw new Error('weights are left over: this is another network')
  weights.push({ name: 'scales', shape: [4], values: Float32Array.of(1, 1, scale, scale) })
  steps.push(
    { kind: 'DepthToSpace', inputs: [last], output: 'detail', attributes: { blocksize: scale, mode: 'CRD' } },
    {
      kind: 'Resize',
      inputs: ['image', '', 'scales'],
      output: 'repeated',
      attributes: { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' },
    },
    { kind: 'Add', inputs: ['detail', 'repeated'], output: 'enlarged', attributes: {} },
  )
  return writeOnnx({
    name: 'realesr-animevideov3-x4',
    steps,
    weights,
    input: { name: 'image', shape: [1, 3, 'height', 'width'] },
    output: { name: 'enlarged', shape: [1, 3, 'height x 4', 'width x 4'] },
  })
}
