// How an account stands: its balance, the plan that pays for it, and what it has used in the last days.
import type { CreditSummary } from '../contract/account.ts'
import { findPaying, readCredits, type Subscription, type UsedOnDay, usageIn } from '../credits/rules.ts'
import type { Database } from '../platform/database/database.ts'
import { daysShown, firstDayAt } from './usage.ts'
import type { DashboardParts, Visit } from './visit.ts'

export interface Standing {
  readonly summary: CreditSummary
  readonly subscription: Subscription
}

/** Null: no plan pays. The balance first, because reading it brings the month up to date. */
export const standingOf = async (
  { database, billingUrl }: DashboardParts,
  { accountId, at }: Visit,
): Promise<Standing | null> => {
  if (!(await findPaying(database.read, accountId))) return null
  const summary = await readCredits(database, { accountId, billingUrl: billingUrl(), at })
  const subscription = await findPaying(database.read, accountId)
  return subscription ? { summary, subscription } : null
}

/** By day, of the days that are shown. */
export const recentUse = (
  { read }: Database,
  { subscription }: Standing,
  { accountId, at }: Visit,
): Promise<UsedOnDay[]> => usageIn(read, subscription, { accountId, since: firstDayAt(at, daysShown) })
