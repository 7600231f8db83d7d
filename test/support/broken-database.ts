// A database that is broken for a while: a table is away, and comes back.
import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'
import type { Schema } from '../../src/platform/database/schema.ts'

export const withoutTable = async <T>(database: Database, table: keyof Schema, work: () => Promise<T>): Promise<T> => {
  await rename(database, table, `${table}_away`)
  try {
    return await work()
  } finally {
    await rename(database, `${table}_away`, table)
  }
}

const rename = (database: Database, from: string, to: string): Promise<unknown> =>
  database.transact((trx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx))
