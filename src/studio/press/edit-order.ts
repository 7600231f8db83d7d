// An order to change a cover. What comes of it is looked at on small paintings, so it is no work for a process that answers requests.
import type { EditReading } from '../../contract/edit.ts'
import type { EditReport } from '../../contract/edit-report.ts'
import type { CoverDocument } from '../document.ts'
import { applyEdits, type Edited, reportOf } from '../edit/apply-edits.ts'
import { reportOfNothing, reportOfUnread } from '../edit/nothing-asked.ts'
import { isSameCover } from '../same-cover.ts'
import { suggestChanges } from './suggest-changes.ts'

export interface EditOrder {
  readonly document: CoverDocument
  /** As the caller wrote it. */
  readonly wish: string
  /** What was read in it. */
  readonly reading: EditReading
}

export interface EditAnswer extends Edited {
  readonly report: EditReport
  /** Where nothing would change: what could be asked of this cover instead. */
  readonly instead: readonly string[]
}

/** `looks`: whether what comes of an edit is looked at; else the words alone decide. */
export const editOrder = ({ document, wish, reading }: EditOrder, { looks = true } = {}): EditAnswer => {
  // What an image model has painted cannot be seen on a painting of the family.
  const edit = (read: EditReading): Edited =>
    applyEdits(document, read, { looks: looks && document.art === null, said: wish })
  const edited = edit(reading)
  const report =
    reading.edits.length === 0
      ? reportOfNothing(wish, reading.nothing)
      : reportOf(edited.outcomes, reportOfUnread(reading.unread))
  const isSame = isSameCover(document, edited.document)
  const changes = (one: EditReading['edits'][number]): boolean =>
    !isSameCover(document, edit({ edits: [one], keep: [], unread: [], nothing: null }).document)
  return { ...edited, report, instead: isSame ? suggestChanges(document, changes) : [] }
}
