// The arithmetic of Keras layers written out plainly, channels last, to check conversions against. Slow on purpose.
export type Volume = {
  readonly height: number
  readonly width: number
  readonly depth: number
  readonly values: Float64Array
}
export type KerasLayer = {
  readonly name: string
  readonly class_name: string
  readonly config: {
    readonly strides?: readonly number[]
    readonly pool_size?: readonly number[]
    readonly padding?: string | readonly (readonly number[])[]
    readonly activation?: string
    readonly epsilon?: number
    readonly units?: number
    readonly batch_input_shape?: readonly (number | null)[]
  }
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[]
}
export type Weights = ReadonlyMap<string, { readonly shape: readonly number[]; readonly values: Float32Array }>

const volume = (height: number, width: number, depth: number): Volume => ({
  height,
  width,
  depth,
  values: new Float64Array(height * width * depth),
})
const at = ({ width, depth, values }: Volume, y: number, x: number, channel: number): number =>
  values[(y * width + x) * depth + channel] ?? 0
const isInside = ({ height, width }: Volume, y: number, x: number): boolean =>
  y >= 0 && x >= 0 && y < height && x < width

const fill = (target: Volume, value: (y: number, x: number, channel: number) => number): Volume => {
  for (let y = 0; y < target.height; y += 1)
    for (let x = 0; x < target.width; x += 1)
      for (let channel = 0; channel < target.depth; channel += 1)
        target.values[(y * target.width + x) * target.depth + channel] = value(y, x, channel)
  return target
}

const convolve = (input: Volume, layer: KerasLayer, weights: Weights): Volume => {
  const depthwise = layer.class_name === 'DepthwiseConv2D'
  const kernel = weights.get(`${layer.name}/${depthwise ? 'depthwise_kernel' : 'kernel'}`)
  if (!kernel) throw new Error(`no kernel for ${layer.name}`)
  const [kernelHeight = 1, kernelWidth = 1, ins = 1, outs = 1] = kernel.shape
  const [stride = 1] = layer.config.strides ?? []
  const same = layer.config.padding === 'same'
  const length = (side: number, k: number): number =>
    same ? Math.ceil(side / stride) : Math.floor((side - k) / stride) + 1
  const [height, width] = [length(input.height, kernelHeight), length(input.width, kernelWidth)]
  const lead = (side: number, out: number, k: number): number =>
    same ? Math.floor(Math.max(0, (out - 1) * stride + k - side) / 2) : 0
  const [top, left] = [lead(input.height, height, kernelHeight), lead(input.width, width, kernelWidth)]
  return fill(volume(height, width, depthwise ? ins : outs), (y, x, channel) => {
    let sum = 0
    for (let ky = 0; ky < kernelHeight; ky += 1)
      for (let kx = 0; kx < kernelWidth; kx += 1) {
        const [sourceY, sourceX] = [y * stride + ky - top, x * stride + kx - left]
        if (!isInside(input, sourceY, sourceX)) continue
        const place = (ky * kernelWidth + kx) * ins
        if (depthwise) sum += at(input, sourceY, sourceX, channel) * (kernel.values[place + channel] ?? 0)
        else
          for (let into = 0; into < ins; into += 1)
            sum += at(input, sourceY, sourceX, into) * (kernel.values[(place + into) * outs + channel] ?? 0)
      }
    return sum
  })
}

const normalise = (input: Volume, layer: KerasLayer, weights: Weights): Volume => {
  const part = (name: string, channel: number): number => weights.get(`${layer.name}/${name}`)?.values[channel] ?? 0
  return fill(volume(input.height, input.width, input.depth), (y, x, channel) => {
    const spread = Math.sqrt(part('moving_variance', channel) + (layer.config.epsilon ?? 0))
    return (
      ((at(input, y, x, channel) - part('moving_mean', channel)) / spread) * part('gamma', channel) +
      part('beta', channel)
    )
  })
}

const dense = (input: Volume, layer: KerasLayer, weights: Weights): Volume => {
  const units = layer.config.units ?? 1
  const kernel = weights.get(`${layer.name}/kernel`)?.values ?? new Float32Array()
  const bias = weights.get(`${layer.name}/bias`)?.values ?? new Float32Array()
  const sums = fill(volume(1, 1, units), (_y, _x, unit) =>
    input.values.reduce((sum, value, from) => sum + value * (kernel[from * units + unit] ?? 0), bias[unit] ?? 0),
  )
  if (layer.config.activation === 'relu') return { ...sums, values: sums.values.map((value) => Math.max(0, value)) }
  const highest = Math.max(...sums.values)
  const grown = sums.values.map((value) => Math.exp(value - highest))
  const total = grown.reduce((sum, value) => sum + value, 0)
  return { ...sums, values: grown.map((value) => value / total) }
}

const pool = (input: Volume, layer: KerasLayer): Volume => {
  const [side = 1] = layer.config.pool_size ?? []
  const [height, width] = [Math.floor(input.height / side), Math.floor(input.width / side)]
  return fill(volume(height, width, input.depth), (y, x, channel) => {
    let sum = 0
    for (let dy = 0; dy < side; dy += 1)
      for (let dx = 0; dx < side; dx += 1) sum += at(input, y * side + dy, x * side + dx, channel)
    return sum / side ** 2
  })
}

const pad = (input: Volume, layer: KerasLayer): Volume => {
  const [[top = 0, bottom = 0] = [], [left = 0, right = 0] = []] = Array.isArray(layer.config.padding)
    ? layer.config.padding
    : []
  return fill(volume(input.height + top + bottom, input.width + left + right, input.depth), (y, x, channel) =>
    isInside(input, y - top, x - left) ? at(input, y - top, x - left, channel) : 0,
  )
}

/** What the last layer gives for the input. */
export const runKeras = (layers: readonly KerasLayer[], weights: Weights, input: Volume): Float64Array => {
  const done = new Map<string, Volume>()
  let last = input
  for (const layer of layers) {
    const [first = input, second = input] = (layer.inbound_nodes[0] ?? []).map(([name]) => done.get(name))
    switch (layer.class_name) {
      case 'ZeroPadding2D':
        last = pad(first, layer)
        break
      case 'Conv2D':
      case 'DepthwiseConv2D':
        last = convolve(first, layer, weights)
        break
      case 'BatchNormalization':
        last = normalise(first, layer, weights)
        break
      case 'ReLU':
        last = { ...first, values: first.values.map((value) => Math.min(6, Math.max(0, value))) }
        break
      case 'Add':
        last = { ...first, values: first.values.map((value, index) => value + (second.values[index] ?? 0)) }
        break
      case 'AveragePooling2D':
        last = pool(first, layer)
        break
      case 'Dense':
        last = dense(first, layer, weights)
        break
      default:
        last = first
    }
    done.set(layer.name, last)
  }
  return last.values
}
