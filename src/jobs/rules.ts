// A job's life: accepted together with its credits, ended together with their settlement. Never one without the other.
import { fault } from '../catalog/fault.ts'
import type { JobDetail, JobItem, JobSummary, QueuedJob, QueuedOperation } from '../contract/jobs.ts'
import { isoTime } from '../platform/clock.ts'
import type { Reads } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { readResult, signResult } from './result.ts'
import * as store from './store.ts'

export { type Accepted, type Caller, findReplay, type JobOrder, orderJob } from './accept.ts'
export { jobAcceptor } from './acceptor.ts'
export { completeJob, failJob, type JobError } from './end.ts'
export {
  type SignedFile,
  type StoredCover,
  type StoredFile,
  type StoredResult,
  type StoredWrap,
  signFile,
  signWrap,
  storedFile,
} from './result.ts'
export { findInputsBefore, isBeingMade } from './store.ts'
export { type Finished, JobFailure, type Shelf, Superseded, type Work, type Workload, type Works } from './work.ts'
export type Job = store.Job

export interface Viewer {
  readonly accountId: string
  /** A key sees the jobs it has made; without one, all of the account's. */
  readonly keyId: string | null
}

/** A job that the viewer may see, or the fault that says there is none. */
export const requireJob = async (reads: Reads, viewer: Viewer, id: string): Promise<Job> => {
  const job = isId(id) ? await store.findJob(reads, id) : undefined
  const mayBeSeen = job?.account_id === viewer.accountId && (viewer.keyId === null || job.key_id === viewer.keyId)
  if (!job || !mayBeSeen) throw fault('job_not_found')
  return job
}

/** A page of jobs, newest first, and whether more follow. */
export const listJobs = async (
  reads: Reads,
  query: store.JobsQuery,
): Promise<{ readonly jobs: readonly Job[]; readonly more: boolean }> => {
  const found = await store.findJobs(reads, { ...query, limit: query.limit + 1 })
  return { jobs: found.slice(0, query.limit), more: found.length > query.limit }
}

const pollUrl = (id: string): string => `/api/v1/jobs/${id}`

const instant = (at: number | null): string | null => (at === null ? null : isoTime(at))

export const queued = (job: Job): QueuedJob => ({
  jobId: job.id,
  status: 'queued',
  external_ref: job.external_ref,
  created_at: isoTime(job.created_at),
  poll_url: pollUrl(job.id),
})

export const queuedOperation = (job: Job): QueuedOperation => ({ ...queued(job), operation: job.operation })

export const summary = (job: Job): JobSummary => ({
  jobId: job.id,
  status: job.status,
  operation: job.operation,
  external_ref: job.external_ref,
  credits_used: job.credits_used,
  created_at: isoTime(job.created_at),
  started_at: instant(job.started_at),
  completed_at: instant(job.completed_at),
  error: job.error === null ? null : JSON.parse(job.error),
  poll_url: pollUrl(job.id),
})

export const listed = (job: Job): JobItem => ({ ...summary(job), bookId: job.book_id })

/** The job with its result, every URL freshly signed. */
export const detail = async (job: Job, storage: Storage, at: number): Promise<JobDetail> => ({
  ...summary(job),
  result: job.result === null ? null : await signResult(storage, readResult(job.result), at),
})
