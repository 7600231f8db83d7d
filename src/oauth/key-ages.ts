// When a signing key is made, used and forgotten: values in, values out.

const minute = 60_000
const day = 24 * 60 * minute

/** A key is replaced after this long. */
const signingLifeMs = 30 * day
/** A new key is published for this long before it signs, so that nobody meets a signature by a key not yet seen. */
const publishAheadMs = 15 * minute
/** A replaced key stays published until everything that it has signed has expired. */
const retireAfterMs = 2 * day

interface Aged {
  readonly id: string
  readonly created_at: number
}

const newestFirst = <Key extends Aged>(keys: readonly Key[]): Key[] =>
  keys.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))

/** All published keys, the one that signs first. */
export const inSigningOrder = <Key extends Aged>(keys: readonly Key[], at: number): Key[] => {
  const sorted = newestFirst(keys)
  const signing = sorted.find(({ created_at }) => created_at <= at - publishAheadMs) ?? sorted.at(-1)
  return signing ? [signing, ...sorted.filter((key) => key !== signing)] : []
}

export const needsNewKey = (keys: readonly Aged[], at: number): boolean =>
  keys.every(({ created_at }) => created_at <= at - signingLifeMs)

/** Keys that a younger one has replaced so long ago that nothing of theirs can still be valid. */
export const retiredKeys = <Key extends Aged>(keys: readonly Key[], at: number): Key[] => {
  const sorted = newestFirst(keys)
  const ripe = sorted.findIndex(({ created_at }) => created_at <= at - publishAheadMs - retireAfterMs)
  return ripe === -1 ? [] : sorted.slice(ripe + 1)
}
