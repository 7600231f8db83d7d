// What is told of a message in which nothing was asked for that could be done.
import type { EditReading } from '../../contract/edit.ts'
import type { EditFailing, EditReport } from '../../contract/edit-report.ts'

type Nothing = Exclude<NonNullable<EditReading['nothing']>, 'keep'>

const told: Readonly<Record<Nothing, { readonly why: EditFailing; readonly what: string }>> = {
  gibberish: { why: 'not_understood', what: 'no change of the cover could be read in it' },
  remark: { why: 'not_understood', what: 'it says something, and asks for no change of the cover' },
  question: { why: 'not_understood', what: 'it asks a question, and for no change of the cover' },
  offtopic: { why: 'not_understood', what: 'it asks for something else than a change of this cover' },
  vague: { why: 'not_understood', what: 'it does not say what should change' },
  impossible: { why: 'cannot_be_drawn', what: 'a cover cannot do that' },
}

/** Characters that are enough to know one's own words again. */
const longestStart = 120

const startOf = (words: string): string =>
  words.length > longestStart ? `${words.slice(0, longestStart).trimEnd()}…` : words

/** Words that ask for something that no edit says. */
export const reportOfUnread = (unread: EditReading['unread']): EditReport['notDone'] =>
  unread.map((asked) => ({
    asked,
    what: `“${startOf(asked)}”: nothing could be done for these words`,
    why: 'not_understood',
  }))

export const reportOfNothing = (asked: string, nothing: EditReading['nothing']): EditReport => {
  const of = (what: string): string => `“${startOf(asked)}”: ${what}`
  if (nothing === 'keep') return { done: [{ asked, what: of('everything stays as it is') }], notDone: [] }
  const { why, what } = told[nothing ?? 'gibberish']
  return { done: [], notDone: [{ asked, what: of(what), why }] }
}
