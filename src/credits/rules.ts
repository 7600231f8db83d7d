// What may happen to credits: reserved for a job, settled at its end, adjusted by the operator, read, verified.
import { fault } from '../catalog/fault.ts'
import { type PlanName, plans } from '../catalog/plans.ts'
import type { CreditSummary } from '../contract/account.ts'
import type { Database, Reads, Trx } from '../platform/database/database.ts'
import type { Write } from '../platform/database/write-together.ts'
import { type Credits, draw, refund, total } from './arithmetic.ts'
import * as store from './store.ts'
import { balanceOf, isActive, lockCurrent, lockPaying, payingOf, renewIfDue } from './subscription.ts'

export { type Movement, movementsIn, type UsedOnDay, usageIn } from './history.ts'
export { changePlan, openIfMissing, openSubscription, renewDue, setActive } from './subscription.ts'

const nothing: Credits = { monthly: 0, overage: 0 }

export type Subscription = store.Subscription

export interface Reservation {
  readonly concurrentJobs: number
  /** What the subscription holds already: jobs that wait or run, and their credits. */
  readonly held: store.Holding
  /** What takes the credits, once it is executed in the transaction that holds the lock. */
  readonly writes: readonly Write[]
}

/** Makes everything that spends an account's credits take turns, until the transaction ends. */
export const lockCredits = async (trx: Trx, accountId: string, at: number): Promise<Subscription> => {
  const subscription = await lockPaying(trx, accountId, at)
  if (!isActive(subscription)) throw fault('unauthorized', { message: 'The subscription is not active.' })
  return subscription
}

/** Takes the credits a job may cost, before it is queued, from a subscription that is locked. Nothing is written yet. */
export const reserve = (
  trx: Trx,
  {
    subscription,
    jobId,
    amount,
    billingUrl,
    at,
  }: {
    subscription: Subscription
    jobId: string
    amount: number
    billingUrl: string
    at: number
  },
): Reservation => {
  const balance = balanceOf(subscription)
  const drawn = draw(balance, amount)
  if (!drawn) {
    throw fault('insufficient_credits', {
      message: `This costs ${amount} credits and ${total(balance)} are left.`,
      details: { balance: total(balance), required: amount, billing_url: billingUrl },
    })
  }
  const { id: subscriptionId, plan, period_ends_at } = subscription
  const row = { job_id: jobId, subscription_id: subscriptionId, ...drawn, period_ends_at, closed_at: null }
  const delta = { monthly: -drawn.monthly, overage: -drawn.overage }
  const entries =
    amount > 0 ? [store.entry(trx, { subscriptionId, kind: 'reserve', delta, jobId, reason: null, at })] : []
  return {
    concurrentJobs: plans[plan].concurrentJobs,
    held: { reservations: subscription.open_reservations, credits: subscription.reserved_credits },
    writes: [
      store.reservation(trx, row),
      ...entries,
      store.balanceChange(trx, subscriptionId, delta, { reservations: 1, credits: amount }),
    ],
  }
}

/** Ends a reservation: `cost` is kept, the rest goes back where it came from. Ending it twice changes nothing. */
export const settle = async (
  trx: Trx,
  { jobId, cost, at }: { jobId: string; cost: number; at: number },
): Promise<void> => {
  const reservation = await store.findReservation(trx, jobId)
  if (!reservation) throw new Error(`job ${jobId} has no reservation`)
  const drawn: Credits = { monthly: reservation.monthly, overage: reservation.overage }
  if (cost < 0 || cost > total(drawn)) throw new RangeError(`job ${jobId} reserved ${total(drawn)} but cost ${cost}`)
  const locked = await store.lockSubscription(trx, reservation.subscription_id)
  if (!locked) throw new Error(`subscription ${reservation.subscription_id} is gone`)
  if (!(await store.closeReservation(trx, jobId, at))) return

  const subscription = await renewIfDue(trx, locked, at)
  const back = refund({
    drawn,
    cost,
    sameMonth: reservation.period_ends_at === subscription.period_ends_at,
    balance: balanceOf(subscription),
    allowance: subscription.period_allowance,
  })
  const note = { subscriptionId: subscription.id, jobId, reason: null, at }
  if (total(back) > 0) await store.entry(trx, { ...note, kind: 'refund', delta: back }).execute()
  if (cost > 0) await store.entry(trx, { ...note, kind: 'settle', delta: nothing }).execute()
  const released = { reservations: -1, credits: -total(drawn) }
  await store.balanceChange(trx, subscription.id, back, released).execute()
}

