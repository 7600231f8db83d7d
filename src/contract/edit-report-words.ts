// The report of an edit in plain words, for people and agents.
import type { EditFailing, EditReport } from './edit-report.ts'

const reasons: Readonly<Record<EditFailing, string>> = {
  not_understood: 'not understood',
  not_in_picture: 'not in this picture',
  cannot_be_drawn: 'cannot be drawn here yet',
  contradicts: 'it would change what is to be kept',
}

export interface ReportWords {
  readonly done: readonly string[]
  readonly notDone: readonly string[]
}

const bare = (clause: string): string => clause.replace(/\.$/, '')

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${bare(clause).slice(1)}.`

export const reportWords = ({ done, notDone }: EditReport): ReportWords => ({
  done: done.map(({ what }) => sentence(what)),
  notDone: notDone.map(({ what, why }) => sentence(`${bare(what)} (${reasons[why]})`)),
})
