// The lines of type as they stand on the cover now: which there are, what they say, and in which ink.
import { draftOf } from '../../press/draft-cover.ts'
import { familyOf } from '../../press/scene-of-document.ts'
import { smallSheet } from '../../press/small-painting.ts'
import { fieldOf } from '../../senses/editing/apply/cut-text.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'
import type { TypeRole } from '../../type/plan.ts'

export const textOf = ({ brief }: Draft, role: TypeRole): string | null => brief.book[fieldOf(role)]

/** Whether the line is on the cover. */
export const isSet = (draft: Draft, role: TypeRole): boolean =>
  (textOf(draft, role) ?? '') !== '' && !draft.direction.adjustments.type[role].hidden

/** The ink that a line is set in; null where it is not on the cover. */
export const inkOf = (draft: Draft, role: TypeRole): string | null => {
  const document = documentFrom(draft)
  const { set } = draftOf(familyOf(document), document, smallSheet)
  const line = set.stacks.flatMap(({ items }) => items).find((item) => item.kind === 'lines' && item.role === role)
  return line?.kind === 'lines' ? line.ink : null
}
