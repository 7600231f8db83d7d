// Applies wishes for a number of things: those that came by an edit can be counted, and others can come beside one.
import type { Subject } from '../wish.ts'
import { applyRemove } from './apply-remove.ts'
import { counted, namedBy, newExtra, withExtra } from './apply-things.ts'
import { adjusted, type Draft, noted, owned } from './draft.ts'
import { extraOf, isCompanion, isHero } from './find-subject.ts'

/** The one that painters know, which others may come beside; null where there are many, or nobody knows how many. */
const single = (draft: Draft, subject: Subject): { readonly id: string; readonly by: string[] } | null => {
  if (isHero(draft, subject)) return { id: draft.direction.hero, by: [] }
  if (!isCompanion(draft, subject)) return null
  const id = namedBy(draft, subject).find((name) => draft.direction.companions.includes(name))
  return id === undefined ? null : { id, by: [id] }
}

export const applyCount = (draft: Draft, subject: Subject, count: number): Draft => {
  const { extras } = draft.direction.adjustments
  const one = single(draft, subject)
  const extra = extraOf(draft, subject)
  const added = count - (one === null ? 0 : 1)
  const are = `there ${count === 1 ? 'is' : 'are'} ${counted({ ...subject, motif: one?.id ?? subject.motif }, count)}`
  if (extra) {
    const kept = extras.flatMap((each) => (each !== extra ? [each] : added > 0 ? [{ ...each, count: added }] : []))
    return noted(adjusted(draft, { extras: kept }), are)
  }
  if (one !== null)
    return added > 0
      ? noted(withExtra(draft, newExtra(one.id, { count: added, place: 'beside', by: one.by })), are)
      : draft
  if (count === 1) return applyRemove(draft, subject, undefined)
  return owned(draft, `the number of ${subject.said} in this picture cannot be changed`, 'cannot_be_drawn')
}
