// Deliveries and senders, as the tests of webhooks use them.
import type { TestContext } from 'node:test'
import { type Database, sendSignal } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { type EndedJob, recordDelivery } from '../../src/webhooks/rules.ts'
import { type SenderOptions, startWebhookSender, type WebhookSender } from '../../src/webhooks/sender.ts'
import { type Delivery, findAttempts, findDelivery } from '../../src/webhooks/store.ts'
import { eventually } from '../support/eventually.ts'

/** So long that no test lives to see it: what happens earlier, happened by signal. */
export const tenMinutes = 600_000

export const endedJob = (wish: Partial<EndedJob> & Pick<EndedJob, 'keyId'>): EndedJob => ({
  jobId: newId(),
  operation: 'generate',
  externalRef: null,
  status: 'completed',
  data: { bookId: newId(), covers: [] },
  webhookUrl: null,
  at: Date.now(),
  ...wish,
})

/** Records the end of a job; the id of its delivery, where there is one. */
export const record = (database: Database, wish: Partial<EndedJob> & Pick<EndedJob, 'keyId'>): Promise<string | null> =>
  database.transact((trx) => recordDelivery(trx, endedJob(wish)))

/** As `record`, for a job whose end is to be delivered. */
export const recorded = async (
  database: Database,
  wish: Partial<EndedJob> & Pick<EndedJob, 'keyId'>,
): Promise<string> => {
  const id = await record(database, wish)
  if (id === null) throw new Error('nothing was recorded')
  return id
}

export const readDeliveryRow = async (database: Database, id: string): Promise<Delivery> => {
  const delivery = await findDelivery(database.read, id)
  if (!delivery) throw new Error(`there is no delivery ${id}`)
  return delivery
}

export const attemptsOf = (database: Database, id: string) => findAttempts(database.read, id)

export const ended = (database: Database, id: string): Promise<Delivery> =>
  eventually(`delivery ${id} has ended`, async () => {
    const delivery = await readDeliveryRow(database, id)
    return (delivery.status === 'delivered' || delivery.status === 'failed') && delivery
  })

/** Waits until this many attempts have failed; the delivery as it rests then. */
export const resting = (database: Database, id: string, failures: number): Promise<Delivery> =>
  eventually(`delivery ${id} rests after ${failures} attempts`, async () => {
    const delivery = await readDeliveryRow(database, id)
    return delivery.status === 'queued' && delivery.attempts === failures && delivery
  })

/** Ends the rest of a delivery, as if its pause were over. */
export const wakeUp = (database: Database, id: string): Promise<void> =>
  database.transact(async (trx) => {
    await trx.updateTable('webhook_deliveries').set({ run_after: 0 }).where('id', '=', id).execute()
    sendSignal(trx, 'webhooks')
  })

const silent = createLog('silent')

/** A sender that by default only a signal can wake. It stops with the test. */
export const startSender = (
  test: TestContext,
  database: Database,
  options: Partial<SenderOptions> = {},
): WebhookSender => {
  const sender = startWebhookSender({
    database,
    log: silent,
    now: Date.now,
    allowPrivateNetwork: true,
    leaseMs: tenMinutes,
    lookEveryMs: tenMinutes,
    ...options,
  })
  test.after(() => sender.stop(0))
  return sender
}
