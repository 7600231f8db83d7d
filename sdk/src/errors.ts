// What the client throws. Every error has a code to decide by and a message for people.
import type { FailedJob } from './job-types.ts'
import type { ErrorCode, JobError, OperationName } from './types.generated.ts'

/** What goes wrong on this side of the connection, or in a job. */
export type ClientErrorCode =
  | 'connection_failed'
  | 'timed_out'
  | 'unexpected_answer'
  | 'idempotency_key_reused'
  | 'job_failed'

/** Every code this version of the client knows. */
export type KnownErrorCode = ErrorCode | ClientErrorCode

/** A newer service may refuse with a code that this client has not heard of. */
export type DustjacketErrorCode = KnownErrorCode | (string & Record<never, never>)

export type ErrorDetails = Readonly<Record<string, unknown>>

interface KnownDetails {
  insufficient_credits: { readonly balance: number; readonly required: number; readonly billing_url: string }
  concurrency_limit: { readonly active: number; readonly limit: number }
  rate_limited: { readonly limit: number; readonly retry_after_seconds: number }
  field_too_long: { readonly field: string; readonly limit: number }
  missing_required_fields: { readonly fields: readonly string[] }
}

/** The details of a refusal with this code, as far as they are promised. */
export type DetailsOf<Code extends string> = Code extends keyof KnownDetails ? KnownDetails[Code] : ErrorDetails

interface ErrorFacts {
  readonly status?: number
  readonly details?: ErrorDetails
  readonly requestId?: string | null
  readonly retryAfterMs?: number | null
  readonly cause?: unknown
}

/** A refusal of the service, and the base of everything else that the client throws. */
export class DustjacketError extends Error {
  override readonly name: string = 'DustjacketError'
  readonly code: DustjacketErrorCode
  /** The HTTP status; null where no answer came. */
  readonly status: number | null
  /** What the service adds to its message; empty where it adds nothing. */
  readonly details: ErrorDetails
  /** Names the request in the logs of the service: quote it to support. */
  readonly requestId: string | null
  /** How long the service asks to wait before the next attempt. */
  readonly retryAfterMs: number | null

  constructor(code: DustjacketErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = code
    this.status = facts.status ?? null
    this.details = facts.details ?? {}
    this.requestId = facts.requestId ?? null
    this.retryAfterMs = facts.retryAfterMs ?? null
  }

  /** Whether this is the error with that code; `details` has its type from then on. */
  is<Code extends KnownErrorCode>(
    code: Code,
  ): this is this & { readonly code: Code; readonly details: DetailsOf<Code> } {
    return this.code === code
  }
}

/** The service could not be reached, or the connection broke before the whole answer had come. */
export class ConnectionError extends DustjacketError {
  override readonly name: string = 'ConnectionError'

  constructor(message: string, facts: Pick<ErrorFacts, 'cause'> = {}) {
    super('connection_failed', message, facts)
  }
}

/** An answer, or the end of a job, did not come in time. */
export class TimeoutError extends DustjacketError {
  override readonly name: string = 'TimeoutError'

  constructor(message: string) {
    super('timed_out', message)
  }
}

/** What answered does not speak this API: a proxy in between, or a wrong `baseUrl`. */
export class UnexpectedAnswerError extends DustjacketError {
  override readonly name: string = 'UnexpectedAnswerError'

  constructor(message: string, facts: ErrorFacts = {}) {
    super('unexpected_answer', message, facts)
  }
}

/** The idempotency key belongs to another kind of work, whose job the service answered with. */
export class IdempotencyKeyReusedError extends DustjacketError {
  override readonly name: string = 'IdempotencyKeyReusedError'

  constructor(wanted: OperationName, found: OperationName, jobId: string) {
    super('idempotency_key_reused', `The idempotency key of this ${wanted} call has already made a ${found} job.`, {
      details: { jobId, operation: found },
    })
  }
}

/** A job has ended badly. Its credits have been given back. */
export class JobFailedError extends DustjacketError {
  override readonly name: string = 'JobFailedError'
  readonly job: FailedJob
  /** Why, in the service's words: `{ code, message }`. */
  readonly reason: JobError

  constructor(job: FailedJob) {
    super('job_failed', `The ${job.operation} job ${job.jobId} failed: ${job.error.message}`, {
      details: { jobId: job.jobId, operation: job.operation, error: job.error },
    })
    this.job = job
    this.reason = job.error
  }
}
