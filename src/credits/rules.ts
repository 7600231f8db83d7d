// What may happen to credits: granted, renewed each month, reserved for a job, settled at its end, adjusted by the operator.
import { fault } from '../catalog/fault.ts'
import { type PlanName, plans } from '../catalog/plans.ts'
import type { Database, Reads, Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { type Credits, draw, refund, total } from './arithmetic.ts'
import { periodEnd } from './months.ts'
import * as store from './store.ts'

type Subscription = store.Subscription

const nothing: Credits = { monthly: 0, overage: 0 }

const balanceOf = (subscription: Subscription): Credits => ({
  monthly: subscription.monthly_credits,
  overage: subscription.overage_credits,
})

export const isActive = (subscription: Pick<Subscription, 'cancelled_at'>): boolean =>
  subscription.cancelled_at === null

/** Starts a subscription with its first month's credits. */
export const openSubscription = async (
  trx: Trx,
  { accountId, plan, at }: { accountId: string; plan: PlanName; at: number },
): Promise<void> => {
  const id = newId()
  const allowance = plans[plan].creditsPerMonth
  await store.insertSubscription(trx, {
    id,
    account_id: accountId,
    plan,
    cancelled_at: null,
    monthly_credits: 0,
    overage_credits: 0,
    period_allowance: allowance,
    anchor_at: at,
    period_ends_at: periodEnd(at, at),
    created_at: at,
  })
  await store.move(trx, {
    subscriptionId: id,
    kind: 'grant',
    delta: { monthly: allowance, overage: 0 },
    jobId: null,
    reason: `first month of plan ${plan}`,
    at,
  })
}

/** Gives the new month's allowance if the month has turned. Unused monthly credits end with their month; overage stays. */
const renewIfDue = async (trx: Trx, subscription: Subscription, at: number): Promise<Subscription> => {
  if (at < subscription.period_ends_at || !isActive(subscription)) return subscription
  const allowance = plans[subscription.plan].creditsPerMonth
  const endsAt = periodEnd(subscription.anchor_at, at)
  await store.updatePeriod(trx, subscription.id, endsAt, allowance)
  await store.move(trx, {
    subscriptionId: subscription.id,
    kind: 'month_reset',
    delta: { monthly: allowance - subscription.monthly_credits, overage: 0 },
    jobId: null,
    reason: null,
    at,
  })
  return { ...subscription, monthly_credits: allowance, period_allowance: allowance, period_ends_at: endsAt }
}

/** Locks an account's subscription and brings it into the current month: where every movement begins. */
const lockCurrent = async (trx: Trx, accountId: string, at: number): Promise<Subscription> => {
  const subscription = await store.lockSubscriptionOfAccount(trx, accountId)
  if (!subscription) throw fault('subscription_not_found')
  return renewIfDue(trx, subscription, at)
}

export interface Reserved {
  readonly subscriptionId: string
  readonly concurrentJobs: number
}

/** Takes the credits a job may cost, before it is queued. The subscription stays locked until the transaction ends. */
export const reserve = async (
  trx: Trx,
  {
    accountId,
    jobId,
    amount,
    billingUrl,
    at,
  }: {
    accountId: string
    jobId: string
    amount: number
    billingUrl: string
    at: number
  },
): Promise<Reserved> => {
  const subscription = await lockCurrent(trx, accountId, at)
  if (!isActive(subscription)) throw fault('unauthorized', { message: 'The subscription is not active.' })
  const balance = balanceOf(subscription)
  const drawn = draw(balance, amount)
  if (!drawn) {
    throw fault('insufficient_credits', {
      message: `This costs ${amount} credits and ${total(balance)} are left.`,
      details: { balance: total(balance), required: amount, billing_url: billingUrl },
    })
  }
  await store.insertReservation(trx, {
    job_id: jobId,
    subscription_id: subscription.id,
    ...drawn,
    period_ends_at: subscription.period_ends_at,
    closed_at: null,
  })
  if (amount > 0) {
    await store.move(trx, {
      subscriptionId: subscription.id,
      kind: 'reserve',
      delta: { monthly: -drawn.monthly, overage: -drawn.overage },
      jobId,
      reason: null,
      at,
    })
  }
  return { subscriptionId: subscription.id, concurrentJobs: plans[subscription.plan].concurrentJobs }
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
  if (!(await store.closeReservation(trx, jobId, at)) || total(drawn) === 0) return

  const subscription = await renewIfDue(trx, locked, at)
  const back = refund({
    drawn,
    cost,
    sameMonth: reservation.period_ends_at === subscription.period_ends_at,
    balance: balanceOf(subscription),
    allowance: subscription.period_allowance,
  })
  const note = { subscriptionId: subscription.id, jobId, reason: null, at }
  if (total(back) > 0) await store.move(trx, { ...note, kind: 'refund', delta: back })
  if (cost > 0) await store.move(trx, { ...note, kind: 'settle', delta: nothing })
}

/** A change of plan takes effect at once. More credits come now, once a month; fewer come with the next month. */
export const changePlan = async (
  trx: Trx,
  { accountId, plan, at }: { accountId: string; plan: PlanName; at: number },
): Promise<void> => {
  const subscription = await lockCurrent(trx, accountId, at)
  const allowance = plans[plan].creditsPerMonth
  const extra = Math.max(0, allowance - subscription.period_allowance)
  await store.updatePlan(trx, subscription.id, plan, subscription.period_allowance + extra)
  if (extra === 0) return
  await store.move(trx, {
    subscriptionId: subscription.id,
    kind: 'grant',
    delta: { monthly: extra, overage: 0 },
    jobId: null,
    reason: `change to plan ${plan}`,
    at,
  })
}

/** Stops or resumes a subscription. A resumed one is brought into the current month. */
export const setActive = async (
  trx: Trx,
  { accountId, active, at }: { accountId: string; active: boolean; at: number },
): Promise<void> => {
  const subscription = await lockCurrent(trx, accountId, at)
  if (isActive(subscription) === active) return
  await store.updateCancelled(trx, subscription.id, active ? null : at)
  await renewIfDue(trx, { ...subscription, cancelled_at: active ? null : at }, at)
}

export type Bucket = keyof Credits

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

export interface CreditSummary {
  readonly tier: PlanName
  readonly credits_remaining: number
  readonly credits_monthly: number
  readonly overage_credits: number
  readonly total_available: number
  readonly concurrent_limit: number
  readonly is_active: boolean
  readonly billing_url: string
}

/** The balance as of now. Reading costs one query, except once a month, when it renews. */
export const readCredits = async (
  database: Database,
  { accountId, billingUrl, at }: { accountId: string; billingUrl: string; at: number },
): Promise<CreditSummary> => {
  const found = await store.findSubscriptionOfAccount(database.read, accountId)
  if (!found) throw fault('subscription_not_found')
  const due = at >= found.period_ends_at && isActive(found)
  const subscription = due ? await database.transact((trx) => lockCurrent(trx, accountId, at)) : found
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

const renewalBatch = 100

/** Renews whatever is due, so that balances are right even where nobody looks. Returns how many it renewed. */
export const renewDue = async (database: Database, at: number): Promise<number> => {
  const due = await store.subscriptionsDue(database.read, at, renewalBatch)
  let renewed = 0
  for (const { id } of due) {
    const turned = await database.transact(async (trx) => {
      const subscription = await store.lockSubscription(trx, id)
      return subscription !== undefined && (await renewIfDue(trx, subscription, at)) !== subscription
    })
    if (turned) renewed++
  }
  return renewed
}

export interface LedgerVerdict {
  readonly accounts: number
  readonly rows: number
  readonly mismatches: readonly { accountId: string; balance: Credits; ledger: Credits }[]
}

/** Recomputes every balance from the ledger. */
export const verifyLedger = async (reads: Reads): Promise<LedgerVerdict> => {
  const checks = await store.checkLedger(reads)
  const wrong = checks.filter(
    ({ balance, ledger }) => balance.monthly !== ledger.monthly || balance.overage !== ledger.overage,
  )
  return {
    accounts: checks.length,
    rows: checks.reduce((sum, { rows }) => sum + rows, 0),
    mismatches: wrong.map(({ accountId, balance, ledger }) => ({ accountId, balance, ledger })),
  }
}
