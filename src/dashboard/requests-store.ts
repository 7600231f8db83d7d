// SQL of the request log.
import type { Insertable, Selectable } from 'kysely'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { RequestLogTable } from '../platform/database/tables/request-log.ts'

export type LoggedCall = Selectable<RequestLogTable>

export const insertCalls = async (trx: Trx, rows: readonly Insertable<RequestLogTable>[]): Promise<void> => {
  await trx.insertInto('request_log').values(rows).execute()
}

/** Forgets all but the newest calls of an account. */
export const keepNewest = async (trx: Trx, accountId: string, count: number): Promise<void> => {
  const oldest = await trx
    .selectFrom('request_log')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await trx.deleteFrom('request_log').where('account_id', '=', accountId).where('id', '<=', oldest.id).execute()
}

export const deleteBefore = async (trx: Trx, at: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('request_log').where('at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

export interface CallsQuery {
  readonly accountId: string
  /** Only calls that were refused or failed. */
  readonly onlyErrors: boolean
  /** Only the calls of this request id. */
  readonly requestId: string | null
  readonly limit: number
  /** The last call of the page before; null for the first page. */
  readonly after: string | null
}

/** Newest first: ids grow with time. */
export const findCalls = (
  reads: Reads,
  { accountId, onlyErrors, requestId, limit, after }: CallsQuery,
): Promise<LoggedCall[]> =>
  reads
    .selectFrom('request_log')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(onlyErrors, (calls) => calls.where('status', '>=', 400))
    .$if(requestId !== null, (calls) => calls.where('request_id', '=', requestId ?? ''))
    .$if(after !== null, (calls) => calls.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
