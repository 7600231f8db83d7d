// SQL of the buckets that processes share.
import { sql } from 'kysely'
import type { Database, Trx } from '../database/database.ts'
import { tooFarMs, windowMs } from './bucket.ts'

export interface Spent {
  readonly subject: string
  /** What was taken out since it was last written down. */
  readonly ms: number
}

/** Takes what this process has let through out of the shared buckets; gives when each of them will be full again. */
export const spend = async (trx: Trx, spent: readonly Spent[], at: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .insertInto('request_rates')
    .values(spent.map(({ subject, ms }) => ({ subject, full_at: at + ms })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        // As a bucket in memory: not emptier than empty, and nothing that a clock set back has left.
        full_at: sql<number>`excluded.full_at + case
          when request_rates.full_at > ${at + tooFarMs} then 0
          when request_rates.full_at > ${at + windowMs} then ${windowMs}
          when request_rates.full_at > ${at} then request_rates.full_at - ${at}
          else 0 end`,
      }),
    )
    .returning(['subject', 'full_at'])
    .execute()
  return new Map(rows.map(({ subject, full_at }) => [subject, full_at]))
}

/** Forgets buckets that are full: a new one says the same. */
export const sweepRates = (database: Database, at: number): Promise<number> =>
  database.transact(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('request_rates').where('full_at', '<=', at).executeTakeFirst()
    return Number(numDeletedRows)
  })
