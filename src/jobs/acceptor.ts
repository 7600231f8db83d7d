// Takes the orders of callers: a job for each, logged and counted, unless it is there already.
import type { Call } from '../contract/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type Accepted, type JobOrder, orderJob } from './accept.ts'

interface Parts {
  readonly database: Database
  readonly now: Clock
  readonly billingUrl: () => string
  readonly metrics: Metrics
  readonly log: Log
}

type Asker = Pick<Call<unknown, unknown>, 'credential' | 'idempotencyKey' | 'requestId'>

/** `order` judges the request; a replay comes before it. */
export const jobAcceptor =
  ({ database, now, billingUrl, metrics, log }: Parts) =>
  async ({ credential, idempotencyKey, requestId }: Asker, order: () => Promise<JobOrder>): Promise<Accepted> => {
    const caller = { ...credential, idempotencyKey }
    const accepted = await orderJob(database, caller, () => ({ billingUrl: billingUrl(), at: now() }), order)
    const { job, replayed } = accepted
    if (!replayed) {
      log.info({ jobId: job.id, operation: job.operation, requestId, accountId: job.account_id }, 'job accepted')
      metrics.jobAccepted(job.operation, job.credits_reserved)
    }
    return accepted
  }
