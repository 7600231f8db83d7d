// Clients, grants and tokens of apps, and the keys that sign.
import type { Fixed } from './column.ts'

export interface OauthRecordsTable {
  kind: Fixed<string>
  /** Codes and tokens are kept as hashes only. */
  id_hash: Fixed<string>
  grant_id: string | null
  client_id: string | null
  account_id: string | null
  created_at: Fixed<number>
  expires_at: number | null
  /** When a code or token was consumed; when a client was last granted something. */
  used_at: number | null
  payload: string
}

export interface OauthKeysTable {
  id: Fixed<string>
  purpose: Fixed<'sign' | 'cookie'>
  secret: Fixed<string>
  created_at: Fixed<number>
}
