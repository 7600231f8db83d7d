// Softens a line of numbers.

/** Three running means, which look like a bell; the ends count on beyond themselves. */
export const blurredLine = (values: Float32Array, deviation: number): Float32Array => {
  const radius = Math.round(deviation)
  if (radius < 1) return values
  const { length } = values
  const at = (source: Float32Array, index: number): number => source[Math.min(length - 1, Math.max(0, index))] ?? 0
  let source = values
  for (let pass = 0; pass < 3; pass++) {
    const next = new Float32Array(length)
    let sum = 0
    for (let index = -radius; index <= radius; index++) sum += at(source, index)
    for (let index = 0; index < length; index++) {
      next[index] = sum / (radius * 2 + 1)
      sum += at(source, index + radius + 1) - at(source, index - radius)
    }
    source = next
  }
  return source
}
