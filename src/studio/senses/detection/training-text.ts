// The sentences that the heads over meaning are fitted to, and a fingerprint of them by which stale heads are known.
import { createHash } from 'node:crypto'
import type { GenreProfile } from './subgenre-scorer.ts'

/** Names the sentences and labels of all profiles: heads fitted to others do not carry it. */
export const fingerprintOf = (profiles: ReadonlyMap<string, GenreProfile>): string => {
  const hash = createHash('sha256')
  for (const [genre, profile] of [...profiles].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const [subgenre, { examples }] of Object.entries(profile))
      for (const example of examples) hash.update(`${genre}/${subgenre}: ${example}\n`)
  return hash.digest('hex').slice(0, 16)
}
