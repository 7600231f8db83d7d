// What came of one wish: what of it can be seen on the cover, and what not, and why.
import type { EditReport } from '../../../contract/edit-report.ts'
import { isSameCover } from '../../same-cover.ts'
import type { Draft } from './apply/draft.ts'
import { mergeNotes } from './apply/merge-notes.ts'
import { askedFor } from './asked-for.ts'
import type { Wish } from './wish.ts'

export interface Outcome extends EditReport {
  readonly wish: Wish
}

const clause = (notes: readonly string[]): string => mergeNotes(notes).join('; ')

/** `before` and `after` the wish was applied. */
export const outcomeOf = (wish: Wish, before: Draft, after: Draft): Outcome => {
  const asked = askedFor(wish)
  const missed = after.missed.slice(before.missed.length)
  const notDone = missed.map(({ note, reason }) => ({ asked, reason, what: clause([note]) }))
  const told = after.notes.filter((note) => !before.notes.includes(note) && missed.every((each) => each.note !== note))
  if (!isSameCover(before, after)) {
    const isStandIn = told.length === 0 && missed.length > 0
    return { wish, done: isStandIn ? [] : [{ asked, what: clause(told) || asked }], notDone }
  }
  if (missed.length > 0) return { wish, done: [], notDone }
  return {
    wish,
    done: [],
    notDone: [
      told.length > 0
        ? { asked, reason: 'already_so', what: `${clause(told)} already` }
        : { asked, reason: 'cannot_be_drawn', what: 'nothing can be painted for that on this cover' },
    ],
  }
}
