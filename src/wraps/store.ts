// SQL of wraps and their files.
import type { Insertable, Updateable } from 'kysely'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { WrapsTable } from '../platform/database/tables/wraps.ts'
import type { WrapRow } from './record.ts'

/** What a reader sees; printing needs the whole row. */
const shownColumns = [
  'id',
  'account_id',
  'book_id',
  'cover_id',
  'design_style',
  'specs',
  'art',
  'layout_state',
  'files',
] as const

export type ShownWrap = Pick<WrapRow, (typeof shownColumns)[number]>

export const findWrap = (reads: Reads, accountId: string, id: string): Promise<ShownWrap | undefined> =>
  reads
    .selectFrom('wraps')
    .select(shownColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const findWholeWrap = (reads: Reads, accountId: string, id: string): Promise<WrapRow | undefined> =>
  reads.selectFrom('wraps').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

/** Makes the wrap of a cover, or puts another in its place. */
export const upsertWrap = async (trx: Trx, row: Omit<Insertable<WrapsTable>, 'revision'>): Promise<void> => {
  const { id: _id, account_id: _account, book_id: _book, cover_id: _cover, created_at: _created, ...content } = row
  await trx
    .insertInto('wraps')
    .values({ ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((old) => ({ ...content, revision: old('wraps.revision', '+', old.lit(1)) })),
    )
    .execute()
}

/** Changes a wrap that is still at this revision; says whether it was. */
export const updateWrap = async (
  trx: Trx,
  { id, revision }: Pick<WrapRow, 'id' | 'revision'>,
  change: Updateable<WrapsTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('wraps')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface FilesInUse {
  readonly wrapId: string
  readonly keys: readonly string[]
  /** The job whose result names them; null where a render made them. */
  readonly jobId: string | null
  readonly at: number
}

/** From now on the wrap uses these files and no others. */
export const useFiles = async (trx: Trx, { wrapId, keys, jobId, at }: FilesInUse): Promise<void> => {
  await trx
    .updateTable('wrap_files')
    .set({ retired_at: at })
    .where('wrap_id', '=', wrapId)
    .where('retired_at', 'is', null)
    .where('storage_key', 'not in', keys)
    .execute()
  await trx
    .insertInto('wrap_files')
    .values(keys.map((storage_key) => ({ storage_key, wrap_id: wrapId, job_id: jobId, retired_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Keeping {
  /** Files that a render replaced before this moment are not kept. */
  readonly rendersSince: number
  /** The same for files that the result of a job names. */
  readonly resultsSince: number
}

/** Which of these files are in use, or were until lately. */
export const keptFiles = async (
  reads: Reads,
  keys: readonly string[],
  { rendersSince, resultsSince }: Keeping,
): Promise<ReadonlySet<string>> => {
  const kept = await reads
    .selectFrom('wrap_files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where((row) =>
      row.or([
        row('retired_at', 'is', null),
        row('retired_at', '>', rendersSince),
        row.and([row('job_id', 'is not', null), row('retired_at', '>', resultsSince)]),
      ]),
    )
    .execute()
  return new Set(kept.map(({ storage_key }) => storage_key))
}

export const forgetFiles = async (trx: Trx, keys: readonly string[]): Promise<void> => {
  await trx.deleteFrom('wrap_files').where('storage_key', 'in', keys).execute()
}
