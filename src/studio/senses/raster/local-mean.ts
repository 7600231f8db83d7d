// The mean of a plane around every pixel, in time that does not depend on the radius.

/** Sums over the rectangle from the origin, one row and column larger than the plane. */
const summed = (plane: Float32Array, width: number, height: number): Float64Array => {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Over a square of `radius` pixels to each side, cut at the borders. */
export const localMean = (plane: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const sums = summed(plane, width, height)
  const means = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1)
    const bottom = Math.min(height, y + radius + 1) * (width + 1)
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0)
      means[y * width + x] = sum / ((right - left) * rows)
    }
  }
  return means
}
