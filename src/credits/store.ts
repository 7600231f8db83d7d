// SQL of subscriptions, their balances, the ledger and reservations.
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { PlanName } from '../catalog/plans.ts'
import { batchedLookup } from '../platform/database/batched-lookup.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { CreditReservationsTable, LedgerKind, SubscriptionsTable } from '../platform/database/tables/credits.ts'
import type { Write } from '../platform/database/write-together.ts'
import { newId } from '../platform/ids.ts'
import type { Credits } from './arithmetic.ts'

export type Subscription = Selectable<SubscriptionsTable>
export type Reservation = Selectable<CreditReservationsTable>

/** Holds the row until the transaction ends: everything that moves credits starts here, so movements take turns. */
export const lockSubscription = (trx: Trx, id: string): Promise<Subscription | undefined> =>
  trx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const lockSubscriptionOfAccount = (trx: Trx, accountId: string): Promise<Subscription | undefined> =>
  trx.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()

/** Requests that arrive together share a query. */
export const findSubscriptionOfAccount = batchedLookup<Subscription>(
  (reads, accountIds) => reads.selectFrom('subscriptions').selectAll().where('account_id', 'in', accountIds).execute(),
  (subscription) => subscription.account_id,
)

/** The subscription of the team in which the account has a seat. */
export const findSubscriptionOfTeam = batchedLookup<Subscription & { readonly memberId: string }>(
  (reads, memberIds) =>
    reads
      .selectFrom('team_seats as seat')
      .innerJoin('subscriptions as s', 's.account_id', 'seat.owner_id')
      .selectAll('s')
      .select('seat.member_id as memberId')
      .where('seat.member_id', 'in', memberIds)
      .execute(),
  ({ memberId }) => memberId,
)

export const lockSubscriptionOfTeam = async (trx: Trx, memberId: string): Promise<Subscription | undefined> => {
  const seat = await trx
    .selectFrom('team_seats')
    .select('owner_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return seat && lockSubscriptionOfAccount(trx, seat.owner_id)
}

export const insertSubscription = async (trx: Trx, row: Insertable<SubscriptionsTable>): Promise<void> => {
  await trx.insertInto('subscriptions').values(row).execute()
}

export const updatePlan = async (trx: Trx, id: string, plan: PlanName, periodAllowance: number): Promise<void> => {
  await trx.updateTable('subscriptions').set({ plan, period_allowance: periodAllowance }).where('id', '=', id).execute()
}

export const updateCancelled = async (trx: Trx, id: string, cancelledAt: number | null): Promise<void> => {
  await trx.updateTable('subscriptions').set({ cancelled_at: cancelledAt }).where('id', '=', id).execute()
}

export const updatePeriod = async (trx: Trx, id: string, periodEndsAt: number, allowance: number): Promise<void> => {
  await trx
    .updateTable('subscriptions')
    .set({ period_ends_at: periodEndsAt, period_allowance: allowance })
    .where('id', '=', id)
    .execute()
}

export interface Movement {
  readonly subscriptionId: string
  readonly kind: LedgerKind
  readonly delta: Credits
  readonly jobId: string | null
  readonly reason: string | null
  readonly at: number
}

/** The ledger row that says why a balance changes. */
export const entry = (trx: Trx, { subscriptionId, kind, delta, jobId, reason, at }: Movement): Write =>
  trx.insertInto('credit_ledger').values({
    id: newId(),
    subscription_id: subscriptionId,
    job_id: jobId,
    kind,
    monthly_delta: delta.monthly,
    overage_delta: delta.overage,
    reason,
    created_at: at,
  })

/** By how much the reservations that are open become more, or fewer. */
export interface Holding {
  readonly reservations: number
  readonly credits: number
}

/** The only place where a balance changes. The ledger row that says why belongs to it. */
export const balanceChange = (trx: Trx, subscriptionId: string, delta: Credits, held: Holding): Write =>
  trx
    .updateTable('subscriptions')
    .set((row) => ({
      monthly_credits: row('monthly_credits', '+', delta.monthly),
      overage_credits: row('overage_credits', '+', delta.overage),
      open_reservations: row('open_reservations', '+', held.reservations),
      reserved_credits: row('reserved_credits', '+', held.credits),
    }))
    .where('id', '=', subscriptionId)

/** Moves credits that no reservation holds. */
export const move = async (trx: Trx, wanted: Movement): Promise<void> => {
  await entry(trx, wanted).execute()
  await balanceChange(trx, wanted.subscriptionId, wanted.delta, { reservations: 0, credits: 0 }).execute()
}

export const reservation = (trx: Trx, row: Insertable<CreditReservationsTable>): Write =>
  trx.insertInto('credit_reservations').values(row)

export const findReservation = (reads: Reads, jobId: string): Promise<Reservation | undefined> =>
  reads.selectFrom('credit_reservations').selectAll().where('job_id', '=', jobId).executeTakeFirst()

/** Closes an open reservation; false when it was closed before, so that nothing is settled twice. */
export const closeReservation = async (trx: Trx, jobId: string, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('credit_reservations')
    .set({ closed_at: at })
    .where('job_id', '=', jobId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const subscriptionsDue = (reads: Reads, now: number, limit: number): Promise<{ id: string }[]> =>
  reads
    .selectFrom('subscriptions')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('period_ends_at', '<=', now)
    .orderBy('period_ends_at')
    .limit(limit)
    .execute()

export interface LedgerCheck {
  readonly accountId: string
  readonly balance: Credits
  readonly ledger: Credits
  readonly rows: number
  readonly held: Holding
  readonly open: Holding
}

/** Every subscription's balance beside the sum of its ledger rows, and what it says is held beside its open reservations. */
export const checkLedger = async (reads: Reads): Promise<LedgerCheck[]> => {
  const rows = await reads
    .selectFrom('subscriptions as s')
    .leftJoin(
      (from) =>
        from
          .selectFrom('credit_ledger')
          .groupBy('subscription_id')
          .select(({ fn }) => [
            'subscription_id',
            fn.sum<number>('monthly_delta').as('monthly'),
            fn.sum<number>('overage_delta').as('overage'),
            fn.countAll<number>().as('rows'),
          ])
          .as('l'),
      (join) => join.onRef('l.subscription_id', '=', 's.id'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('credit_reservations')
          .where('closed_at', 'is', null)
          .groupBy('subscription_id')
          .select(({ fn }) => [
            'subscription_id',
            fn.countAll<number>().as('reservations'),
            sql<number>`sum(monthly + overage)`.as('credits'),
          ])
          .as('r'),
      (join) => join.onRef('r.subscription_id', '=', 's.id'),
    )
    .select([
      's.account_id as accountId',
      's.monthly_credits as monthly',
      's.overage_credits as overage',
      's.open_reservations as held',
      's.reserved_credits as heldCredits',
      'l.monthly as ledgerMonthly',
      'l.overage as ledgerOverage',
      'l.rows as rows',
      'r.reservations as open',
      'r.credits as openCredits',
    ])
    .execute()
  return rows.map((row) => ({
    accountId: row.accountId,
    balance: { monthly: row.monthly, overage: row.overage },
    ledger: { monthly: Number(row.ledgerMonthly ?? 0), overage: Number(row.ledgerOverage ?? 0) },
    rows: Number(row.rows ?? 0),
    held: { reservations: row.held, credits: row.heldCredits },
    open: { reservations: Number(row.open ?? 0), credits: Number(row.openCredits ?? 0) },
  }))
}
