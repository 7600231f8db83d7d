// A job's life: accepted together with its credits, ended together with their settlement. Never one without the other.
import { fault } from '../catalog/fault.ts'
import type { OperationName } from '../catalog/operations.ts'
import { reserve, settle } from '../credits/rules.ts'
import { sendSignal, type Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { confirmLease, type Lease } from '../platform/queue/leases.ts'
import * as store from './store.ts'

export interface JobDraft {
  readonly accountId: string
  readonly keyId: string | null
  readonly operation: OperationName
  readonly credits: number
  readonly input: unknown
  readonly externalRef: string | null
  readonly webhookUrl: string | null
  readonly idempotencyKey: string | null
  readonly billingUrl: string
  readonly at: number
}

/** Reserves the credits and queues the job. Both happen when the caller's transaction commits, or neither. */
export const acceptJob = async (trx: Trx, draft: JobDraft): Promise<string> => {
  const id = newId()
  const { accountId, credits, billingUrl, at } = draft
  // The reservation locks the subscription, so the count below cannot be overtaken by a racing call.
  const reserved = await reserve(trx, { accountId, jobId: id, amount: credits, billingUrl, at })
  const active = await store.countActive(trx, reserved.subscriptionId)
  if (active >= reserved.concurrentJobs) {
    throw fault('concurrency_limit', {
      message: `${active} jobs are queued or running, and the plan allows ${reserved.concurrentJobs} at once.`,
      details: { active, limit: reserved.concurrentJobs },
    })
  }
  await store.insertJob(trx, {
    id,
    account_id: accountId,
    subscription_id: reserved.subscriptionId,
    key_id: draft.keyId,
    operation: draft.operation,
    status: 'queued',
    input: JSON.stringify(draft.input),
    result: null,
    error: null,
    external_ref: draft.externalRef,
    webhook_url: draft.webhookUrl,
    idempotency_key: draft.idempotencyKey,
    credits_reserved: credits,
    credits_used: credits,
    created_at: at,
    started_at: null,
    completed_at: null,
    attempts: 0,
    lease_token: null,
    lease_until: null,
  })
  await sendSignal(trx, 'jobs')
  return id
}

export interface JobError {
  readonly code: 'generation_failed' | 'content_policy_violation' | 'provider_error' | 'timeout' | 'internal_error'
  readonly message: string
}

/** Records a good end: the result, and what it cost. Only the holder of the lease can. */
export const completeJob = async (
  trx: Trx,
  lease: Lease,
  { result, cost, at }: { result: unknown; cost: number; at: number },
): Promise<void> => {
  await confirmLease(trx, 'jobs', lease)
  await settle(trx, { jobId: lease.id, cost, at })
  const end = { result: JSON.stringify(result), error: null, creditsUsed: cost, at }
  await store.updateEnded(trx, lease.id, { status: 'completed', ...end })
}

/** Records a bad end, which costs nothing. Only the holder of the lease can. */
export const failJob = async (
  trx: Trx,
  lease: Lease,
  { error, at }: { error: JobError; at: number },
): Promise<void> => {
  await confirmLease(trx, 'jobs', lease)
  await settle(trx, { jobId: lease.id, cost: 0, at })
  const end = { result: null, error: JSON.stringify(error), creditsUsed: 0, at }
  await store.updateEnded(trx, lease.id, { status: 'failed', ...end })
}
