// Chores that one process does for all: when they are due stands in the database, and whoever finds one due does it under a lease.
import { sql } from 'kysely'
import { type Database, databaseNow, type Trx } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Chore } from '../repeat.ts'

interface SharedOptions {
  readonly database: Database
  /** Every process looks this often whether the chore is due. */
  readonly lookEveryMs?: number
  readonly leaseMs?: number
}

const minute = 60_000

/** The chore as each process runs it: it looks, and works only when nobody else has in the time between. */
export const shared = ({ name, everyMs, work }: Chore, options: SharedOptions): Chore => {
  const { database, lookEveryMs = 10 * minute, leaseMs = minute } = options

  const workUnderLease = async (stopped: AbortSignal): Promise<void> => {
    const token = newId()
    if (stopped.aborted || !(await database.transact((trx) => take(trx, name, token, leaseMs)))) return
    const lost = new AbortController()
    const beat = setInterval(() => {
      database
        .transact((trx) => extend(trx, name, token, leaseMs))
        .then((isOurs) => isOurs || lost.abort(new Error(`another process does the ${name}`)))
        // The next beat may come through; else the lease runs out, and somebody else begins.
        .catch(() => {})
    }, leaseMs / 3)
    try {
      await work(AbortSignal.any([stopped, lost.signal]))
      await database.transact((trx) => release(trx, name, token, everyMs))
    } catch (error) {
      // Cut short, it is still due; failed, it is tried again with the next look.
      await database.transact((trx) => release(trx, name, token, stopped.aborted ? 0 : lookEveryMs))
      throw error
    } finally {
      clearInterval(beat)
    }
  }

  return { name, everyMs: Math.min(everyMs, lookEveryMs), work: workUnderLease }
}

const until = (ms: number) => sql<number>`${databaseNow} + ${sql.lit(Math.round(ms))}`

/** Whether the chore is due and nobody does it; then it is ours. What nobody has ever done is due. */
const take = async (trx: Trx, name: string, token: string, leaseMs: number): Promise<boolean> => {
  await trx
    .insertInto('chores')
    .values({ name, due_at: 0, lease_token: null, lease_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('chores')
    .set({ lease_token: token, lease_until: until(leaseMs) })
    .where('name', '=', name)
    .where('due_at', '<=', databaseNow)
    .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<', databaseNow)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const extend = async (trx: Trx, name: string, token: string, leaseMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('chores')
    .set({ lease_until: until(leaseMs) })
    .where('name', '=', name)
    .where('lease_token', '=', token)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const release = async (trx: Trx, name: string, token: string, dueInMs: number): Promise<void> => {
  await trx
    .updateTable('chores')
    .set({ due_at: until(dueInMs), lease_token: null, lease_until: null })
    .where('name', '=', name)
    .where('lease_token', '=', token)
    .execute()
}
