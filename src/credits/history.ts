// What has happened to the credits that an account uses: every movement, and the usage of each day.
import type { Reads } from '../platform/database/database.ts'
import * as store from './history-store.ts'
import type { Subscription } from './store.ts'

export type Movement = store.LedgerRow
export type UsedOnDay = store.UsedOnDay

/** Who pays sees every movement; who has a seat in a team sees what its own jobs have moved. */
const partOf = ({ id, account_id }: Subscription, accountId: string): store.Part => ({
  subscriptionId: id,
  causedBy: account_id === accountId ? null : accountId,
})

interface LedgerQuestion {
  readonly accountId: string
  readonly limit: number
  readonly after: string | null
}

/** A page of movements, newest first, and whether more follow. */
export const movementsIn = async (
  reads: Reads,
  subscription: Subscription,
  { accountId, limit, after }: LedgerQuestion,
): Promise<{ readonly movements: readonly Movement[]; readonly more: boolean }> => {
  const part = partOf(subscription, accountId)
  const found = await store.findMovements(reads, { ...part, limit: limit + 1, after })
  return { movements: found.slice(0, limit), more: found.length > limit }
}

/** What each operation has cost on each day since then. A refund of an earlier day's job does not make a day negative. */
export const usageIn = async (
  reads: Reads,
  subscription: Subscription,
  { accountId, since }: { accountId: string; since: number },
): Promise<UsedOnDay[]> => {
  const used = await store.findUsage(reads, partOf(subscription, accountId), since)
  return used.filter(({ credits }) => credits > 0)
}
