// What webhooks tell.
import type { JobResults } from './job-types.ts'
import type { JobError, OperationName } from './types.generated.ts'

interface EventFacts {
  /** When the job ended; the same on every attempt. */
  readonly timestamp: string
}

interface JobEventFacts<Op extends OperationName> extends EventFacts {
  readonly jobId: string
  readonly operation: Op
  readonly external_ref: string | null
}

export interface JobCompletedEvent<Op extends OperationName = OperationName> extends JobEventFacts<Op> {
  readonly event: 'job.completed'
  readonly status: 'completed'
  /** The job's result. Its signed URLs are valid for an hour from `timestamp`; `client.jobs.get` brings fresh ones. */
  readonly data: JobResults[Op]
}

export interface JobFailedEvent<Op extends OperationName = OperationName> extends JobEventFacts<Op> {
  readonly event: 'job.failed'
  readonly status: 'failed'
  readonly data: {
    readonly error: JobError
    readonly credits_refunded: number
    readonly bookId?: string | null
    readonly sourceCoverId?: string
  }
}

/** Sent on request, to try a receiver out. */
export interface TestEvent extends EventFacts {
  readonly event: 'webhook.test'
  readonly jobId: null
  readonly external_ref: null
  readonly status: null
  readonly data: { readonly message: string }
}

type JobEvent<Op extends OperationName = OperationName> = {
  [Each in Op]: JobCompletedEvent<Each> | JobFailedEvent<Each>
}[Op]

/** `event` tells what has happened; `operation` tells of which job, and so what its result is. */
export type WebhookEvent = JobEvent | TestEvent
