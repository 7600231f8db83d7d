// SQL of webhook deliveries and their attempts.
import type { Insertable, Selectable } from 'kysely'
import { databaseNow, type Reads, type Trx } from '../platform/database/database.ts'
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '../platform/database/tables/webhooks.ts'
import { type Lease, postpone } from '../platform/queue/leases.ts'

export type Delivery = Selectable<WebhookDeliveriesTable>
export type Attempt = Selectable<WebhookAttemptsTable>

/** What a list shows of a delivery: everything but the body. */
export const listedColumns = [
  'id',
  'key_id',
  'job_id',
  'event',
  'url',
  'status',
  'created_at',
  'ended_at',
  'attempts',
  'attempts_before',
  'run_after',
] as const

export type ListedDelivery = Pick<Delivery, (typeof listedColumns)[number]>

type NewDelivery = Pick<Delivery, 'id' | 'account_id' | 'key_id' | 'job_id' | 'event' | 'url' | 'body' | 'created_at'>

/** Due at once by the database's clock: by a caller's clock that runs ahead, it would sleep through its signal. */
export const insertDelivery = async (trx: Trx, row: NewDelivery): Promise<void> => {
  await trx
    .insertInto('webhook_deliveries')
    .values({
      ...row,
      // What is no URL fails when it is sent, in a lane of its kind.
      host: URL.parse(row.url)?.host || 'nowhere',
      status: 'queued',
      attempts: 0,
      attempts_before: 0,
      run_after: databaseNow,
    })
    .execute()
}

export const findDelivery = (reads: Reads, id: string): Promise<Delivery | undefined> =>
  reads.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDelivery = (trx: Trx, id: string): Promise<Delivery | undefined> =>
  trx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface DeliveryPage {
  readonly accountId: string
  readonly limit: number
  /** The last delivery of the page before; null for the first page. */
  readonly after: string | null
}

export const findDeliveries = (reads: Reads, { accountId, limit, after }: DeliveryPage): Promise<ListedDelivery[]> => {
  const newestFirst = reads
    .selectFrom('webhook_deliveries')
    .select(listedColumns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
  return (after === null ? newestFirst : newestFirst.where('id', '<', after)).execute()
}

export const findAttempts = (reads: Reads, deliveryId: string): Promise<Attempt[]> =>
  reads.selectFrom('webhook_attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number').execute()

export const countAttempts = async (reads: Reads, deliveryId: string): Promise<number> => {
  const { recorded } = await reads
    .selectFrom('webhook_attempts')
    .select((row) => row.fn.countAll<number>().as('recorded'))
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  return recorded
}

export const insertAttempt = async (trx: Trx, row: Insertable<WebhookAttemptsTable>): Promise<void> => {
  await trx.insertInto('webhook_attempts').values(row).execute()
}

export const updateEnded = async (
  trx: Trx,
  id: string,
  { status, at }: { status: 'delivered' | 'failed'; at: number },
): Promise<void> => {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status, ended_at: at, lease_token: null, lease_until: null })
    .where('id', '=', id)
    .execute()
}

/** Lets a delivery rest; returns when it is due again. */
export const updatePostponed = async (trx: Trx, lease: Lease, pauseMs: number): Promise<number> => {
  await postpone(trx, 'webhook_deliveries', lease, pauseMs)
  const { run_after } = await trx
    .selectFrom('webhook_deliveries')
    .select('run_after')
    .where('id', '=', lease.id)
    .executeTakeFirstOrThrow()
  return run_after
}

/** Begins another round of attempts, now, after so many in the rounds before. */
export const updateRequeued = async (trx: Trx, id: string, attemptsBefore: number): Promise<void> => {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'queued', attempts: 0, attempts_before: attemptsBefore, run_after: databaseNow, ended_at: null })
    .where('id', '=', id)
    .execute()
}

/** Removes up to `limit` deliveries that ended before this moment; says how many. */
export const removeEnded = async (trx: Trx, before: number, limit: number): Promise<number> => {
  const old = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('ended_at', '<', before)
    .limit(limit)
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('webhook_attempts').where('delivery_id', 'in', ids).execute()
  await trx.deleteFrom('webhook_deliveries').where('id', 'in', ids).execute()
  return ids.length
}
