// The exact Euclidean distance transform (Felzenszwalb and Huttenlocher), with the alpha of edge pixels read as a part of a pixel.

const far = 1e10

/** One row or column: the lower envelope of the parabolas rooted at every sample of `source`. */
const envelope = (
  source: Float32Array,
  count: number,
  result: Float32Array,
  roots: Int32Array,
  bounds: Float32Array,
): void => {
  let last = 0
  roots[0] = 0
  bounds[0] = -far
  bounds[1] = far
  for (let at = 1; at < count; at++) {
    const height = (source[at] ?? 0) + at * at
    let meet = 0
    do {
      const root = roots[last] ?? 0
      meet = (height - (source[root] ?? 0) - root * root) / (2 * (at - root))
    } while (meet <= (bounds[last] ?? 0) && --last > -1)
    last++
    roots[last] = at
    bounds[last] = meet
    bounds[last + 1] = far
  }
  last = 0
  for (let at = 0; at < count; at++) {
    while ((bounds[last + 1] ?? far) < at) last++
    const root = roots[last] ?? 0
    result[at] = (at - root) * (at - root) + (source[root] ?? 0)
  }
}

/** For each pixel inside the mask, the distance in pixels to its edge; 0 outside. `mask` is alpha, 0 to 255. */
export const distanceInside = (mask: Uint8Array, columns: number, rows: number): Float32Array => {
  const field = new Float32Array(columns * rows)
  for (let at = 0; at < field.length; at++) {
    const alpha = (mask[at] ?? 0) / 255
    field[at] = alpha >= 1 ? far : alpha <= 0.5 ? 0 : (alpha - 0.5) ** 2
  }
  const most = Math.max(columns, rows)
  const source = new Float32Array(most)
  const result = new Float32Array(most)
  const roots = new Int32Array(most)
  const bounds = new Float32Array(most + 1)
  for (let column = 0; column < columns; column++) {
    let any = false
    for (let row = 0, at = column; row < rows; row++, at += columns) {
      const value = field[at] ?? 0
      source[row] = value
      any ||= value > 0
    }
    if (!any) continue
    envelope(source, rows, result, roots, bounds)
    for (let row = 0, at = column; row < rows; row++, at += columns) field[at] = result[row] ?? 0
  }
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    source.set(field.subarray(from, from + columns))
    envelope(source, columns, result, roots, bounds)
    for (let column = 0; column < columns; column++) field[from + column] = Math.sqrt(result[column] ?? 0)
  }
  return field
}
