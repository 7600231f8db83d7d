// What an attempt means for its delivery: done, tried again later, or given up. Written in one transaction with the attempt.
import type { Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { confirmLease, type Lease } from '../platform/queue/leases.ts'
import { isAcknowledged, type Outcome } from './attempt.ts'
import { isTriedAgain, maxAttempts, pauseAfter } from './schedule.ts'
import * as store from './store.ts'

interface Attempted {
  readonly lease: Lease
  readonly delivery: store.Delivery
  readonly outcome: Outcome
  readonly at: number
  readonly endedAt: number
  readonly random: number
}

const gone = 410

/** Only the holder of the lease can record. Returns what has become of the delivery. */
export const recordAttempt = async (
  trx: Trx,
  { lease, delivery, outcome, at, endedAt, random }: Attempted,
): Promise<'delivered' | 'failed' | 'queued'> => {
  await confirmLease(trx, 'webhook_deliveries', lease)
  const { id, event } = delivery
  const number = delivery.attempts_before + lease.attempt
  await recordInterrupted(trx, id, number - 1, at)
  const { statusCode, error, excerpt, durationMs } = outcome
  const delivered = isAcknowledged(statusCode)
  const pause = delivered || statusCode === gone || !isTriedAgain(event) ? null : pauseAfter(lease.attempt, random)
  const next = pause === null ? null : await store.updatePostponed(trx, lease, pause)
  const status = delivered ? 'delivered' : 'failed'
  if (next === null) await store.updateEnded(trx, id, { status, at: endedAt })
  await store.insertAttempt(trx, {
    id: newId(),
    delivery_id: id,
    number,
    at,
    duration_ms: durationMs,
    status_code: statusCode,
    error,
    response_excerpt: excerpt,
    next_attempt_at: next,
  })
  return next === null ? status : 'queued'
}

/** Ends a delivery whose last attempt was never finished. Only the holder of the lease can. */
export const recordGivenUp = async (
  trx: Trx,
  { lease, delivery, at }: { lease: Lease; delivery: store.Delivery; at: number },
): Promise<void> => {
  await confirmLease(trx, 'webhook_deliveries', lease)
  await recordInterrupted(trx, lease.id, delivery.attempts_before + Math.min(lease.attempt, maxAttempts), at)
  await store.updateEnded(trx, lease.id, { status: 'failed', at })
}

/** Attempts that their process did not live to record, up to this number. The receiver may have got them. */
const recordInterrupted = async (trx: Trx, deliveryId: string, upTo: number, at: number): Promise<void> => {
  const recorded = await store.countAttempts(trx, deliveryId)
  for (let number = recorded + 1; number <= upTo; number++)
    await store.insertAttempt(trx, {
      id: newId(),
      delivery_id: deliveryId,
      number,
      at,
      duration_ms: 0,
      status_code: null,
      error: 'the service stopped before an answer came',
      response_excerpt: null,
      next_attempt_at: at,
    })
}
