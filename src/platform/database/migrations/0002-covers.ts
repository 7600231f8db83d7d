// Covers and their files; what jobs are about, and in which turn they run.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const covers = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, table } = columnTypes(dialect)

  await statements(
    db,
    `create table covers (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      book_id ${id} not null references books (id),
      job_id ${id} references jobs (id),
      source_cover_id ${id} references covers (id),
      style text,
      prompt text,
      document text,
      created_at ${instant} not null
    ) ${table}`,
    `create index covers_by_book on covers (book_id, id desc)`,

    `create table cover_assets (
      cover_id ${id} not null references covers (id),
      asset text not null,
      storage_key text not null unique,
      file_name text not null,
      created_at ${instant} not null,
      primary key (cover_id, asset)
    ) ${table}`,

    `alter table jobs add column book_id ${id} references books (id)`,
    `alter table jobs add column cover_id ${id} references covers (id)`,
    `alter table jobs add column target text`,
    `alter table jobs add column turn_at ${instant} not null default 0`,

    `drop index jobs_waiting`,
    `create index jobs_waiting on jobs (turn_at, id) where status = 'queued'`,
    `create unique index jobs_in_flight on jobs (cover_id, operation, target)
      where status in ('queued', 'processing') and target is not null`,
    `create index jobs_by_cover on jobs (cover_id, operation) where cover_id is not null`,
    `create index jobs_by_key on jobs (key_id, id desc)`,
    `create index jobs_by_key_and_status on jobs (key_id, status, id desc)`,
    `create index jobs_by_key_and_operation on jobs (key_id, operation, id desc)`,
    `create index jobs_by_account on jobs (account_id, id desc)`,
    `create unique index jobs_by_account_idempotency_key on jobs (account_id, idempotency_key)
      where key_id is null and idempotency_key is not null`,
  )
}
