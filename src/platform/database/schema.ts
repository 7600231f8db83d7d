// The tables, as the queries see them. One schema for both databases: ids are UUIDs, instants are milliseconds since 1970.
import type { ColumnType, Generated } from 'kysely'
import type { AssetType } from '../../catalog/assets.ts'
import type { TargetAudience } from '../../catalog/audiences.ts'
import type { JobStatus, OperationName } from '../../catalog/operations.ts'
import type { PlanName } from '../../catalog/plans.ts'
import type { DesignStyle, WrapPreset } from '../../catalog/print.ts'

/** Set when the row is made, never changed afterwards. */
type Fixed<T> = ColumnType<T, T, never>

export interface AccountsTable {
  id: Fixed<string>
  email: string
  password_hash: string | null
  created_at: Fixed<number>
}

export interface SubscriptionsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  plan: PlanName
  cancelled_at: number | null
  monthly_credits: number
  overage_credits: number
  /** The highest allowance granted in the running period: an upgrade grants only what lies above it. */
  period_allowance: number
  /** Jobs that wait or run, and the credits they hold: kept here so that the lock on the row answers how many there are. */
  open_reservations: Generated<number>
  reserved_credits: Generated<number>
  /** Periods are counted in calendar months from here. */
  anchor_at: Fixed<number>
  period_ends_at: number
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

export type LedgerKind = 'reserve' | 'settle' | 'refund' | 'grant' | 'month_reset'

export interface CreditLedgerTable {
  id: Fixed<string>
  subscription_id: Fixed<string>
  job_id: Fixed<string | null>
  kind: Fixed<LedgerKind>
  monthly_delta: Fixed<number>
  overage_delta: Fixed<number>
  reason: Fixed<string | null>
  created_at: Fixed<number>
}

export interface CreditReservationsTable {
  job_id: Fixed<string>
  subscription_id: Fixed<string>
  monthly: Fixed<number>
  overage: Fixed<number>
  /** The period the credits were drawn in: after it ends, a refund goes to the month that runs then. */
  period_ends_at: Fixed<number>
  closed_at: number | null
}

export interface BooksTable {
  id: Fixed<string>
  account_id: Fixed<string>
  title: Fixed<string>
  author: Fixed<string | null>
  subtitle: Fixed<string | null>
  genre: Fixed<string>
  subgenre: Fixed<string | null>
  summary: Fixed<string | null>
  target_audience: Fixed<TargetAudience | null>
  planner_year: Fixed<string | null>
  idempotency_key: Fixed<string | null>
  created_at: Fixed<number>
}

export interface JobsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  subscription_id: Fixed<string>
  /** The key that made the job; null for work that belongs to the account as a whole. */
  key_id: Fixed<string | null>
  operation: Fixed<OperationName>
  status: JobStatus
  input: Fixed<string>
  result: string | null
  error: string | null
  external_ref: Fixed<string | null>
  webhook_url: Fixed<string | null>
  idempotency_key: Fixed<string | null>
  credits_reserved: Fixed<number>
  credits_used: number
  created_at: Fixed<number>
  started_at: number | null
  completed_at: number | null
  attempts: number
  run_after: number
  lease_token: string | null
  lease_until: number | null
  /** What the work is about, where it is about a book or a cover. */
  book_id: Fixed<string | null>
  cover_id: Fixed<string | null>
  /** The asset that the work makes; two jobs may not make the same one of a cover at once. */
  target: Fixed<string | null>
  /** Whose turn comes first: later for those who have much in the queue already. */
  turn_at: Fixed<number>
}

export interface CoversTable {
  id: Fixed<string>
  account_id: Fixed<string>
  book_id: Fixed<string>
  /** The job that made it. */
  job_id: Fixed<string | null>
  source_cover_id: Fixed<string | null>
  /** Template id; null for covers made after references. */
  style: Fixed<string | null>
  prompt: Fixed<string | null>
  /** What every asset is painted from; null for covers that are only a picture. */
  document: Fixed<string | null>
  created_at: Fixed<number>
}

