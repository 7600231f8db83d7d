// Writes networks as ONNX files: the few protocol-buffer messages that the conversions need.
const opset = 17
const irVersion = 8
const float32 = 1
const attributeKinds = { float: 1, int: 2, string: 3, ints: 7 } as const

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  bytes.push(rest)
  return Buffer.from(bytes)
}

const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)])

const message = (field: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body])
}

const text = (field: number, value: string): Buffer => message(field, Buffer.from(value))

const float = (field: number, value: number): Buffer => {
  const body = Buffer.alloc(4)
  body.writeFloatLE(value)
  return Buffer.concat([varint(field * 8 + 5), body])
}

export type Attribute = number | string | readonly number[] | { readonly float: number }

const attribute = (name: string, value: Attribute): Buffer => {
  if (typeof value === 'number') return message(5, text(1, name), number(3, value), number(20, attributeKinds.int))
  if (typeof value === 'string') return message(5, text(1, name), text(4, value), number(20, attributeKinds.string))
  if ('float' in value) return message(5, text(1, name), float(2, value.float), number(20, attributeKinds.float))
  return message(5, text(1, name), ...value.map((each) => number(8, each)), number(20, attributeKinds.ints))
}

export type Tensor = { readonly name: string; readonly shape: readonly number[]; readonly values: Float32Array }

export type Step = {
  readonly kind: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes: Readonly<Record<string, Attribute>>
}

/** A length is fixed, or free and named. */
export type Port = { readonly name: string; readonly shape: readonly (number | string)[] }

export type Network = {
  readonly name: string
  readonly steps: readonly Step[]
  readonly weights: readonly Tensor[]
  readonly input: Port
  readonly output: Port
}

const little = (values: Float32Array): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => void bytes.writeFloatLE(value, index * 4))
  return bytes
}

const initializer = ({ name, shape, values }: Tensor): Buffer =>
  message(5, ...shape.map((length) => number(1, length)), number(2, float32), text(8, name), message(9, little(values)))

const node = ({ kind, inputs, output, attributes }: Step): Buffer =>
  message(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(3, output),
    text(4, kind),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  )

const port = (field: number, { name, shape }: Port): Buffer => {
  const lengths = shape.map((length) => message(1, typeof length === 'number' ? number(1, length) : text(2, length)))
  return message(field, text(1, name), message(2, message(1, number(1, float32), message(2, ...lengths))))
}

export const writeOnnx = ({ name, steps, weights, input, output }: Network): Buffer =>
  Buffer.concat([
    number(1, irVersion),
    text(2, 'dustjacket'),
    message(7, ...steps.map(node), text(2, name), ...weights.map(initializer), port(11, input), port(12, output)),
    message(8, text(1, ''), number(2, opset)),
  ])
