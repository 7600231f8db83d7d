// Which source pixels make a target pixel along one axis, and how much of each: Lanczos with three lobes.
const lobes = 3

const lanczos = (x: number): number => {
  if (x === 0) return 1
  if (Math.abs(x) >= lobes) return 0
  const turn = Math.PI * x
  return (lobes * Math.sin(turn) * Math.sin(turn / lobes)) / (turn * turn)
}

export type Taps = { readonly first: number; readonly weights: Float32Array }

/** `ratio` is source pixels per target pixel. The first tap may lie before the start of the source. */
export const tapsAt = (target: number, ratio: number): Taps => {
  const centre = (target + 0.5) * ratio - 0.5
  const stretch = Math.max(1, ratio)
  const first = Math.ceil(centre - lobes * stretch)
  const last = Math.floor(centre + lobes * stretch)
  const weights = Float32Array.from({ length: last - first + 1 }, (_, at) => lanczos((first + at - centre) / stretch))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { first, weights: weights.map((weight) => weight / sum) }
}
