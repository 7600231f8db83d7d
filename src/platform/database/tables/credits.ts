// Plans, what was granted and used, and what is held for open jobs.
import type { Generated } from 'kysely'
import type { PlanName } from '../../../catalog/plans.ts'
import type { Fixed } from './column.ts'

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
