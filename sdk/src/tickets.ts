// Tickets of accepted jobs, with their operation known.
import { IdempotencyKeyReusedError } from './errors.ts'
import type { JobTicket } from './job-types.ts'
import type { JobStatus, OperationName } from './types.generated.ts'

/** What all answers to calls that make jobs have in common; generate's is without `operation`. */
interface Accepted {
  readonly jobId: string
  readonly status: JobStatus
  readonly operation?: OperationName
  readonly poll_url: string
}

/** A reused key can answer with the job of another operation: better an error than a ticket of the wrong type. */
export const ticketOf = <Op extends OperationName>(operation: Op, answer: Accepted): JobTicket<Op> => {
  const { jobId, status, poll_url } = answer
  if (answer.operation !== undefined && answer.operation !== operation) {
    throw new IdempotencyKeyReusedError(operation, answer.operation, jobId)
  }
  return { jobId, operation, status, poll_url }
}
