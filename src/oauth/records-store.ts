// SQL of what the authorization server keeps: clients, grants, codes, refresh tokens, interactions.
import { hash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { batchedLookup } from '../platform/database/batched-lookup.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { OauthRecordsTable } from '../platform/database/tables/oauth.ts'

export type OauthRecord = Selectable<OauthRecordsTable>

/** Codes and tokens have 256 random bits, so one SHA-256 hides them for good. */
export const hashId = (id: string): string => hash('sha256', id)

export const putRecord = async (trx: Trx, row: Insertable<OauthRecordsTable>): Promise<void> => {
  const { payload, expires_at, grant_id, client_id, account_id } = row
  await trx
    .insertInto('oauth_records')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id_hash']).doUpdateSet({ payload, expires_at, grant_id, client_id, account_id }),
    )
    .execute()
}

export const findRecord = (reads: Reads, kind: string, idHash: string, at: number): Promise<OauthRecord | undefined> =>
  reads
    .selectFrom('oauth_records')
    .selectAll()
    .where('kind', '=', kind)
    .where('id_hash', '=', idHash)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .executeTakeFirst()

/** Asked on every call with a token, so calls that arrive together share a query. */
export const findGrant = batchedLookup(
  (reads, idHashes) =>
    reads
      .selectFrom('oauth_records')
      .select(['id_hash as idHash', 'account_id as accountId', 'expires_at as expiresAt'])
      .where('kind', '=', 'Grant')
      .where('id_hash', 'in', idHashes)
      .execute(),
  ({ idHash }) => idHash,
)

/** Marks a code or token as used; says whether it was this call that did, so that of two at once only one succeeds. */
export const useRecord = async (trx: Trx, kind: string, idHash: string, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('oauth_records')
    .set({ used_at: at })
    .where('kind', '=', kind)
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes that somebody has granted something to a client. */
export const touchClient = async (trx: Trx, clientId: string, at: number): Promise<void> => {
  await trx
    .updateTable('oauth_records')
    .set({ used_at: at })
    .where('kind', '=', 'Client')
    .where('id_hash', '=', hashId(clientId))
    .execute()
}

export const deleteRecord = async (trx: Trx, kind: string, idHash: string): Promise<void> => {
  await trx.deleteFrom('oauth_records').where('kind', '=', kind).where('id_hash', '=', idHash).execute()
}

export const deleteOfGrant = async (trx: Trx, grantId: string, kind?: string): Promise<void> => {
  await trx
    .deleteFrom('oauth_records')
    .where('grant_id', '=', grantId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute()
}

export const deleteExpired = async (trx: Trx, at: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('oauth_records').where('expires_at', '<=', at).executeTakeFirst()
  return Number(numDeletedRows)
}

interface StaleClients {
  /** Made before this and never granted anything. */
  readonly neverUsedBefore: number
  /** Last granted something before this, with nothing of it left. */
  readonly lastUsedBefore: number
}

export const deleteStaleClients = async (
  trx: Trx,
  { neverUsedBefore, lastUsedBefore }: StaleClients,
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('oauth_records')
    .where('kind', '=', 'Client')
    .where((row) =>
      row.or([
        row.and([row('used_at', 'is', null), row('created_at', '<', neverUsedBefore)]),
        row.and([
          row('used_at', '<', lastUsedBefore),
          row(
            'client_id',
            'not in',
            row
              .selectFrom('oauth_records as granted')
              .select('granted.client_id')
              .where('granted.kind', '=', 'Grant')
              .where('granted.client_id', 'is not', null)
              .$castTo<{ client_id: string }>(),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What a person has granted, newest first, with what the client has said about itself. */
export const findGrantsOf = (reads: Reads, accountId: string, at: number) =>
  reads
    .selectFrom('oauth_records as granted')
    .leftJoin('oauth_records as client', (join) =>
      join.onRef('client.client_id', '=', 'granted.client_id').on('client.kind', '=', 'Client'),
    )
    .select([
      'granted.id_hash as handle',
      'granted.client_id as clientId',
      'granted.created_at as since',
      'client.payload as client',
    ])
    .where('granted.account_id', '=', accountId)
    .where('granted.kind', '=', 'Grant')
    .where('granted.expires_at', '>', at)
    .orderBy('granted.created_at', 'desc')
    .orderBy('granted.id_hash')
    .execute()

/** Whether a person has granted a client something that still stands. */
export const hasGrant = async (
  reads: Reads,
  { accountId, clientId, at }: { accountId: string; clientId: string; at: number },
): Promise<boolean> => {
  const found = await reads
    .selectFrom('oauth_records')
    .select('id_hash')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'Grant')
    .where('client_id', '=', clientId)
    .where('expires_at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const findGrantId = async (reads: Reads, accountId: string, handle: string): Promise<string | null> => {
  const found = await reads
    .selectFrom('oauth_records')
    .select('grant_id')
    .where('kind', '=', 'Grant')
    .where('id_hash', '=', handle)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.grant_id ?? null
}
