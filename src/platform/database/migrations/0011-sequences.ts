// Work that must be done one piece after the other, and chores that one process does for all.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const sequences = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, table } = columnTypes(dialect)

  await statements(
    db,
    `alter table jobs add column sequence text`,
    `create index jobs_in_sequence on jobs (sequence, id)
      where status in ('queued', 'processing') and sequence is not null`,

    `create table chores (
      name text primary key,
      due_at ${instant} not null,
      lease_token ${id},
      lease_until ${instant}
    ) ${table}`,
  )
}
