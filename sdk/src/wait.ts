// Waiting for a job: looks again and again, ever more calmly.
import { checkDuration, pause, withDeadline } from './deadline.ts'
import { JobFailedError } from './errors.ts'
import type { Completed, CompletedJob, FailedJob, Job, RunningJob } from './job-types.ts'
import type { OperationName } from './types.generated.ts'

export interface WaitOptions<Op extends OperationName = OperationName> {
  /** Told of the job after every look, the last one included. */
  readonly onProgress?: ((job: Job<Op>) => void) | undefined
  /** How long to wait altogether; ten minutes, where not said. The job goes on all the same. */
  readonly timeoutMs?: number | undefined
  /** Ends the waiting, not the job. */
  readonly signal?: AbortSignal | undefined
}

const standardTimeoutMs = 600_000
const firstPauseMs = 400
const longestPauseMs = 5_000
const growth = 1.4

/** The job once it is completed; throws `JobFailedError` where it failed. */
export const waitFor = <Op extends OperationName>(
  jobId: string,
  look: (signal: AbortSignal) => Promise<Job<Op>>,
  { onProgress, timeoutMs = standardTimeoutMs, signal }: WaitOptions<Op>,
): Promise<Completed<Op>> => {
  checkDuration('timeoutMs', timeoutMs)
  const late = () => `Job ${jobId} had not ended after ${timeoutMs} ms. It goes on; wait for it again or look later.`
  return withDeadline({ timeoutMs, signal, late }, async (deadline) => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * growth, longestPauseMs)) {
      const job = await look(deadline)
      onProgress?.(job)
      if (isCompleted(job)) return job
      if (isFailed(job)) throw new JobFailedError(job)
      await pause(pauseMs, deadline)
    }
  })
}

const isCompleted = <Op extends OperationName>(job: Job<Op>): job is Completed<Op> => job.status === 'completed'

const isFailed = (job: RunningJob | CompletedJob | FailedJob): job is FailedJob => job.status === 'failed'
