// The keys of an account as its owner handles them: named, given a webhook URL, looked at.
import { fault } from '../catalog/fault.ts'
import { textLimits } from '../catalog/limits.ts'
import { flawOfWebUrl, webUrlDemands } from '../catalog/web-url.ts'
import { isBlank } from '../contract/text.ts'
import type { Database, Reads, Trx } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import * as store from './store.ts'

/** A key without what opens doors with it. */
export interface OwnKey {
  readonly id: string
  readonly name: string
  readonly webhookUrl: string | null
  readonly webhookSecretRolledAt: number | null
  readonly createdAt: number
  readonly revokedAt: number | null
  readonly lastUsedAt: number | null
}

const ownKey = (key: store.ApiKey): OwnKey => ({
  id: key.id,
  name: key.name,
  webhookUrl: key.webhook_url,
  webhookSecretRolledAt: key.webhook_secret_rolled_at,
  createdAt: key.created_at,
  revokedAt: key.revoked_at,
  lastUsedAt: key.last_used_at,
})

/** Every key that the account has ever had, newest first. */
export const keysOf = async (reads: Reads, accountId: string): Promise<OwnKey[]> =>
  (await store.findKeys(reads, accountId)).map(ownKey)

export interface OwnedKey extends OwnKey {
  readonly accountId: string
  readonly email: string
}

/** The keys of one account, or of all where none is named: for the operator, oldest first. */
export const keysWithOwner = async (reads: Reads, accountId: string | null): Promise<OwnedKey[]> =>
  (await store.findKeysWithOwner(reads, accountId)).map((key) => ({
    ...ownKey(key),
    accountId: key.account_id,
    email: key.email,
  }))

/** A key of this account, or the fault that says there is none. */
export const requireKey = async (reads: Reads, accountId: string, keyId: string): Promise<OwnKey> => {
  const key = isId(keyId) ? await store.findKey(reads, keyId) : undefined
  if (key?.account_id !== accountId) throw fault('not_found', { message: 'There is no such key.' })
  return ownKey(key)
}

export interface KeySettings {
  readonly name: string
  readonly webhookUrl: string | null
}

const longestName = 60

/** What somebody has typed about a key; or what is wrong with it, in words for that person. */
export const readKeySettings = (typed: {
  name: string
  webhookUrl: string
}): KeySettings | { readonly flaw: string } => {
  const name = typed.name.trim()
  if (isBlank(name)) return { flaw: 'Give the key a name, such as where it will be used.' }
  if ([...name].length > longestName) return { flaw: `A name has at most ${longestName} characters.` }
  if (/\p{C}/u.test(name)) return { flaw: 'A name has no control characters or line breaks.' }
  const url = typed.webhookUrl.trim()
  if (url === '') return { name, webhookUrl: null }
  if (url.length > textLimits.webhookUrl || /[\s\p{C}]/u.test(url)) {
    return { flaw: `A webhook URL has at most ${textLimits.webhookUrl} characters, and no spaces.` }
  }
  const flaw = flawOfWebUrl(url)
  return flaw === null ? { name, webhookUrl: url } : { flaw: `A webhook URL ${webUrlDemands[flaw]}.` }
}

export const changeKeySettings = (database: Database, keyId: string, settings: KeySettings): Promise<void> =>
  database.transact((trx) => store.updateKeySettings(trx, keyId, settings))

/** Notes that keys have been used about now. */
export const markKeysUsed = async (trx: Trx, keyIds: readonly string[], at: number): Promise<void> => {
  if (keyIds.length > 0) await store.updateUsed(trx, keyIds, at)
}
