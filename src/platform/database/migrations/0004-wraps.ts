// Wraps, one per cover, and their files.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const wraps = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, table } = columnTypes(dialect)

  await statements(
    db,
    // The backdrop comes last: it is large, and only printing needs it.
    `create table wraps (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      book_id ${id} not null references books (id),
      cover_id ${id} not null unique references covers (id),
      design_style text not null,
      preset text not null,
      revision ${count} not null check (revision > 0),
      created_at ${instant} not null,
      changed_at ${instant} not null,
      specs text not null,
      wishes text not null,
      art text not null,
      voice text not null,
      layout_state text not null,
      report text not null,
      files text not null,
      backdrop text not null
    ) ${table}`,
    `create index wraps_by_account on wraps (account_id, id desc)`,

    `create table wrap_files (
      storage_key text primary key,
      wrap_id ${id} not null references wraps (id),
      job_id ${id} references jobs (id),
      retired_at ${instant}
    ) ${table}`,
    `create index wrap_files_in_use on wrap_files (wrap_id) where retired_at is null`,
  )
}
