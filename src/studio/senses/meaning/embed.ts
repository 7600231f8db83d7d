// How the parts that read by meaning are given sentence vectors: by whoever holds the model, or null without it.

/** Vectors of length one for each text, in order; null where the model is off or missing. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | null>

/** How alike two texts are: 1 is the same meaning, 0 nothing in common. */
export const likeness = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0
  for (let axis = 0; axis < one.length; axis++) sum += (one[axis] ?? 0) * (other[axis] ?? 0)
  return sum
}
