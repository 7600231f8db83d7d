// Which events are sent where, and what can be done with them afterwards.
import { webhookSettings } from '../accounts/rules.ts'
import { type Database, type Reads, sendSignal, type Trx } from '../platform/database/database.ts'
import { isId, newId } from '../platform/ids.ts'
import { type JobEnd, jobEvent, jobPayload, testPayload } from './payload.ts'
import * as store from './store.ts'

export type ListedDelivery = store.ListedDelivery
export type Attempt = store.Attempt

export interface EndedJob extends JobEnd {
  /** The key that made the job; null for work of the account as a whole. */
  readonly keyId: string | null
  /** Where this job's caller wants its event; null: wherever the key's events go. */
  readonly webhookUrl: string | null
}

/**
 * Records the event of a job's end, to be sent once the caller's transaction has committed; returns the delivery's id. Null
 * where nothing is sent: nobody named a URL, or no key made the job, so that there is no secret to sign with.
 */
export const recordDelivery = async (trx: Trx, job: EndedJob): Promise<string | null> => {
  if (job.keyId === null) return null
  const { accountId, url } = await webhookSettings(trx, { keyId: job.keyId, at: job.at })
  const target = job.webhookUrl ?? url
  if (target === null) return null
  const id = newId()
  await store.insertDelivery(trx, {
    id,
    account_id: accountId,
    key_id: job.keyId,
    job_id: job.jobId,
    event: jobEvent(job),
    url: target,
    body: jobPayload(job),
    created_at: job.at,
  })
  sendSignal(trx, 'webhooks')
  return id
}

interface TestWish {
  readonly keyId: string
  /** null: the key's default URL. */
  readonly url: string | null
  readonly at: number
}

/** Sends a signed test event, once; returns the delivery's id, or null where there is no URL to send it to. */
export const sendTest = (database: Database, { keyId, url, at }: TestWish): Promise<string | null> =>
  database.transact(async (trx) => {
    const settings = await webhookSettings(trx, { keyId, at })
    const target = url ?? settings.url
    if (target === null) return null
    const id = newId()
    await store.insertDelivery(trx, {
      id,
      account_id: settings.accountId,
      key_id: keyId,
      job_id: null,
      event: 'webhook.test',
      url: target,
      body: testPayload(at),
      created_at: at,
    })
    sendSignal(trx, 'webhooks')
    return id
  })

interface OwnDelivery {
  readonly accountId: string
  readonly deliveryId: string
}

/**
 * Sends a delivery again, the same bytes, with a full round of attempts. One that is being sent at this moment is left
 * alone: a second copy must not overtake it.
 */
export const redeliver = (
  database: Database,
  { accountId, deliveryId }: OwnDelivery,
): Promise<'queued' | 'in_progress' | 'not_found'> =>
  database.transact(async (trx) => {
    const delivery = isId(deliveryId) ? await store.lockDelivery(trx, deliveryId) : undefined
    if (delivery?.account_id !== accountId) return 'not_found'
    if (delivery.status === 'processing') return 'in_progress'
    await store.updateRequeued(trx, deliveryId, await store.countAttempts(trx, deliveryId))
    sendSignal(trx, 'webhooks')
    return 'queued'
  })

/** A page of an account's deliveries, newest first, and whether more follow. */
export const listDeliveries = async (
  reads: Reads,
  { accountId, limit, after }: store.DeliveryPage,
): Promise<{ deliveries: ListedDelivery[]; more: boolean }> => {
  const found = await store.findDeliveries(reads, { accountId, limit: limit + 1, after })
  return { deliveries: found.slice(0, limit), more: found.length > limit }
}

/** A delivery, every attempt of it in order, and the body they sent; null where the account has no such delivery. */
export const readDelivery = async (
  reads: Reads,
  { accountId, deliveryId }: OwnDelivery,
): Promise<{ delivery: ListedDelivery; body: string; attempts: Attempt[] } | null> => {
  const delivery = isId(deliveryId) ? await store.findDelivery(reads, deliveryId) : undefined
  if (delivery?.account_id !== accountId) return null
  return { delivery, body: delivery.body, attempts: await store.findAttempts(reads, deliveryId) }
}

const sweepBatch = 500

/** Removes deliveries that ended before this moment, with their attempts. Returns how many it removed. */
export const sweepDeliveries = async (database: Database, before: number): Promise<number> => {
  const removed = await database.transact((trx) => store.removeEnded(trx, before, sweepBatch))
  return removed < sweepBatch ? removed : removed + (await sweepDeliveries(database, before))
}
