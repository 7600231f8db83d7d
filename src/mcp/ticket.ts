// What a tool answers that has started a job: which, and how to follow it.
import type { z } from 'zod'
import type { OperationName } from '../catalog/operations.ts'
import type { Reply } from '../contract/endpoint.ts'
import type { JobSummary } from '../contract/jobs.ts'
import type { jobTicket } from '../contract/tools-generation.ts'

/** Most covers are painted within this time; asking sooner is a wasted call. */
export const pollAfterSeconds = 5

type Started = Pick<JobSummary, 'jobId' | 'status'> & { readonly operation?: OperationName | undefined }

/** The answer that starts a generation does not name its operation; every other does. */
export const ticketOf = ({ body, replayed = false }: Reply<Started>): z.infer<typeof jobTicket> => {
  const { jobId, status, operation = 'generate' } = body
  return {
    jobId,
    status,
    operation,
    replayed,
    poll_after_seconds: pollAfterSeconds,
    next_step: `Call get_generation_status with jobId ${jobId} in about ${pollAfterSeconds} seconds, and again until status is completed or failed.`,
  }
}
