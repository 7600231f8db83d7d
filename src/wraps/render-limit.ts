// How many renders of a subscription may be under way at once: counted in the database, because a caller may reach any process.
import { fault } from '../catalog/fault.ts'
import { plans } from '../catalog/plans.ts'
import { lockCredits } from '../credits/rules.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import * as store from './renders-store.ts'

/** A render takes less, waiting included: one that has not ended by then has died with its process. */
export const longestRenderMs = 120_000
const lifeMs = longestRenderMs + 60_000

interface Caller {
  readonly accountId: string
  readonly at: number
}

interface Admitted {
  readonly id: string
  readonly subscriptionId: string
}

const admit = async (trx: Trx, { accountId, at }: Caller): Promise<Admitted> => {
  // The lock makes racing calls of a subscription take turns: none of them is counted too late.
  const { id: subscriptionId, plan } = await lockCredits(trx, accountId, at)
  const active = await store.countRenders(trx, subscriptionId)
  const { concurrentJobs: limit } = plans[plan]
  if (active >= limit) {
    throw fault('concurrency_limit', {
      message: `${active} renders are under way, and the plan allows ${limit} at once.`,
      details: { active, limit },
    })
  }
  const render = { id: newId(), subscriptionId }
  await store.insertRender(trx, { ...render, lifeMs })
  return render
}

/** Does the work as one render of the caller's subscription, or refuses it where there are as many as the plan allows. */
export const asRender = async <Result>(
  database: Database,
  caller: Caller,
  work: (subscriptionId: string) => Promise<Result>,
): Promise<Result> => {
  const { id, subscriptionId } = await database.transact((trx) => admit(trx, caller))
  try {
    return await work(subscriptionId)
  } finally {
    // What is done is done, whether or not the database can be told; a row that stays expires.
    await database.transact((trx) => store.deleteRender(trx, id)).catch(() => undefined)
  }
}
