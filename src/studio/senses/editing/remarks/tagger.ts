// Tells words that ask for a change from those that only remark on something, by weights that messages of many hands have taught.

export interface Taught {
  /** What each feature says for a remark. */
  readonly of: ReadonlyMap<number, number>
  /** What it says for a remark that the word before was one. */
  readonly goesOn: number
  /** What it says against it that the word before asked for something. */
  readonly begins: number
}

/** Whether each word is part of a remark. `caution` is what remarks must be ahead by: a wish that is dropped is worse than a remark that is read. */
export const remarksAmong = (
  features: readonly (readonly number[])[],
  { of, goesOn, begins }: Taught,
  caution: number,
): readonly boolean[] => {
  // The best way to each word, by whether it is part of a remark; asking counts nothing.
  let [asked, remarked] = [0, Number.NEGATIVE_INFINITY]
  const came: { readonly asked: boolean; readonly remarked: boolean }[] = []
  for (const some of features) {
    const score = some.reduce((sum, feature) => sum + (of.get(feature) ?? 0), 0) - caution
    came.push({ asked: remarked > asked, remarked: remarked + goesOn > asked - begins })
    const next = Math.max(remarked + goesOn, asked - begins) + score
    asked = Math.max(asked, remarked)
    remarked = next
  }
  const tags: boolean[] = []
  let isRemark = remarked > asked
  for (let at = came.length - 1; at >= 0; at--) {
    tags[at] = isRemark
    isRemark = (isRemark ? came[at]?.remarked : came[at]?.asked) ?? false
  }
  return tags
}
