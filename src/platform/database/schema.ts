// The tables, as the queries see them. One schema for both databases: ids are UUIDs, instants are milliseconds since 1970.
import type { ColumnType } from 'kysely'
import type { TargetAudience } from '../../catalog/audiences.ts'
import type { JobStatus, OperationName } from '../../catalog/operations.ts'
import type { PlanName } from '../../catalog/plans.ts'

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
  created_at: Fixed<number>
  revoked_at: number | null
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
}

export interface Schema {
  accounts: AccountsTable
  subscriptions: SubscriptionsTable
  api_keys: ApiKeysTable
  credit_ledger: CreditLedgerTable
  credit_reservations: CreditReservationsTable
  books: BooksTable
  jobs: JobsTable
}
