// What the dashboard shows: when a key was last used, the recent calls of an account, and its usage by day.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const dashboard = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, table } = columnTypes(dialect)

  await statements(
    db,
    `alter table api_keys add column last_used_at ${instant}`,

    // Read and shortened by account, so the account comes first.
    `create table request_log (
      id ${id} not null,
      account_id ${id} not null references accounts (id),
      key_id ${id},
      request_id text not null,
      method text not null,
      path text not null,
      status ${count} not null,
      ms ${count} not null,
      at ${instant} not null,
      primary key (account_id, id)
    ) ${table}`,
    `create index request_log_by_time on request_log (at)`,

    `create index credit_ledger_by_time on credit_ledger (subscription_id, created_at)`,
  )
}
