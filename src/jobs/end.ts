// Ending work: the result and the settlement of its credits in one transaction, by the holder of the lease, once.
import type { JobErrorCode } from '../catalog/operations.ts'
import { settle } from '../credits/rules.ts'
import type { Trx } from '../platform/database/database.ts'
import { confirmLease, type Lease } from '../platform/queue/leases.ts'
import * as store from './store.ts'

export interface JobError {
  readonly code: JobErrorCode
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
