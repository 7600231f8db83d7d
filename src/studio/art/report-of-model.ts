// The report of an edit that an image model paints. It can be told what to do; what it has made of it nobody has checked.
import type { EditReport } from '../../contract/edit-report.ts'
import { type EditOutcome, reportOf } from '../edit/apply-edits.ts'
import { isOfPicture } from './picture-edit.ts'

export const reportOfModel = (outcomes: readonly EditOutcome[], model: string): EditReport => {
  const what = `the image model ${model} was asked to paint it; what it painted was not checked`
  return reportOf(outcomes.map((outcome) => (isOfPicture(outcome.edit) ? { ...outcome, what, reason: null } : outcome)))
}
