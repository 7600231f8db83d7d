// SQL of the dashboard: what its pages show together. Reads only.
import type { Reads } from '../platform/database/database.ts'

/** The titles of these books of an account, by their ids. */
export const findTitles = async (
  reads: Reads,
  accountId: string,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (bookIds.length === 0) return new Map()
  const found = await reads
    .selectFrom('books')
    .select(['id', 'title'])
    .where('account_id', '=', accountId)
    .where('id', 'in', bookIds)
    .execute()
  return new Map(found.map(({ id, title }) => [id, title]))
}

/** How many jobs of an account wait or run. */
export const countUnderWay = async (reads: Reads, accountId: string): Promise<number> => {
  const { count } = await reads
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
