// Where a thing of the picture is, and how large.
import type { Box } from '../../paint/easel.ts'
import { artOf, differenceOf } from '../../press/changes-art.ts'
import { paintedAs, without } from '../../senses/editing/apply/apply-things.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'
import { isHero } from '../../senses/editing/apply/find-subject.ts'
import type { Subject } from '../../senses/editing/wish.ts'

/** In widths of the sheet; null where the art shows no such thing by itself. */
export const boxOf = (draft: Draft, subject: Subject): (Box & { readonly sheet: number }) | null => {
  const names = isHero(draft, subject) ? [draft.direction.hero] : paintedAs(draft, subject)
  return differenceOf(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names))))
}
