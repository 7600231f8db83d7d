// Runs claimed work: wakes on signals, works in a bounded number of slots, keeps leases alive, hands work back when it stops.
import type { Channel, Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Lane, roomFor } from './lanes.ts'
import {
  type ClaimedLease,
  claim,
  handBack,
  heartbeat,
  type Lease,
  type LeasedTable,
  LeaseLost,
  retryLater,
} from './leases.ts'

interface ConsumerOptions {
  readonly database: Database
  readonly table: LeasedTable
  readonly channel: Channel
  readonly log: Log
  /** How many pieces of work run at once. */
  readonly slots: number
  readonly leaseMs?: number
  /** Signals can be lost with a connection: look by ourselves this often. */
  readonly lookEveryMs?: number
  readonly maxAttempts?: number
  /** How long failed work rests after its attempt of this number. */
  readonly pauseMs?: (attempt: number) => number
  /** Limits within the slots, so that no kind of work can take all of them. */
  readonly lanes?: readonly Lane[]
  /** Does the work and records its end, confirming the lease. The signal aborts when the lease is lost or we stop. */
  readonly work: (lease: Lease, signal: AbortSignal) => Promise<void>
  /** Records that the work failed for good after too many attempts. */
  readonly giveUp: (lease: Lease) => Promise<void>
}

export interface Consumer {
  /** Takes no new work, waits up to `graceMs` for the running, hands back the rest. */
  stop(graceMs: number): Promise<void>
}

interface Running {
  readonly lease: ClaimedLease
  readonly abort: AbortController
  readonly done: Promise<void>
}

export const startConsumer = ({
  database,
  table,
  channel,
  log,
  slots,
  leaseMs = 30_000,
  lookEveryMs = 5_000,
  maxAttempts = 3,
  pauseMs = (attempt) => 1000 * 4 ** (attempt - 1),
  lanes = [],
  work,
  giveUp,
}: ConsumerOptions): Consumer => {
  const running = new Map<string, Running>()
  let stopping = false
  let looking: Promise<void> | undefined
  let lookAgain = false

  const run = async (lease: Lease, signal: AbortSignal): Promise<void> => {
    try {
      await (lease.attempt > maxAttempts ? giveUp(lease) : work(lease, signal))
    } catch (error) {
      if (error instanceof LeaseLost || signal.aborted) return
      // A terminal's signal reaches the processes that work for us too: what fails now may have failed of that.
      if (stopping) return await handBackAll([lease])
      log.error({ err: error, table, id: lease.id, attempt: lease.attempt }, 'work failed')
      if (lease.attempt === maxAttempts) await giveUp(lease)
      else await retryLater(database, table, lease, pauseMs(Math.min(lease.attempt, maxAttempts)))
    }
  }

  const start = (lease: ClaimedLease): void => {
    const abort = new AbortController()
    const done = run(lease, abort.signal)
      .catch((error) => log.error({ err: error, table, id: lease.id }, 'could not put failed work back'))
      .finally(() => {
        running.delete(lease.id)
        wake()
      })
    running.set(lease.id, { lease, abort, done })
  }

  const look = async (): Promise<void> => {
    do {
      lookAgain = false
      const free = slots - running.size
      if (stopping || free <= 0) return
      const { limit, full } = roomFor(
        free,
        lanes,
        [...running.values()].map(({ lease }) => lease.lanes),
      )
      const leases = await claim(database, table, { limit, leaseMs, full })
      // Asked to stop while the question was under way: what came of it is for others.
      if (stopping) return await handBackAll(leases)
      for (const lease of leases) start(lease)
      // Lanes make us claim less than we could run: there may be more.
      if (leases.length === limit) lookAgain = true
    } while (lookAgain)
  }

  /** What cannot be handed back is free when its lease has run out. */
  const handBackAll = async (leases: readonly Lease[]): Promise<void> => {
    const handed = leases.map((lease) =>
      handBack(database, table, channel, lease).catch((error) =>
        log.warn({ err: error, table, id: lease.id }, 'could not hand work back'),
      ),
    )
    await Promise.all(handed)
  }

  const wake = (): void => {
    lookAgain = true
    if (stopping) return
    looking ??= look()
      .catch((error) => log.error({ err: error, table }, 'could not claim work'))
      .finally(() => {
        looking = undefined
        // Whoever called between the last look and this line would otherwise wait for the next call.
        if (lookAgain) wake()
      })
  }

  const beat = async (): Promise<void> => {
    if (running.size === 0) return
    const held = [...running.values()]
    const kept = await heartbeat(
      database,
      table,
      held.map(({ lease }) => lease),
      leaseMs,
    )
    for (const { lease, abort } of held)
      if (!kept.has(lease.id)) abort.abort(new LeaseLost(`lost ${table} ${lease.id}`))
  }

  const stopListening = database.listen(channel, wake)
  const lookTimer = setInterval(wake, lookEveryMs)
  const beatTimer = setInterval(() => {
    beat().catch((error) => log.warn({ err: error, table }, 'could not extend leases'))
  }, leaseMs / 3)
  wake()

  return {
    stop: async (graceMs) => {
      stopping = true
      stopListening()
      clearInterval(lookTimer)
      await looking
      await settledWithin(
        [...running.values()].map(({ done }) => done),
        graceMs,
      )
      clearInterval(beatTimer)
      const unfinished = [...running.values()]
      for (const { abort } of unfinished) abort.abort(new Error('the service is stopping'))
      await handBackAll(unfinished.map(({ lease }) => lease))
      if (unfinished.length > 0) log.info({ table, count: unfinished.length }, 'handed unfinished work back')
    },
  }
}

const settledWithin = async (work: readonly Promise<void>[], ms: number): Promise<void> => {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([Promise.allSettled(work), timeout])
  clearTimeout(timer)
}
