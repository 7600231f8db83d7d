// SQL of the tallies that slow down guessing. They are shared by all processes.
import type { Reads, Trx } from '../platform/database/database.ts'
import type { Tally } from './throttle.ts'

/** Holds the tally until the transaction ends, so that attempts which arrive together are counted one by one. */
export const lockTally = async (trx: Trx, name: string): Promise<Tally | undefined> => {
  const empty = { name, strikes: 0, blocked_until: 0, forget_at: 0 }
  await trx
    .insertInto('throttles')
    .values(empty)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await trx.selectFrom('throttles').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()
  return row && { strikes: row.strikes, blockedUntil: row.blocked_until, forgetAt: row.forget_at }
}

export const saveTally = async (trx: Trx, name: string, tally: Tally): Promise<void> => {
  await trx
    .updateTable('throttles')
    .set({ strikes: tally.strikes, blocked_until: tally.blockedUntil, forget_at: tally.forgetAt })
    .where('name', '=', name)
    .execute()
}

export const deleteTallies = async (trx: Trx, names: readonly string[]): Promise<void> => {
  await trx.deleteFrom('throttles').where('name', 'in', names).execute()
}

/** An attempt that turned out well is not held against whoever made it. */
export const takeBack = async (trx: Trx, name: string): Promise<void> => {
  await trx
    .updateTable('throttles')
    .set((row) => ({ strikes: row('strikes', '-', 1), blocked_until: 0 }))
    .where('name', '=', name)
    .where('strikes', '>', 0)
    .execute()
}

export const saveName = async (trx: Trx, name: string, until: number): Promise<void> => {
  await trx
    .insertInto('throttles')
    .values({ name, strikes: 0, blocked_until: 0, forget_at: until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ forget_at: until }))
    .execute()
}

export const hasName = async (reads: Reads, name: string, at: number): Promise<boolean> =>
  (await reads
    .selectFrom('throttles')
    .select('name')
    .where('name', '=', name)
    .where('forget_at', '>', at)
    .executeTakeFirst()) !== undefined

export const deleteForgotten = async (trx: Trx, at: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('throttles').where('forget_at', '<=', at).executeTakeFirst()
  return Number(numDeletedRows)
}
