// What is told of a message in which nothing was asked for that could be done.
import type { EditReading } from '../../contract/edit.ts'
import type { EditFailing, EditReport } from '../../contract/edit-report.ts'

type Nothing = NonNullable<EditReading['nothing']>

const told: Readonly<Record<Nothing, { readonly reason: EditFailing; readonly what: string }>> = {
  gibberish: { reason: 'not_understood', what: 'no change of the cover could be read in it' },
  remark: { reason: 'not_understood', what: 'it says something, and asks for no change of the cover' },
  question: { reason: 'not_understood', what: 'it asks a question, and for no change of the cover' },
  offtopic: { reason: 'not_understood', what: 'it asks for something else than a change of this cover' },
  vague: { reason: 'not_understood', what: 'it does not say what should change' },
  impossible: { reason: 'cannot_be_drawn', what: 'a cover cannot do that' },
  keep: { reason: 'already_so', what: 'it asks only that things stay as they are' },
}

/** Characters that are enough to know one's own words again. */
const longestStart = 120

const startOf = (words: string): string =>
  words.length > longestStart ? `${words.slice(0, longestStart).trimEnd()}…` : words

export const reportOfNothing = (wish: string, nothing: Nothing | null): EditReport => {
  const { reason, what } = told[nothing ?? 'gibberish']
  return { done: [], notDone: [{ asked: wish, reason, what: `“${startOf(wish)}”: ${what}` }] }
}
