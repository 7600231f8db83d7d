// Accepting work: a job and the reservation of its credits, or neither.
import { fault } from '../catalog/fault.ts'
import type { OperationName } from '../catalog/operations.ts'
import { lockCredits, reserve } from '../credits/rules.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import { writeLast } from '../platform/database/write-together.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

/** Who wants work done, and how often the request may arrive. */
export interface Caller {
  readonly accountId: string
  readonly keyId: string | null
  readonly idempotencyKey: string | null
}

/** The work that is wanted, once the request has been found good. */
export interface JobOrder {
  readonly operation: OperationName
  readonly credits: number
  readonly input: unknown
  readonly bookId: string | null
  readonly coverId: string | null
  /** The asset that the work makes, where two jobs may not make the same one at once. */
  readonly target: string | null
  /** What the work changes, where jobs that change the same one must take turns. */
  readonly sequence?: string
  readonly externalRef: string | null
  readonly webhookUrl: string | null
  /** Refuses what the present state does not allow. Runs while nothing of the account can change. */
  readonly refuseConflicts?: (trx: Trx) => Promise<void>
}

interface Circumstances {
  readonly billingUrl: string
  readonly at: number
}

export interface Accepted {
  readonly job: store.Job
  /** Whether an earlier request with the same key has made the job. */
  readonly replayed: boolean
}

/** The job an earlier request with this key has made, if any. */
export const findReplay = async (database: Database, caller: Caller): Promise<store.Job | undefined> =>
  caller.idempotencyKey === null ? undefined : store.findJobByIdempotencyKey(database.read, caller)

/** Accepts the work that `order` describes, unless an earlier request with the same key has. */
export const orderJob = async (
  database: Database,
  caller: Caller,
  circumstances: () => Circumstances,
  order: () => Promise<JobOrder>,
): Promise<Accepted> => {
  const earlier = await findReplay(database, caller)
  if (earlier) return { job: earlier, replayed: true }
  const wanted = await order()
  return database.transact((trx) => acceptJob(trx, caller, wanted, circumstances()))
}

/** How much later a job's turn comes for every image that its subscription already has in the queue. */
const turnMs = 15_000

/** Reserves the credits and queues the job: both, or neither. Nothing may follow it in its transaction. */
const acceptJob = async (
  trx: Trx,
  caller: Caller,
  order: JobOrder,
  { billingUrl, at }: Circumstances,
): Promise<Accepted> => {
  // The lock makes racing calls of an account take turns: none of the looks below can be overtaken.
  const subscription = await lockCredits(trx, caller.accountId, at)
  const earlier = caller.idempotencyKey === null ? undefined : await store.findJobByIdempotencyKey(trx, caller)
  if (earlier) return { job: earlier, replayed: true }
  await order.refuseConflicts?.(trx)

  const id = newId()
  const { credits } = order
  const { concurrentJobs, held, writes } = reserve(trx, { subscription, jobId: id, amount: credits, billingUrl, at })
  const active = held.reservations
  if (active >= concurrentJobs) {
    throw fault('concurrency_limit', {
      message: `${active} jobs are queued or running, and the plan allows ${concurrentJobs} at once.`,
      details: { active, limit: concurrentJobs },
    })
  }
  const row: Omit<store.Job, 'run_after'> = {
    id,
    account_id: caller.accountId,
    subscription_id: subscription.id,
    key_id: caller.keyId,
    operation: order.operation,
    status: 'queued',
    input: JSON.stringify(order.input),
    result: null,
    error: null,
    external_ref: order.externalRef,
    webhook_url: order.webhookUrl,
    idempotency_key: caller.idempotencyKey,
    credits_reserved: credits,
    credits_used: credits,
    created_at: at,
    started_at: null,
    completed_at: null,
    attempts: 0,
    lease_token: null,
    lease_until: null,
    book_id: order.bookId,
    cover_id: order.coverId,
    target: order.target,
    // Work that costs nothing takes its turn too.
    turn_at: at + Math.max(active, held.credits) * turnMs,
    sequence: order.sequence ?? null,
  }
  const { run_after } = await writeLast(trx, { writes, row: store.newJob(trx, row), signal: 'jobs' })
  return { job: { ...row, run_after }, replayed: false }
}
