// SQL of sessions.
import type { Insertable } from 'kysely'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { SessionsTable } from '../platform/database/tables/accounts.ts'

export interface SessionRow {
  readonly accountId: string
  readonly email: string
  readonly createdAt: number
  readonly seenAt: number
}

export const insertSession = async (trx: Trx, row: Insertable<SessionsTable>): Promise<void> => {
  await trx.insertInto('sessions').values(row).execute()
}

export const findSession = (reads: Reads, tokenHash: string): Promise<SessionRow | undefined> =>
  reads
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id as accountId', 'a.email', 's.created_at as createdAt', 's.seen_at as seenAt'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst()

export const updateSeen = async (trx: Trx, tokenHash: string, at: number): Promise<void> => {
  await trx.updateTable('sessions').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute()
}

export const deleteSession = async (trx: Trx, tokenHash: string): Promise<void> => {
  await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export const deleteSessionsOf = async (trx: Trx, accountId: string): Promise<void> => {
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

export const deleteSessionsBefore = async (
  trx: Trx,
  { seen, created }: { seen: number; created: number },
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where((row) => row.or([row('seen_at', '<', seen), row('created_at', '<', created)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
