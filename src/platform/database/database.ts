// The database as the rest of the service sees it: reads, transactions, signals. Which database it is matters nowhere else.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Dialect } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Queries inside a transaction. The only way to write. */
export type Trx = Transaction<Schema>

/** Queries that only read. A `Trx` is one too, and sees its own writes. */
export type Reads = Pick<Kysely<Schema>, 'selectFrom'>

/** What a process can wait for instead of polling. */
export type Channel = 'jobs' | 'webhooks'

/** Milliseconds since 1970 by the database's clock, which all processes share. */
export const databaseNow = sql<number>`now_ms()`

const signalled = new WeakMap<Trx, Set<Channel>>()

/** Wakes the listeners of a channel, in every process, once the transaction has committed. */
export const sendSignal = (trx: Trx, channel: Channel): void => {
  const channels = signalled.get(trx)
  if (!channels) throw new Error('a signal needs a transaction to follow')
  channels.add(channel)
}

export interface Signals {
  listen(channel: Channel, wake: () => void): () => void
  /** Never fails: what it follows has happened. Whoever misses it looks by itself in time. */
  send(channels: ReadonlySet<Channel>): void
  close(): Promise<void>
}

export interface Database {
  readonly dialect: Dialect
  readonly read: Reads
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Calls `wake` soon after any process sends a signal on the channel; returns the way to stop. */
  listen(channel: Channel, wake: () => void): () => void
  migrate(): Promise<void>
  close(): Promise<void>
}

interface Parts {
  readonly dialect: Dialect
  readonly kysely: Kysely<Schema>
  readonly signals: Signals
  /** Whether a failed transaction may succeed when run again: a deadlock, not a broken rule. */
  readonly isTransient: (error: unknown) => boolean
}

const transactionAttempts = 5

export const createDatabase = ({ dialect, kysely, signals, isTransient }: Parts): Database => ({
  dialect,
  read: kysely,
  transact: async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const channels = new Set<Channel>()
        const result = await kysely.transaction().execute((trx) => {
          signalled.set(trx, channels)
          return work(trx)
        })
        // Not inside: PostgreSQL lets transactions that notify commit only one after the other.
        if (channels.size > 0) signals.send(channels)
        return result
      } catch (error) {
        if (attempt === transactionAttempts || !isTransient(error)) throw error
      }
    }
  },
  listen: signals.listen,
  migrate: () => migrate(kysely, dialect),
  close: async () => {
    await signals.close()
    await kysely.destroy()
  },
})
