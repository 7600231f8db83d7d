// A subscription's life: opened, renewed each month, moved to another plan, stopped and resumed.
import { fault } from '../catalog/fault.ts'
import { type PlanName, plans } from '../catalog/plans.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Credits } from './arithmetic.ts'
import { periodEnd } from './months.ts'
import * as store from './store.ts'

type Subscription = store.Subscription

export const balanceOf = (subscription: Subscription): Credits => ({
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
export const renewIfDue = async (trx: Trx, subscription: Subscription, at: number): Promise<Subscription> => {
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
export const lockCurrent = async (trx: Trx, accountId: string, at: number): Promise<Subscription> => {
  const subscription = await store.lockSubscriptionOfAccount(trx, accountId)
  if (!subscription) throw fault('subscription_not_found')
  return renewIfDue(trx, subscription, at)
}

/** Which of two pays: an account with an active plan of its own uses that one, else the one of its team. */
export const payingOf = <Plan extends Pick<Subscription, 'cancelled_at'>>(
  own: Plan | undefined,
  ofTeam: Plan | undefined,
): Plan | undefined => [own, ofTeam].find((each) => each && isActive(each)) ?? own

/** Like `lockCurrent`, for what spends: the subscription may be the one of the account's team. */
export const lockPaying = async (trx: Trx, accountId: string, at: number): Promise<Subscription> => {
  const own = await store.lockSubscriptionOfAccount(trx, accountId)
  const ofTeam = own && isActive(own) ? undefined : await store.lockSubscriptionOfTeam(trx, accountId)
  const paying = payingOf(own, ofTeam)
  if (!paying) throw fault('subscription_not_found')
  return renewIfDue(trx, paying, at)
}

/** Opens a subscription where the account has none. */
export const openIfMissing = async (
  trx: Trx,
  wanted: { accountId: string; plan: PlanName; at: number },
): Promise<void> => {
  if (!(await store.lockSubscriptionOfAccount(trx, wanted.accountId))) await openSubscription(trx, wanted)
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

const renewalBatch = 100

/** Renews whatever is due, so that balances are right even where nobody looks. Returns how many it renewed. */
export const renewDue = async (database: Database, at: number, signal?: AbortSignal): Promise<number> => {
  const due = await store.subscriptionsDue(database.read, at, renewalBatch)
  let renewed = 0
  for (const { id } of due) {
    signal?.throwIfAborted()
    const turned = await database.transact(async (trx) => {
      const subscription = await store.lockSubscription(trx, id)
      return subscription !== undefined && (await renewIfDue(trx, subscription, at)) !== subscription
    })
    if (turned) renewed++
  }
  return due.length < renewalBatch ? renewed : renewed + (await renewDue(database, at, signal))
}
