// The work that a page has to tell of: what runs now, and what ended a short while ago.
import { getJob, type JobDetail } from '../contract/jobs.ts'
import type { Reads } from '../platform/database/database.ts'
import type { Reader } from './reader.ts'
import { findJobsAbout } from './store.ts'

const minute = 60_000
/** For so long a page says that something has failed. */
const failureShownMs = 15 * minute
/** And that something is done. */
const successShownMs = 2 * minute
/** Jobs end long before. */
const longestMs = 24 * 60 * minute

export interface WorkInProgress {
  readonly jobs: readonly JobDetail[]
  /** The assets that are being made. */
  readonly beingMade: ReadonlySet<string>
}

export const workAbout = async (
  reads: Reads,
  reader: Reader,
  about: { readonly bookId: string } | { readonly coverId: string },
  at: number,
): Promise<WorkInProgress> => {
  const sought = {
    accountId: reader.accountId,
    about,
    since: at - longestMs,
    failedSince: at - failureShownMs,
    completedSince: at - successShownMs,
  }
  const found = await findJobsAbout(reads, sought)
  const jobs = await Promise.all(found.map(({ id }) => reader.ask(getJob, { params: { jobId: id } })))
  const running = found.filter((_, index) => ['queued', 'processing'].includes(jobs[index]?.status ?? ''))
  const targets = running.flatMap(({ target }) => target ?? [])
  return { jobs, beingMade: new Set(targets) }
}
