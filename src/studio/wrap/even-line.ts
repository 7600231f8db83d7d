// Evens a line of numbers of which only some count.

/** How stiff the line is between the values that count, and how much all of them would rather be 0. */
const stiffness = 3
const inertia = 0.0006

/** The line that keeps to the values where they count and runs evenly between: one equation a value, solved forwards and back. */
export const evened = (values: Float32Array, weights: Float32Array): Float32Array => {
  const { length } = values
  const [ratios, line] = [new Float64Array(length), new Float32Array(length)]
  for (let row = 0; row < length; row++) {
    const weight = weights[row] ?? 0
    const [above, below] = [row > 0 ? stiffness : 0, row < length - 1 ? stiffness : 0]
    const pivot = weight + inertia + above + below - above * (ratios[row - 1] ?? 0)
    ratios[row] = below / pivot
    line[row] = (weight * (values[row] ?? 0) + above * (line[row - 1] ?? 0)) / pivot
  }
  for (let row = length - 2; row >= 0; row--) line[row] = (line[row] ?? 0) + (ratios[row] ?? 0) * (line[row + 1] ?? 0)
  return line
}
