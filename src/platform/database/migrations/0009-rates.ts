// How often keys, people and addresses have called lately, as far as processes tell each other.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const rates = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { instant, table } = columnTypes(dialect)

  await statements(
    db,
    `create table request_rates (
      subject text primary key,
      full_at ${instant} not null
    ) ${table}`,
    `create index request_rates_by_end on request_rates (full_at)`,
  )
}
