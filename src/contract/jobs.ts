// Jobs: the envelope of every long-running operation, and how jobs are listed.
import { z } from 'zod'
import { assetTypes } from '../catalog/assets.ts'
import { pageLimits, textLimits } from '../catalog/limits.ts'
import { jobErrorCodes, jobStatuses, operationNames } from '../catalog/operations.ts'
import { editReport } from './edit-report.ts'
import { operation } from './operation.ts'
import { cursor, nextCursor, noQuery, pageLimit } from './pages.ts'
import { count, id, instant, sentence, shortName, shown, uri } from './values.ts'
import { type MadeWrap, madeWrap } from './wraps-results.ts'

const externalRef = shown(textLimits.anyExternalRef).nullable()

const pollUrl = shortName.meta({
  maxLength: 100,
  description: 'Relative; where the job is polled.',
  examples: ['/api/v1/jobs/…'],
})

const jobError = z.object({ code: z.enum(jobErrorCodes), message: sentence })

const signedCover = {
  coverId: id,
  signedUrl: uri.meta({ description: 'Valid for an hour; poll again for a fresh one.' }),
  expiresAt: instant,
  coverStyle: shortName.nullable(),
}

/** What is on a cover grows with every edit that is told of it. */
const longestPrompt = 100_000

const newCover = z.object({
  ...signedCover,
  prompt: shown(longestPrompt).meta({
    maxLength: longestPrompt,
    description: 'What is on the cover, told by whoever painted it; nothing that was only planned.',
  }),
})
const childCover = z.object(signedCover)
const assetCover = z.object({ ...signedCover, asset: z.enum(assetTypes) })

export const madeCovers = z.object({ bookId: id, covers: z.array(newCover) })
export const derivedCovers = z.object({ sourceCoverId: id, covers: z.array(childCover) })
/** Jobs from before there were reports have none, and read as `derivedCovers`. */
export const editedCovers = derivedCovers.extend({
  report: editReport.meta({ description: 'Wish by wish: what was done, and what not, and why.' }),
})
export const madeAssets = z.object({ covers: z.array(assetCover) })

export type MadeCovers = z.infer<typeof madeCovers>
export type DerivedCovers = z.infer<typeof derivedCovers>
export type EditedCovers = z.infer<typeof editedCovers>
export type MadeAssets = z.infer<typeof madeAssets>
export type JobResult = MadeCovers | EditedCovers | DerivedCovers | MadeAssets | MadeWrap

const jobFields = {
  jobId: id,
  status: z.enum(jobStatuses),
  operation: z.enum(operationNames),
  external_ref: externalRef,
  credits_used: count.meta({ description: 'What is reserved while the job runs; what it cost once it has ended.' }),
  created_at: instant,
  started_at: instant.nullable(),
  completed_at: instant.nullable(),
  error: jobError.nullable(),
  poll_url: pollUrl,
}

export const jobSummary = z.object(jobFields)

export const job = z.object({
  ...jobFields,
  result: z.union([madeCovers, editedCovers, derivedCovers, madeAssets, madeWrap]).nullable(),
})

const jobItem = z.object({ ...jobFields, bookId: id.nullable() })

export type JobSummary = z.infer<typeof jobSummary>
export type JobDetail = z.infer<typeof job>
export type JobItem = z.infer<typeof jobItem>

/** What a freshly accepted job looks like. Generate's is without `operation`. */
export const queuedJob = z.object({
  jobId: id,
  status: z.literal('queued'),
  external_ref: externalRef,
  created_at: instant,
  poll_url: pollUrl,
})

export const queuedOperation = queuedJob.extend({ operation: z.enum(operationNames) })

export type QueuedJob = z.infer<typeof queuedJob>
export type QueuedOperation = z.infer<typeof queuedOperation>

export const getJob = operation({
  id: 'getJob',
  method: 'GET',
  path: '/api/v1/jobs/{jobId}',
  tag: 'Jobs',
  summary: 'Poll a job',
  description: 'The state of a job and, once it is completed, its result with fresh signed URLs. Free.',
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: null,
  answers: { 200: { description: 'The job.', schema: job } },
  faults: ['missing_job_id', 'job_not_found'],
  failure: 'internal_error',
})

const filter = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  code: 'invalid_status_filter' | 'invalid_operation_filter',
) => z.enum(values, { error: code }).optional()

export const listJobs = operation({
  id: 'listJobs',
  method: 'GET',
  path: '/api/v1/jobs',
  tag: 'Jobs',
  summary: 'List jobs',
  description: "The key's jobs, newest first, without their results.",
  authenticated: true,
  idempotent: false,
  query: z.object({
    status: filter(jobStatuses, 'invalid_status_filter'),
    operation: filter(operationNames, 'invalid_operation_filter'),
    limit: pageLimit(pageLimits.jobs),
    cursor,
  }),
  body: null,
  answers: {
    200: { description: 'A page of jobs.', schema: z.object({ jobs: z.array(jobItem), next_cursor: nextCursor }) },
  },
  faults: ['invalid_status_filter', 'invalid_operation_filter', 'invalid_limit', 'invalid_cursor'],
  failure: 'fetch_failed',
})
