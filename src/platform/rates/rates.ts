// Counts calls against their rates: judged in memory at once, and shared with the other processes by writing a little later.
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { callMs, type RatePolicy, type Standing, take, windowMs } from './bucket.ts'
import { type Spent, spend } from './rates-store.ts'

export interface Rates {
  /** Counts one call, or finds that it has to wait; null where nothing is counted. */
  count(policy: RatePolicy, subject: string): Standing | null
  /** Writes what is still to be written, and writes nothing afterwards. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly log: Log
  readonly now: Clock
  readonly writeEveryMs?: number
}

interface Bucket {
  fullAt: number
  /** Taken out by this process and not yet written down. */
  unwrittenMs: number
}

/** When a tenth of a minute's calls was used since the last writing, the others are told at once. */
const tellAtMs = windowMs / 10
/** Buckets that are full and written say nothing; they are forgotten when there are this many. */
const tidyAbove = 20_000
const rowsAtOnce = 1000

export const createRates = ({ database, log, now, writeEveryMs = 2000 }: Parts): Rates => {
  const buckets = new Map<string, Bucket>()
  const unwritten = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let stopped = false

  const tidy = (): void => {
    for (const [name, { fullAt }] of buckets) if (fullAt <= now() && !unwritten.has(name)) buckets.delete(name)
  }

  const bucketOf = (name: string): Bucket => {
    const known = buckets.get(name)
    if (known) return known
    if (buckets.size >= tidyAbove) tidy()
    const bucket = { fullAt: 0, unwrittenMs: 0 }
    buckets.set(name, bucket)
    return bucket
  }

  /** In one order for all, so that two processes never wait for each other. */
  const collect = (): Spent[] => {
    const names = [...unwritten].toSorted().slice(0, rowsAtOnce)
    return names.map((subject) => {
      const bucket = bucketOf(subject)
      const ms = Math.ceil(bucket.unwrittenMs)
      bucket.unwrittenMs = 0
      unwritten.delete(subject)
      return { subject, ms }
    })
  }

  /** What cannot be written stays with this process, until it can. */
  const keep = (spent: readonly Spent[]): void => {
    for (const { subject, ms } of spent) {
      bucketOf(subject).unwrittenMs += ms
      unwritten.add(subject)
    }
  }

  const write = async (): Promise<void> => {
    const spent = collect()
    if (spent.length === 0) return
    try {
      const shared = await database.transact((trx) => spend(trx, spent, now()))
      for (const [subject, fullAt] of shared) {
        const bucket = bucketOf(subject)
        // What was taken out meanwhile is not in the database yet.
        bucket.fullAt = fullAt + bucket.unwrittenMs
      }
    } catch (error) {
      keep(spent)
      log.warn({ err: error }, 'rates were not written down')
    }
    if (unwritten.size > 0 && !stopped) writeIn(writeEveryMs)
  }

  const writeSoon = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }

  const writeIn = (ms: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void writeSoon()
    }, ms).unref()
  }

  /** Tells the others soon; at once where much was used, because they let it through as well meanwhile. */
  const note = (policy: RatePolicy, name: string, bucket: Bucket): void => {
    const { unwrittenMs: before } = bucket
    bucket.unwrittenMs += callMs(policy)
    unwritten.add(name)
    if (stopped) return
    if (before < tellAtMs && bucket.unwrittenMs >= tellAtMs) void writeSoon()
    else writeIn(writeEveryMs)
  }

  return {
    count: (policy, subject) => {
      const name = `${policy.name} ${subject}`
      const bucket = bucketOf(name)
      const { fullAt, standing } = take(policy, bucket.fullAt, now())
      bucket.fullAt = fullAt
      if (standing.waitMs === 0) note(policy, name, bucket)
      return standing
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await writeSoon()
    },
  }
}

/** For operators whose proxy limits rates already. */
export const noRates: Rates = { count: () => null, stop: async () => {} }
