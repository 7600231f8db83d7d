// Accounts, their keys, and who may act for them.
import type { Fixed } from './column.ts'

export interface AccountsTable {
  id: Fixed<string>
  email: string
  password_hash: string | null
  created_at: Fixed<number>
}

export interface ApiKeysTable {
  id: Fixed<string>
  account_id: Fixed<string>
  name: string
  secret_hash: string
  webhook_url: string | null
  webhook_secret: string
  /** The secret that the last roll replaced: for a day it signs beside the new one. */
  webhook_secret_before: string | null
  webhook_secret_rolled_at: number | null
  created_at: Fixed<number>
  revoked_at: number | null
  /** Written down at most once a minute. */
  last_used_at: number | null
}

export interface SessionsTable {
  /** The token itself is only in the person's cookie. */
  token_hash: Fixed<string>
  account_id: Fixed<string>
  created_at: Fixed<number>
  seen_at: number
}

export interface ThrottlesTable {
  /** A hash of what is counted: neither emails nor addresses are kept here. */
  name: Fixed<string>
  strikes: number
  blocked_until: number
  forget_at: number
}

export interface TeamSeatsTable {
  member_id: Fixed<string>
  owner_id: Fixed<string>
  created_at: Fixed<number>
}

export interface TeamInvitationsTable {
  id: Fixed<string>
  owner_id: Fixed<string>
  email: Fixed<string>
  token_hash: string
  created_at: Fixed<number>
  expires_at: number
}
