// SQL of accounts and API keys.
import type { Insertable, Selectable } from 'kysely'
import type { PlanName } from '../catalog/plans.ts'
import { batchedLookup } from '../platform/database/batched-lookup.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { AccountsTable, ApiKeysTable } from '../platform/database/tables/accounts.ts'

export type Account = Selectable<AccountsTable>
export type ApiKey = Selectable<ApiKeysTable>

/** Adds an account unless its email is taken; says whether it did. */
export const insertAccount = async (trx: Trx, row: Insertable<AccountsTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findAccount = (
  reads: Reads,
  idOrEmail: { id: string } | { email: string },
): Promise<Account | undefined> => {
  const accounts = reads.selectFrom('accounts').selectAll()
  return 'id' in idOrEmail
    ? accounts.where('id', '=', idOrEmail.id).executeTakeFirst()
    : accounts.where('email', '=', idOrEmail.email).executeTakeFirst()
}

export const anyAccount = async (reads: Reads): Promise<boolean> =>
  (await reads.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

export const updatePassword = async (trx: Trx, id: string, passwordHash: string): Promise<void> => {
  await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export const insertKey = async (trx: Trx, row: Insertable<ApiKeysTable>): Promise<void> => {
  await trx.insertInto('api_keys').values(row).execute()
}

export const lockKey = (trx: Trx, id: string): Promise<ApiKey | undefined> =>
  trx.selectFrom('api_keys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The keys of an account, newest first. */
export const findKeys = (reads: Reads, accountId: string): Promise<ApiKey[]> =>
  reads.selectFrom('api_keys').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

/** The keys of one account or of all, with the email of their owner, oldest first. */
export const findKeysWithOwner = (
  reads: Reads,
  accountId: string | null,
): Promise<(ApiKey & { readonly email: string })[]> => {
  const keys = reads
    .selectFrom('api_keys as k')
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .selectAll('k')
    .select('a.email')
    .orderBy('k.id')
  return (accountId === null ? keys : keys.where('k.account_id', '=', accountId)).execute()
}

export const findKey = (reads: Reads, id: string): Promise<ApiKey | undefined> =>
  reads.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst()

export const updateKeySettings = async (
  trx: Trx,
  id: string,
  { name, webhookUrl }: { name: string; webhookUrl: string | null },
): Promise<void> => {
  await trx.updateTable('api_keys').set({ name, webhook_url: webhookUrl }).where('id', '=', id).execute()
}

export const updateUsed = async (trx: Trx, ids: readonly string[], at: number): Promise<void> => {
  await trx.updateTable('api_keys').set({ last_used_at: at }).where('id', 'in', ids).execute()
}

export const updateRevoked = async (trx: Trx, id: string, at: number): Promise<void> => {
  await trx.updateTable('api_keys').set({ revoked_at: at }).where('id', '=', id).execute()
}

export const updateSecret = async (trx: Trx, id: string, secretHash: string): Promise<void> => {
  await trx.updateTable('api_keys').set({ secret_hash: secretHash }).where('id', '=', id).execute()
}

export const findWebhookSettings = (reads: Reads, keyId: string) =>
  reads
    .selectFrom('api_keys')
    .select(['account_id', 'webhook_url', 'webhook_secret', 'webhook_secret_before', 'webhook_secret_rolled_at'])
    .where('id', '=', keyId)
    .executeTakeFirst()

interface RolledSecret {
  readonly secret: string
  readonly before: string
  readonly at: number
}

export const updateWebhookSecret = async (
  trx: Trx,
  id: string,
  { secret, before, at }: RolledSecret,
): Promise<void> => {
  await trx
    .updateTable('api_keys')
    .set({ webhook_secret: secret, webhook_secret_before: before, webhook_secret_rolled_at: at })
    .where('id', '=', id)
    .execute()
}

export interface KeyOwner {
  readonly secretHash: string
  readonly keyId: string
  readonly accountId: string
  readonly revokedAt: number | null
  readonly plan: PlanName | null
  readonly cancelledAt: number | null
  /** Of the team in which the account has a seat. */
  readonly teamPlan: PlanName | null
  readonly teamCancelledAt: number | null
}

/** Everything authentication needs. Asked on every request, so requests that arrive together share a query. */
export const findKeyOwner = batchedLookup<KeyOwner>(
  (reads, secretHashes) =>
    reads
      .selectFrom('api_keys as k')
      .leftJoin('subscriptions as s', 's.account_id', 'k.account_id')
      .leftJoin('team_seats as seat', 'seat.member_id', 'k.account_id')
      .leftJoin('subscriptions as t', 't.account_id', 'seat.owner_id')
      .select([
        'k.secret_hash as secretHash',
        'k.id as keyId',
        'k.account_id as accountId',
        'k.revoked_at as revokedAt',
        's.plan as plan',
        's.cancelled_at as cancelledAt',
        't.plan as teamPlan',
        't.cancelled_at as teamCancelledAt',
      ])
      .where('k.secret_hash', 'in', secretHashes)
      .execute(),
  ({ secretHash }) => secretHash,
)
