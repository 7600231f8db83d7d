// Books put straight into the database: many at once, named by their number.
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'

export const insertBooks = async (database: Database, accountId: string, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, number) => ({
    id: newId(),
    account_id: accountId,
    title: `Book ${number}`,
    author: 'Nobody',
    subtitle: null,
    genre: 'Poetry',
    subgenre: null,
    summary: null,
    target_audience: null,
    planner_year: null,
    idempotency_key: null,
    created_at: Date.now(),
  }))
  await database.transact((trx) => trx.insertInto('books').values(rows).execute())
}