export type Bucket = keyof Credits

/** Far below what the database's integers hold, so that no sum of two balances overflows. */
const largestBalance = 1_000_000_000

/** The operator's correction of one bucket. It may take, but never below zero. */
export const adjust = async (
  trx: Trx,
  {
    accountId,
    bucket,
    by,
    reason,
    at,
  }: {
    accountId: string
    bucket: Bucket
    by: number
    reason: string | null
    at: number
  },
): Promise<void> => {
  const subscription = await lockCurrent(trx, accountId, at)
  const left = balanceOf(subscription)[bucket] + by
  if (left > largestBalance) {
    throw fault('invalid_field_value', { message: `A balance cannot exceed ${largestBalance} credits.` })
  }
  if (left < 0) {
    throw fault('insufficient_credits', {
      message: `The ${bucket} balance has ${left - by}; ${by} would make it negative.`,
    })
  }
  await store.move(trx, {
    subscriptionId: subscription.id,
    kind: 'grant',
    delta: { ...nothing, [bucket]: by },
    jobId: null,
    reason,
    at,
  })
}

/** The subscription that pays for an account: its own where that is active, else the one of its team. */
export const findPaying = async (reads: Reads, accountId: string): Promise<Subscription | undefined> => {
  const own = await store.findSubscriptionOfAccount(reads, accountId)
  if (own && isActive(own)) return own
  return payingOf(own, await store.findSubscriptionOfTeam(reads, accountId))
}

export interface PayingPlan {
  readonly plan: PlanName
  /** The account itself, or the owner of its team. */
  readonly ownerId: string
}

/** The active plan that an account may use; null where there is none. */
export const payingPlan = async (reads: Reads, accountId: string): Promise<PayingPlan | null> => {
  const found = await findPaying(reads, accountId)
  return found && isActive(found) ? { plan: found.plan, ownerId: found.account_id } : null
}

interface CreditsQuestion {
  readonly accountId: string
  readonly billingUrl: string
  readonly at: number
}

/** The balance as of now. Reading costs one query, except once a month, when it renews. */
export const readCredits = async (database: Database, question: CreditsQuestion): Promise<CreditSummary> =>
  summaryOf(database, await findPaying(database.read, question.accountId), question)

/** The balance of the account's own subscription, whoever else may pay for it. */
export const readOwnCredits = async (database: Database, question: CreditsQuestion): Promise<CreditSummary> =>
  summaryOf(database, await store.findSubscriptionOfAccount(database.read, question.accountId), question)

const summaryOf = async (
  database: Database,
  found: Subscription | undefined,
  { billingUrl, at }: CreditsQuestion,
): Promise<CreditSummary> => {
  if (!found) throw fault('subscription_not_found')
  const due = at >= found.period_ends_at && isActive(found)
  const subscription = due ? await database.transact((trx) => lockCurrent(trx, found.account_id, at)) : found
  const plan = plans[subscription.plan]
  return {
    tier: plan.name,
    credits_remaining: subscription.monthly_credits,
    credits_monthly: plan.creditsPerMonth,
    overage_credits: subscription.overage_credits,
    total_available: total(balanceOf(subscription)),
    concurrent_limit: plan.concurrentJobs,
    is_active: isActive(subscription),
    billing_url: billingUrl,
  }
}

export interface LedgerVerdict {
  readonly accounts: number
  readonly rows: number
  readonly mismatches: readonly Omit<store.LedgerCheck, 'rows'>[]
}

/** Recomputes every balance from the ledger, and what is held from the open reservations. */
export const verifyLedger = async (reads: Reads): Promise<LedgerVerdict> => {
  const checks = await store.checkLedger(reads)
  const wrong = checks.filter(
    ({ balance, ledger, held, open }) =>
      balance.monthly !== ledger.monthly ||
      balance.overage !== ledger.overage ||
      held.reservations !== open.reservations ||
      held.credits !== open.credits,
  )
  return {
    accounts: checks.length,
    rows: checks.reduce((sum, { rows }) => sum + rows, 0),
    mismatches: wrong.map(({ rows, ...check }) => check),
  }
}
