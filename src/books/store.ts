// SQL of books.
import type { Insertable, Selectable } from 'kysely'
import { batchedLookup } from '../platform/database/batched-lookup.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import { sharedRead } from '../platform/database/shared-read.ts'
import type { BooksTable } from '../platform/database/tables/books.ts'

export type Book = Selectable<BooksTable>

/** Adds a book unless the account has used its idempotency key; says whether it did. Waits for a racing duplicate. */
export const insertBook = async (trx: Trx, row: Insertable<BooksTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('books')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findBookByIdempotencyKey = (reads: Reads, accountId: string, key: string): Promise<Book | undefined> =>
  reads
    .selectFrom('books')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** Whoever it belongs to. */
export const findBook = batchedLookup<Book>(
  (reads, ids) => reads.selectFrom('books').selectAll().where('id', 'in', ids).execute(),
  ({ id }) => id,
)

interface PageOptions {
  readonly accountId: string
  readonly limit: number
  /** The id of the last book of the page before. */
  readonly after: string | null
}

const listedColumns = [
  'id',
  'title',
  'author',
  'subtitle',
  'genre',
  'subgenre',
  'summary',
  'target_audience',
  'created_at',
] as const

export type ListedBook = Pick<Book, (typeof listedColumns)[number]>

/** Newest first: ids grow with time. */
export const findBooks = sharedRead(
  (reads: Reads, { accountId, limit, after }: PageOptions): Promise<readonly ListedBook[]> =>
    reads
      .selectFrom('books')
      .select(listedColumns)
      .where('account_id', '=', accountId)
      .$if(after !== null, (query) => query.where('id', '<', after))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
)
