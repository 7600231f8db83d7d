// Pictures that image models have painted for covers. Covers share them: an edit of the type keeps the picture.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const art = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, table } = columnTypes(dialect)

  await statements(
    db,
    `create table cover_art (
      cover_id ${id} not null references covers (id),
      shape text not null,
      storage_key text not null,
      created_at ${instant} not null,
      primary key (cover_id, shape)
    ) ${table}`,
    `create index cover_art_by_file on cover_art (storage_key)`,
  )
}
