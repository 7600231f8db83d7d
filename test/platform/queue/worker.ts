// Jobs and the consumers that run them, as the tests of the queue use them.
import type { TestContext } from 'node:test'
import { completeJob, failJob } from '../../../src/jobs/rules.ts'
import { findJob, type Job } from '../../../src/jobs/store.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import { createLog } from '../../../src/platform/log.ts'
import { type Consumer, startConsumer } from '../../../src/platform/queue/consumer.ts'
import type { Lease } from '../../../src/platform/queue/leases.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { acceptDraft, type JobWish } from '../../jobs/job-draft.ts'

/** So long that no test lives to see it: what happens earlier, happened by signal. */
export const tenMinutes = 600_000

export const accept = async (database: Database, wish: JobWish): Promise<string> =>
  (await acceptDraft(database, wish)).job.id

/** Queues jobs of two credits each, 20 an account: as many as the largest plan lets run at once. */
export const queueJobs = async (database: Database, count: number): Promise<{ jobs: string[]; accounts: string[] }> => {
  const opening = Array.from({ length: Math.ceil(count / 20) }, () => openAccount(database, { plan: 'scale' }))
  const accounts = (await Promise.all(opening)).map(({ accountId }) => accountId)
  const jobs: string[] = []
  for (let index = 0; index < count; index++)
    jobs.push(await accept(database, { accountId: accounts[Math.floor(index / 20)] ?? '', credits: 2 }))
  return { jobs, accounts }
}

export const complete = (database: Database, lease: Lease, cost = 1): Promise<void> =>
  database.transact((trx) => completeJob(trx, lease, { result: { by: lease.attempt }, cost, at: Date.now() }))

export const fail = (database: Database, lease: Lease): Promise<void> =>
  database.transact((trx) =>
    failJob(trx, lease, { error: { code: 'internal_error', message: 'Tried too often.' }, at: Date.now() }),
  )

export const readJob = async (database: Database, id: string): Promise<Job> => {
  const job = await findJob(database.read, id)
  if (!job) throw new Error(`there is no job ${id}`)
  return job
}

export const ledgerOfJob = (database: Database, jobId: string) =>
  database.read.selectFrom('credit_ledger').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

export const emptyQueue = (database: Database): Promise<unknown> =>
  database.transact((trx) => trx.deleteFrom('jobs').execute())

interface WorkerOptions {
  readonly work: (lease: Lease, signal: AbortSignal) => Promise<void>
  readonly slots?: number
  readonly leaseMs?: number
  readonly lookEveryMs?: number
}

/** A consumer of jobs that by default only a signal can wake. It stops with the test. */
export const startWorker = (
  test: TestContext,
  database: Database,
  { work, slots = 1, leaseMs = tenMinutes, lookEveryMs = tenMinutes }: WorkerOptions,
): Consumer => {
  const consumer = startConsumer({
    database,
    table: 'jobs',
    channel: 'jobs',
    log: createLog('silent'),
    slots,
    leaseMs,
    lookEveryMs,
    work,
    giveUp: (lease) => fail(database, lease),
  })
  test.after(() => consumer.stop(0))
  return consumer
}
