// SQL of the authorization server's keys.
import type { Insertable, Selectable } from 'kysely'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { OauthKeysTable } from '../platform/database/tables/oauth.ts'

export type KeyRow = Selectable<OauthKeysTable>

export const findKeys = (reads: Reads): Promise<KeyRow[]> =>
  reads.selectFrom('oauth_keys').selectAll().orderBy('created_at').orderBy('id').execute()

const cookieRow = 'cookies'

/** Makes the secret for cookies where there is none, and holds it: who changes keys takes turns. */
export const lockKeys = async (trx: Trx, secret: string, at: number): Promise<void> => {
  await trx
    .insertInto('oauth_keys')
    .values({ id: cookieRow, purpose: 'cookie', secret, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await trx.selectFrom('oauth_keys').select('id').where('id', '=', cookieRow).forUpdate().executeTakeFirst()
}

export const insertKey = async (trx: Trx, row: Insertable<OauthKeysTable>): Promise<void> => {
  await trx.insertInto('oauth_keys').values(row).execute()
}

export const deleteKeys = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await trx.deleteFrom('oauth_keys').where('id', 'in', ids).execute()
}
