// Credit movements as tests make and read them, each in a transaction of its own.
import { Fault } from '../../src/catalog/fault.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import type { Credits } from '../../src/credits/arithmetic.ts'
import { adjust, type Bucket, changePlan, lockCredits, reserve, setActive, settle } from '../../src/credits/rules.ts'
import type { Database, Trx } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'

export const billingUrl = 'https://covers.example.test/billing'

/** Takes credits in a transaction, as accepting a job does. */
export const takeCredits = async (
  trx: Trx,
  { accountId, jobId, amount, at }: { accountId: string; jobId: string; amount: number; at: number },
): Promise<void> => {
  const subscription = await lockCredits(trx, accountId, at)
  for (const write of reserve(trx, { subscription, jobId, amount, billingUrl, at }).writes) await write.execute()
}

/** Reserves and returns the id of the job that the credits are for. */
export const reserveFor = async (
  database: Database,
  { accountId, amount, at }: { accountId: string; amount: number; at: number },
): Promise<string> => {
  const jobId = newId()
  await database.transact((trx) => takeCredits(trx, { accountId, jobId, amount, at }))
  return jobId
}

export const settleJob = (
  database: Database,
  { jobId, cost, at }: { jobId: string; cost: number; at: number },
): Promise<void> => database.transact((trx) => settle(trx, { jobId, cost, at }))

export const adjustBucket = (
  database: Database,
  { accountId, bucket, by, at }: { accountId: string; bucket: Bucket; by: number; at: number },
): Promise<void> => database.transact((trx) => adjust(trx, { accountId, bucket, by, reason: 'adjusted', at }))

export const moveToPlan = (
  database: Database,
  { accountId, plan, at }: { accountId: string; plan: PlanName; at: number },
): Promise<void> => database.transact((trx) => changePlan(trx, { accountId, plan, at }))

export const switchActive = (
  database: Database,
  { accountId, active, at }: { accountId: string; active: boolean; at: number },
): Promise<void> => database.transact((trx) => setActive(trx, { accountId, active, at }))

const subscriptionOf = (database: Database, accountId: string) =>
  database.read.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()

export const balanceOf = async (database: Database, accountId: string): Promise<Credits> => {
  const { monthly_credits, overage_credits } = await subscriptionOf(database, accountId)
  return { monthly: monthly_credits, overage: overage_credits }
}

/** The account's ledger in the order in which this process wrote it. */
export const ledgerOf = async (database: Database, accountId: string) => {
  const { id } = await subscriptionOf(database, accountId)
  return database.read.selectFrom('credit_ledger').selectAll().where('subscription_id', '=', id).orderBy('id').execute()
}

export type LedgerRow = Awaited<ReturnType<typeof ledgerOf>>[number]

export const reservationOf = (database: Database, jobId: string) =>
  database.read.selectFrom('credit_reservations').selectAll().where('job_id', '=', jobId).executeTakeFirst()

/** The fault a call was refused with, or undefined when it went through. */
export const refusal = async (call: Promise<unknown>): Promise<Fault | undefined> => {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}
