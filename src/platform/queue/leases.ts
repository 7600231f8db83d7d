// The queue is the table itself: a worker claims rows by lease, keeps the lease by heartbeat, and whoever dies loses it.
import { type SqlBool, sql } from 'kysely'
import { type Channel, type Database, databaseNow, sendSignal, type Trx } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Room } from './lanes.ts'

/** Tables that carry the lease columns: status, attempts, started_at, run_after, lease_token, lease_until. */
export type LeasedTable = 'jobs' | 'webhook_deliveries'

export interface Lease {
  readonly id: string
  /** Proof of ownership: whoever takes the row over gets another one. */
  readonly token: string
  /** This attempt's number, from 1. */
  readonly attempt: number
}

export interface ClaimedLease extends Lease {
  /** Which lane the row is in, by each column that was asked for. */
  readonly lanes: readonly string[]
}

/** The work belongs to somebody else by now: whatever was done for it must not be written. */
export class LeaseLost extends Error {}

interface ClaimOptions {
  readonly limit: number
  readonly leaseMs: number
  /** Columns that divide the rows into lanes, and in each the lanes to pass over. */
  readonly full?: Room['full']
}

/**
 * Takes up to `limit` rows whose owner let the lease run out, or that wait. No row is given to two callers. Two questions,
 * because one with an `or` makes SQLite read and sort everything that is due, however little is asked for.
 */
export const claim = (database: Database, table: LeasedTable, options: ClaimOptions): Promise<ClaimedLease[]> =>
  database.transact(async (trx) => {
    const abandoned = await take(trx, table, 'processing', options)
    const limit = options.limit - abandoned.length
    return limit > 0 ? [...abandoned, ...(await take(trx, table, 'queued', { ...options, limit }))] : abandoned
  })

type Claimable = 'queued' | 'processing'

const take = async (
  trx: Trx,
  table: LeasedTable,
  status: Claimable,
  { limit, leaseMs, full = [] }: ClaimOptions,
): Promise<ClaimedLease[]> => {
  const token = newId()
  const claimed = await trx
    // Materialized: PostgreSQL may otherwise look for due rows once per row of the table, and find more than the limit.
    .with(
      (due) => due('due').materialized(),
      () => dueRows(trx, table, status, limit, full),
    )
    .updateTable(table)
    .set({
      status: 'processing',
      attempts: sql`attempts + 1`,
      started_at: sql`coalesce(started_at, ${databaseNow})`,
      lease_token: token,
      lease_until: sql`${databaseNow} + ${sql.lit(leaseMs)}`,
    })
    .where('id', 'in', (row) => row.selectFrom('due').select('id'))
    .returning(['id', 'attempts', lanesOf(full).as('lanes')])
    .execute()
  return claimed.map(({ id, attempts, lanes }) => ({ id, token, attempt: attempts, lanes: lanes.split(' ') }))
}

const laneOf = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`

const lanesOf = (full: Room['full']) =>
  full.length === 0
    ? sql<string>`''`
    : sql<string>`${sql.join(
        full.map(({ column }) => laneOf(column)),
        sql` || ' ' || `,
      )}`

/** Jobs take turns between accounts; what has no turn goes by when it is due. */
const turnOf = { jobs: 'turn_at', webhook_deliveries: 'run_after' } as const

/** Asked once a query: asked for every row that waits, the clock would cost more than all the rest. */
const onceNow = sql<number>`(select ${databaseNow})`

const dueSince = { queued: 'run_after', processing: 'lease_until' } as const

/**
 * Jobs of one sequence take turns, whichever processes run them. The first counts while it waits too, so that two workers who look at the
 * same moment cannot take one each. Who was abandoned had the turn already.
 */
const isFirstInSequence = (table: LeasedTable, status: Claimable) =>
  table === 'jobs' && status === 'queued'
    ? sql<SqlBool>`not exists (select 1 from jobs as other
        where other.sequence = jobs.sequence and other.status in ('queued', 'processing')
          and (other.status = 'processing' or other.id < jobs.id))`
    : sql<SqlBool>`true`

const dueRows = (trx: Trx, table: LeasedTable, status: Claimable, limit: number, full: Room['full']) =>
  trx
    .selectFrom(table)
    .select('id')
    // Written into the query: a parameter would hide from the planner that the partial index fits.
    .where('status', '=', sql.lit(status))
    .where(dueSince[status], '<=', onceNow)
    .where(isFirstInSequence(table, status))
    .where((row) =>
      row.and(
        full
          .filter(({ values }) => values.length > 0)
          .map(({ column, values }) => row(laneOf(column), 'not in', values)),
      ),
    )
    .orderBy(turnOf[table])
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()

/** Extends the leases that are still ours and returns their ids; a missing one was taken over. */
export const heartbeat = (
  database: Database,
  table: LeasedTable,
  leases: readonly Lease[],
  leaseMs: number,
): Promise<ReadonlySet<string>> =>
  database.transact(async (trx) => {
    const kept = await trx
      .updateTable(table)
      .set({ lease_until: sql`${databaseNow} + ${sql.lit(leaseMs)}` })
      .where(
        'id',
        'in',
        leases.map(({ id }) => id),
      )
      .where(
        'lease_token',
        'in',
        leases.map(({ token }) => token),
      )
      .returning('id')
      .execute()
    return new Set(kept.map(({ id }) => id))
  })

/** Puts work back at its place in the queue, for anyone to take now. Nobody failed, so the attempt does not count. */
export const handBack = (
  database: Database,
  table: LeasedTable,
  channel: Channel,
  { id, token }: Lease,
): Promise<void> =>
  database.transact(async (trx) => {
    await release(trx, table, { id, token }, { attempts: sql`attempts - 1` })
    sendSignal(trx, channel)
  })

/** Puts failed work back, to be tried again after a pause. */
export const retryLater = (database: Database, table: LeasedTable, lease: Lease, pauseMs: number): Promise<void> =>
  database.transact((trx) => postpone(trx, table, lease, pauseMs))

/** As `retryLater`, inside the transaction that records why. */
export const postpone = (trx: Trx, table: LeasedTable, lease: Lease, pauseMs: number): Promise<void> =>
  release(trx, table, lease, { run_after: sql`${databaseNow} + ${sql.lit(Math.round(pauseMs))}` })

const release = async (
  trx: Trx,
  table: LeasedTable,
  { id, token }: Pick<Lease, 'id' | 'token'>,
  changes: { attempts?: ReturnType<typeof sql<number>>; run_after?: ReturnType<typeof sql<number>> },
): Promise<void> => {
  await trx
    .updateTable(table)
    .set({ status: 'queued', lease_token: null, lease_until: null, ...changes })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute()
}

/** Makes sure, inside the transaction that records the end of the work, that it is still ours to end. */
export const confirmLease = async (trx: Trx, table: LeasedTable, { id, token }: Lease): Promise<void> => {
  const owned = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .forUpdate()
    .executeTakeFirst()
  if (!owned) throw new LeaseLost(`the lease on ${table} ${id} has been lost`)
}
