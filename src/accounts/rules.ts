// Who may use the service: accounts, their keys, and the check every request passes.
import { fault } from '../catalog/fault.ts'
import type { PlanName } from '../catalog/plans.ts'
import type { Credential } from '../contract/endpoint.ts'
import { openSubscription } from '../credits/rules.ts'
import type { Database, Reads, Trx } from '../platform/database/database.ts'
import { isId, newId } from '../platform/ids.ts'
import { hashPassword } from './passwords.ts'
import { normalEmail } from './people.ts'
import { apiKeyPattern, hashApiKey, newApiKey, newWebhookSecret } from './secrets.ts'
import * as store from './store.ts'

export {
  changeKeySettings,
  keysOf,
  keysWithOwner,
  markKeysUsed,
  type OwnedKey,
  type OwnKey,
  readKeySettings,
  requireKey,
} from './own-keys.ts'
export { hashPassword } from './passwords.ts'
export { addPerson, checkPassword, normalEmail, replacePassword } from './people.ts'
export type Account = store.Account

/** A refusal of an administration command: its message is for the operator. */
export class AccountError extends Error {}

export interface NewKey {
  readonly keyId: string
  readonly apiKey: string
  readonly webhookSecret: string
}

export interface NewAccount extends NewKey {
  readonly accountId: string
  readonly email: string
  readonly plan: PlanName
}

interface AccountDraft {
  readonly email: string
  readonly plan: PlanName
  readonly password: string | null
  readonly at: number
}

/** Opens an account with a subscription and a first key. */
export const createAccount = async (database: Database, draft: AccountDraft): Promise<NewAccount> => {
  const email = normalEmail(draft.email)
  if (email === null) throw new AccountError(`expected an email address but received "${draft.email}"`)
  // Hashing takes its time by design: not while the transaction holds the database.
  const passwordHash = draft.password === null ? null : await hashPassword(draft.password)
  const { plan, at } = draft
  return database.transact(async (trx) => {
    const accountId = newId()
    const account = { id: accountId, email, password_hash: passwordHash, created_at: at }
    if (!(await store.insertAccount(trx, account))) throw new AccountError(`an account with email ${email} exists`)
    await openSubscription(trx, { accountId, plan, at })
    const key = await insertKey(trx, { accountId, name: 'First key', webhookUrl: null, at })
    return { accountId, email, plan, ...key }
  })
}

interface KeyDraft {
  readonly accountId: string
  readonly name: string
  readonly webhookUrl: string | null
  readonly at: number
}

const insertKey = async (trx: Trx, { accountId, name, webhookUrl, at }: KeyDraft): Promise<NewKey> => {
  const key = { keyId: newId(), apiKey: newApiKey(), webhookSecret: newWebhookSecret() }
  await store.insertKey(trx, {
    id: key.keyId,
    account_id: accountId,
    name,
    secret_hash: hashApiKey(key.apiKey),
    webhook_url: webhookUrl,
    webhook_secret: key.webhookSecret,
    created_at: at,
    revoked_at: null,
  })
  return key
}

export const createKey = (database: Database, draft: KeyDraft): Promise<NewKey> =>
  database.transact((trx) => insertKey(trx, draft))

/** Stops a key at once and for ever. Revoking it again changes nothing. */
export const revokeKey = (database: Database, { keyId, at }: { keyId: string; at: number }): Promise<void> =>
  database.transact(async (trx) => {
    const key = await lockExistingKey(trx, keyId)
    if (key.revoked_at === null) await store.updateRevoked(trx, keyId, at)
  })

/** Replaces a key's secret; the key keeps its identity, so jobs and webhook settings stay with it. */
export const rollKey = (database: Database, { keyId }: { keyId: string }): Promise<{ apiKey: string }> =>
  database.transact(async (trx) => {
    const key = await lockExistingKey(trx, keyId)
    if (key.revoked_at !== null) throw new AccountError(`key ${keyId} is revoked; create a new one`)
    const apiKey = newApiKey()
    await store.updateSecret(trx, keyId, hashApiKey(apiKey))
    return { apiKey }
  })

/** Replaces the secret that signs a key's webhooks. Revoked keys too: their last jobs are still to be delivered. */
export const rollWebhookSecret = (
  database: Database,
  { keyId, at }: { keyId: string; at: number },
): Promise<{ webhookSecret: string }> =>
  database.transact(async (trx) => {
    const key = await lockExistingKey(trx, keyId)
    const webhookSecret = newWebhookSecret()
    await store.updateWebhookSecret(trx, keyId, { secret: webhookSecret, before: key.webhook_secret, at })
    return { webhookSecret }
  })

export interface WebhookSettings {
  readonly accountId: string
  /** Where events go that name no URL of their own. */
  readonly url: string | null
  /** Every one of them signs, the newest first. */
  readonly secrets: readonly string[]
}

/** A replaced secret goes on signing for a day, so that receivers can change over without losing an event. */
const oldSecretMs = 24 * 60 * 60 * 1000

/** How a key's webhooks are sent at this time. Revoked keys have settings too. */
export const webhookSettings = async (
  reads: Reads,
  { keyId, at }: { keyId: string; at: number },
): Promise<WebhookSettings> => {
  const key = isId(keyId) ? await store.findWebhookSettings(reads, keyId) : undefined
  if (!key) throw new AccountError(`there is no key ${keyId}`)
  const { account_id, webhook_url, webhook_secret, webhook_secret_before: before, webhook_secret_rolled_at } = key
  const overlaps = before !== null && at < (webhook_secret_rolled_at ?? 0) + oldSecretMs
  return { accountId: account_id, url: webhook_url, secrets: overlaps ? [webhook_secret, before] : [webhook_secret] }
}

const lockExistingKey = async (trx: Trx, keyId: string): Promise<store.ApiKey> => {
  const key = isId(keyId) ? await store.lockKey(trx, keyId) : undefined
  if (!key) throw new AccountError(`there is no key ${keyId}`)
  return key
}

/** Finds an account by id or email, as operators name it. */
export const findAccount = async (reads: Reads, idOrEmail: string): Promise<store.Account> => {
  const account = await store.findAccount(
    reads,
    isId(idOrEmail) ? { id: idOrEmail } : { email: idOrEmail.toLowerCase() },
  )
  if (!account) throw new AccountError(`there is no account ${idOrEmail}`)
  return account
}

/** The account with this id; undefined where there is none. */
export const accountOf = async (reads: Reads, id: string): Promise<store.Account | undefined> =>
  isId(id) ? store.findAccount(reads, { id }) : undefined

export const hasAccounts = (reads: Reads): Promise<boolean> => store.anyAccount(reads)

/** Turns an API key into a credential, asking the database every time: a revoked key or a cancelled plan stops at once. */
export const authenticateKey = async (reads: Reads, apiKey: string): Promise<Credential> => {
  if (!apiKeyPattern.test(apiKey)) throw fault('unauthorized', { message: 'The API key is malformed.' })
  const owner = await store.findKeyOwner(reads, hashApiKey(apiKey))
  if (!owner || owner.revokedAt !== null) {
    throw fault('unauthorized', { message: 'The API key is unknown or has been revoked.' })
  }
  const plan = planOf(owner)
  if (plan === null) throw fault('forbidden')
  return { accountId: owner.accountId, keyId: owner.keyId, plan }
}

/** An active plan of one's own comes before the one of a team. */
const planOf = ({ plan, cancelledAt, teamPlan, teamCancelledAt }: store.KeyOwner): PlanName | null => {
  if (plan !== null && cancelledAt === null) return plan
  return teamPlan !== null && teamCancelledAt === null ? teamPlan : null
}
