// What is counted so that all processes agree: renders that are under way, and what was uploaded in a day.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const quotas = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, size, table } = columnTypes(dialect)

  await statements(
    db,
    `create table renders (
      id ${id} primary key,
      subscription_id ${id} not null references subscriptions (id),
      expires_at ${instant} not null
    ) ${table}`,
    `create index renders_by_subscription on renders (subscription_id, expires_at)`,

    `create table upload_days (
      account_id ${id} not null references accounts (id),
      day ${instant} not null,
      uploads ${count} not null check (uploads >= 0),
      bytes ${size} not null check (bytes >= 0),
      primary key (account_id, day)
    ) ${table}`,
    `create index upload_days_by_day on upload_days (day)`,
  )
}
