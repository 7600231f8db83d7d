// Whether two documents are painted alike.
import type { CoverDocument } from './document.ts'

type Painted = Pick<CoverDocument, 'direction' | 'brief'>

const paintedBy = ({ direction, brief }: Painted): string => JSON.stringify([direction, brief.book])

/** Texts and direction are all that painters go by. */
export const isSameCover = (one: Painted, other: Painted): boolean => paintedBy(one) === paintedBy(other)
