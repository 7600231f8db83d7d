// Runs jobs: claims them, does their work within its time, and ends each exactly once, together with what it made and its webhook.
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type Consumer, startConsumer } from '../platform/queue/consumer.ts'
import { type Lease, LeaseLost } from '../platform/queue/leases.ts'
import { contentTypeOf } from '../platform/storage/media-types.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { announceCompleted, announceFailed } from './announce.ts'
import { completeJob, failJob, type JobError } from './end.ts'
import { findJob, type Job } from './store.ts'
import { type Finished, JobFailure, type Shelf, Superseded, type Works } from './work.ts'

interface RunnerOptions {
  readonly database: Database
  readonly storage: Storage
  readonly log: Log
  readonly now: Clock
  readonly works: Works
  /** How many jobs run at once. */
  readonly slots: number
  readonly leaseMs?: number
  readonly timeoutMs?: number
  readonly onEnd: Metrics['jobEnded']
}

const standardTimeoutMs = 10 * 60_000

const tooLate: JobError = { code: 'timeout', message: 'The work took too long and was given up.' }
const triedTooOften: JobError = {
  code: 'generation_failed',
  message: 'The work failed several times and was given up.',
}

/** Why the work ends for good; null where another attempt may do it. */
const reasonOf = (error: unknown): JobError | null =>
  error instanceof JobFailure ? { code: error.code, message: error.message } : null

interface Limits {
  readonly stopped: AbortSignal
  readonly late: AbortSignal
}

export const startJobRunner = (options: RunnerOptions): Consumer => {
  const { database, storage, log, now, works, slots, onEnd, leaseMs, timeoutMs = standardTimeoutMs } = options

  const endBadly = async (lease: Lease, job: Job, error: JobError): Promise<void> => {
    const at = now()
    await database.transact(async (trx) => {
      await failJob(trx, lease, { error, at })
      await announceFailed(trx, job, error, at)
    })
    reportEnd(job, 'failed', 0, at)
  }

  const reportEnd = (job: Job, outcome: 'completed' | 'failed', settled: number, at: number): void => {
    const { id: jobId, operation, account_id: accountId } = job
    const ms = at - job.created_at
    log.info({ jobId, operation, accountId, outcome, settled, ms }, 'job ended')
    onEnd({ operation, outcome, seconds: ms / 1000, settled, refunded: job.credits_reserved - settled })
  }

  const endWell = async (lease: Lease, job: Job, finished: Finished): Promise<void> => {
    const at = now()
    await database.transact(async (trx) => {
      await completeJob(trx, lease, { result: finished.result, cost: finished.cost, at })
      await finished.publish(trx)
      await announceCompleted(trx, storage, job, finished, at)
    })
    reportEnd(job, 'completed', finished.cost, at)
  }

  const work = async (lease: Lease, stopped: AbortSignal): Promise<void> => {
    const job = await requireJob(lease)
    log.info({ jobId: job.id, operation: job.operation, attempt: lease.attempt }, 'job started')
    const late = AbortSignal.timeout(timeoutMs)
    while ((await workOnce(lease, job, { stopped, late })) === 'superseded') {
      stopped.throwIfAborted()
      if (late.aborted) return endBadly(lease, job, tooLate)
      log.info({ jobId: job.id }, 'job begins again: what it worked on has changed')
    }
  }

  const workOnce = async (lease: Lease, job: Job, { stopped, late }: Limits): Promise<'ended' | 'superseded'> => {
    const shelf = keepingTrack(storage)
    const doWork = works[job.operation]
    let finished: Finished
    try {
      if (!doWork) throw new JobFailure('internal_error', 'This service does not know the operation.')
      finished = await doWork({ job, shelf, signal: AbortSignal.any([stopped, late]) })
    } catch (error) {
      await shelf.clear().catch((reason) => log.warn({ err: reason, jobId: job.id }, 'left files to the sweep'))
      stopped.throwIfAborted()
      const reason = late.aborted ? tooLate : reasonOf(error)
      if (!reason) throw error
      log.warn({ err: error, jobId: job.id }, 'job failed')
      await endBadly(lease, job, reason)
      return 'ended'
    }
    // From here on the files stay: when the connection breaks during the commit, nobody knows whether a cover owns them. The sweep finds out.
    try {
      await endWell(lease, job, finished)
      return 'ended'
    } catch (error) {
      const isSuperseded = error instanceof Superseded
      if (isSuperseded || error instanceof LeaseLost) await shelf.clear()
      if (isSuperseded) return 'superseded'
      throw error
    }
  }

  const giveUp = async (lease: Lease): Promise<void> => endBadly(lease, await requireJob(lease), triedTooOften)

  const requireJob = async ({ id }: Lease): Promise<Job> => {
    const job = await findJob(database.read, id)
    if (!job) throw new Error(`job ${id} was claimed but is not there`)
    return job
  }

  return startConsumer({
    database,
    table: 'jobs',
    channel: 'jobs',
    log,
    slots,
    ...(leaseMs === undefined ? {} : { leaseMs }),
    work,
    giveUp,
  })
}

/** A shelf that can be cleared of what this attempt has put there. */
const keepingTrack = (storage: Storage): Shelf & { clear(): Promise<void> } => {
  const keys: string[] = []
  return {
    put: async (key, bytes) => {
      keys.push(key)
      await storage.put(key, bytes, { contentType: contentTypeOf(key) })
    },
    clear: async () => {
      for (const key of keys.splice(0)) await storage.remove(key)
    },
  }
}
