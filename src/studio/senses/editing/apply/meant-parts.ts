// Which parts of this picture a word means: the nearest that is seen, or all of them where the word is for many things at once.
import type { CoverDocument } from '../../../document.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { allSeen, firstSeen } from '../../../press/find-named.ts'
import { isForMany, partsCalled } from '../lexicon/painted-parts.ts'

/** None where the cover has no part that is called so. */
export const partsMeant = (
  document: CoverDocument,
  said: string,
  isWanted: (name: PartName) => boolean = () => true,
): readonly PartName[] => {
  const called = partsCalled(said).filter(isWanted)
  if (called.length === 0) return []
  if (isForMany(said)) return allSeen(document, called)
  const first = firstSeen(document, called)
  return first === undefined ? [] : [first]
}
