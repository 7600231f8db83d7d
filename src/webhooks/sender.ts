// Sends what waits in the table of deliveries, until it is acknowledged or eight attempts have failed.
import { webhookSettings } from '../accounts/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type ResolveHost, resolveHost } from '../platform/fetch/resolve-host.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type Consumer, startConsumer } from '../platform/queue/consumer.ts'
import type { Lease } from '../platform/queue/leases.ts'
import { attempt } from './attempt.ts'
import { recordAttempt, recordGivenUp } from './record.ts'
import { maxAttempts, pauseAfter } from './schedule.ts'
import { type Delivery, findDelivery } from './store.ts'

export interface SenderOptions {
  readonly database: Database
  readonly log: Log
  readonly now: Clock
  readonly allowPrivateNetwork: boolean
  readonly onAttempt?: Metrics['webhookAttempted']
  /** How many receivers are waited for at once. Waiting costs next to nothing, so there are many. */
  readonly slots?: number
  /** How many of the slots one host can take, and how many the hosts of one account together. */
  readonly slotsOfHost?: number
  readonly slotsOfAccount?: number
  readonly timeoutMs?: number
  readonly leaseMs?: number
  readonly lookEveryMs?: number
  readonly resolve?: ResolveHost
  readonly random?: () => number
}

export type WebhookSender = Consumer

export const startWebhookSender = ({
  database,
  log,
  now,
  allowPrivateNetwork,
  onAttempt = () => {},
  slots = 64,
  slotsOfHost = 8,
  slotsOfAccount = 24,
  timeoutMs = 10_000,
  leaseMs = 30_000,
  // The first retry is due after five seconds, and no signal announces it.
  lookEveryMs = 1000,
  resolve = resolveHost,
  random = Math.random,
}: SenderOptions): WebhookSender => {
  const send = async (lease: Lease, signal: AbortSignal): Promise<void> => {
    const delivery = await deliveryOf(database, lease)
    const at = now()
    const { secrets } = await webhookSettings(database.read, { keyId: delivery.key_id, at })
    const options = { secrets, at, timeoutMs, allowPrivate: allowPrivateNetwork, resolve, signal }
    const outcome = await attempt(delivery, options)
    const attempted = { lease, delivery, outcome, at, endedAt: now(), random: random() }
    const became = await database.transact((trx) => recordAttempt(trx, attempted))
    onAttempt(became)
    logOutcome({ ...attempted, became })
  }

  const logOutcome = ({ lease, delivery, outcome, became }: Logged): void => {
    const line = {
      deliveryId: delivery.id,
      jobId: delivery.job_id,
      attempt: delivery.attempts_before + lease.attempt,
      status: outcome.statusCode,
      ms: outcome.durationMs,
    }
    if (became === 'delivered') log.info(line, 'webhook delivered')
    else log.warn({ ...line, reason: outcome.error, final: became === 'failed' }, 'webhook not delivered')
  }

  const giveUp = async (lease: Lease): Promise<void> => {
    const delivery = await deliveryOf(database, lease)
    await database.transact((trx) => recordGivenUp(trx, { lease, delivery, at: now() }))
    log.warn({ deliveryId: delivery.id, jobId: delivery.job_id }, 'webhook given up: its attempts were cut short')
  }

  return startConsumer({
    database,
    table: 'webhook_deliveries',
    channel: 'webhooks',
    log,
    slots,
    lanes: [
      { column: 'host', width: slotsOfHost },
      { column: 'account_id', width: slotsOfAccount },
    ],
    leaseMs,
    lookEveryMs,
    maxAttempts,
    pauseMs: (number) => pauseAfter(number, random()) ?? 0,
    work: send,
    giveUp,
  })
}

interface Logged {
  readonly lease: Lease
  readonly delivery: Delivery
  readonly outcome: { readonly statusCode: number | null; readonly error: string | null; readonly durationMs: number }
  readonly became: 'delivered' | 'failed' | 'queued'
}

const deliveryOf = async (database: Database, { id }: Lease): Promise<Delivery> => {
  const delivery = await findDelivery(database.read, id)
  if (!delivery) throw new Error(`there is no delivery ${id}`)
  return delivery
}
