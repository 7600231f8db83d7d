// What migrations are written with: plain SQL whose column types fit the database.
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

const types = {
  sqlite: { id: 'text', instant: 'integer', count: 'integer', size: 'integer', table: 'strict' },
  postgres: { id: 'uuid', instant: 'bigint', count: 'integer', size: 'bigint', table: '' },
} as const

export const columnTypes = (dialect: Dialect) => types[dialect]

export const statements = async (db: Kysely<unknown>, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts) await sql.raw(text).execute(db)
}
