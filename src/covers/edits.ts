// What callers are told of an edit: that it would change nothing, before it is painted; what it has changed, afterwards.
import type { EditReport } from '../contract/edit-report.ts'
import { JobFailure } from '../jobs/rules.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { EditAnswer } from '../studio/press/edit-order.ts'
import { isSameCover } from '../studio/same-cover.ts'
import type { PaintedCover } from './painted.ts'

/** Wishes that a message tells of. */
const mostTold = 3

const inQuotes = (words: readonly string[]): string => words.map((each) => `“${each}”`).join(', ')

const insteadOf = (instead: readonly string[]): string =>
  instead.length === 0 ? '' : ` Of this cover you could ask, for example: ${inQuotes(instead)}.`

const whyNot = ({ done, notDone }: EditReport): string =>
  [...notDone, ...done]
    .slice(0, mostTold)
    .map(({ what }) => what.replace(/\.$/, ''))
    .join('; ')

/** Fails the job where the cover would stay as it is: nobody pays for that. */
export const requireEffect = (source: CoverDocument, { document, report, instead }: EditAnswer): void => {
  if (!isSameCover(source, document)) return
  const { done, notDone } = report
  const isUnread = done.length === 0 && notDone.every(({ why }) => why === 'not_understood')
  throw new JobFailure(
    isUnread ? 'edit_not_understood' : 'edit_has_no_effect',
    `The cover would stay as it is, so nothing was painted or charged: ${whyNot(report)}.${insteadOf(instead)}`,
  )
}

/** The cover with what the edit has changed at the end of its account. */
export const withChanges = (cover: PaintedCover, { done }: EditReport): PaintedCover =>
  done.length === 0
    ? cover
    : { ...cover, account: `${cover.account} Changed: ${done.map(({ what }) => what).join('; ')}.` }