/** What an image model has painted for a cover: the picture behind its type, and that picture as a square. */
export type ArtShape = 'front' | 'square'

export interface CoverArtTable {
  cover_id: Fixed<string>
  shape: Fixed<ArtShape>
  /** Covers that were edited share the file of the cover they came from. */
  storage_key: Fixed<string>
  created_at: Fixed<number>
}

export interface CoverAssetsTable {
  cover_id: Fixed<string>
  asset: Fixed<AssetType>
  storage_key: Fixed<string>
  file_name: Fixed<string>
  created_at: Fixed<number>
}

export interface WrapsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  book_id: Fixed<string>
  /** A cover has one wrap. */
  cover_id: Fixed<string>
  design_style: DesignStyle
  preset: WrapPreset
  /** Raised with every change: whoever has worked on an older one has worked for nothing. */
  revision: number
  created_at: Fixed<number>
  changed_at: number
  specs: string
  wishes: string
  art: string
  voice: string
  layout_state: string
  report: string
  files: string
  backdrop: string
}

export interface WrapFilesTable {
  storage_key: Fixed<string>
  wrap_id: Fixed<string>
  /** The job whose result names it; null for what a render made. */
  job_id: Fixed<string | null>
  /** When another file took its place; null while the wrap uses it. */
  retired_at: number | null
}

export type WebhookEvent = 'job.completed' | 'job.failed' | 'webhook.test'

export interface WebhookDeliveriesTable {
  /** What receivers know it by, the same on every attempt. */
  id: Fixed<string>
  account_id: Fixed<string>
  /** Whose secret signs it. */
  key_id: Fixed<string>
  /** null for a test that belongs to no job. */
  job_id: Fixed<string | null>
  event: Fixed<WebhookEvent>
  url: Fixed<string>
  /** Host and port of the URL: deliveries to one of them wait for each other, not for the rest. */
  host: Fixed<string>
  /** The body, byte for byte as every attempt sends it. */
  body: Fixed<string>
  status: 'queued' | 'processing' | 'delivered' | 'failed'
  created_at: Fixed<number>
  started_at: number | null
  ended_at: number | null
  /** Attempts of this round; a redelivery begins another. */
  attempts: number
  /** Attempts of all rounds before. */
  attempts_before: number
  run_after: number
  lease_token: string | null
  lease_until: number | null
}

export interface WebhookAttemptsTable {
  id: Fixed<string>
  delivery_id: Fixed<string>
  number: Fixed<number>
  at: Fixed<number>
  duration_ms: Fixed<number>
  status_code: Fixed<number | null>
  error: Fixed<string | null>
  response_excerpt: Fixed<string | null>
  next_attempt_at: Fixed<number | null>
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

/** Recent calls of an account's keys and apps: a bounded number of each account, for a bounded time. */
export interface RequestLogTable {
  id: Fixed<string>
  account_id: Fixed<string>
  /** null where an app called with an access token. */
  key_id: Fixed<string | null>
  /** What the caller was told in `X-Request-Id`. */
  request_id: Fixed<string>
  method: Fixed<string>
  /** Without its query. */
  path: Fixed<string>
  status: Fixed<number>
  ms: Fixed<number>
  at: Fixed<number>
}

export interface Schema {
  accounts: AccountsTable
  subscriptions: SubscriptionsTable
  api_keys: ApiKeysTable
  credit_ledger: CreditLedgerTable
  credit_reservations: CreditReservationsTable
  books: BooksTable
  jobs: JobsTable
  covers: CoversTable
  cover_assets: CoverAssetsTable
  cover_art: CoverArtTable
  wraps: WrapsTable
  wrap_files: WrapFilesTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
  sessions: SessionsTable
  throttles: ThrottlesTable
  team_seats: TeamSeatsTable
  team_invitations: TeamInvitationsTable
  oauth_records: OauthRecordsTable
  oauth_keys: OauthKeysTable
  request_log: RequestLogTable
}
