// Edits as tests write them, only what matters of each, and covers with them done.
import type { Edit, EditOperation, EditReading } from '../../../src/contract/edit.ts'
import type { EditReport } from '../../../src/contract/edit-report.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { applyEdits, reportOf } from '../../../src/studio/edit/apply-edits.ts'

export const editOf = (op: EditOperation, target: string, slots: Partial<Edit> = {}): Edit => ({
  op,
  target,
  value: null,
  colour: null,
  not: null,
  place: null,
  of: null,
  count: null,
  size: null,
  amount: null,
  confidence: 1,
  ...slots,
})

export const readingOf = (edits: readonly Edit[], keep: readonly string[] = []): EditReading => ({
  edits,
  keep,
  unread: [],
  nothing: null,
})

export interface EditedCover {
  readonly document: CoverDocument
  readonly report: EditReport
}

export const editedBy = (source: CoverDocument, reading: EditReading, { looks = true } = {}): EditedCover => {
  const { document, outcomes } = applyEdits(source, reading, { looks })
  return { document, report: reportOf(outcomes) }
}

export const edited = (source: CoverDocument, ...edits: readonly Edit[]): EditedCover =>
  editedBy(source, readingOf(edits))

/** What the edits do by themselves: nobody looks whether it shows, and does more where it does not. */
export const editedUnseen = (source: CoverDocument, ...edits: readonly Edit[]): EditedCover =>
  editedBy(source, readingOf(edits), { looks: false })

/** What is said of what was done. */
export const doneWhats = ({ report }: EditedCover): readonly string[] => report.done.map(({ what }) => what)

/** Why edits were not done. */
export const whysOf = ({ report }: EditedCover): readonly string[] => report.notDone.map(({ why }) => why)
