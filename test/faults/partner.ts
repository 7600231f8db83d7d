// A partner of the service: an account, its books, and what it has seen of its jobs and covers.
import { createAccount, type NewAccount } from '../../src/accounts/rules.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import { adjust } from '../../src/credits/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'

export interface Partner extends NewAccount {
  readonly bookIds: readonly string[]
  readonly webhookUrl: string
  /** What it could spend at the beginning. */
  readonly openingCredits: number
  /** Covers that it knows of. */
  readonly covers: string[]
  /** Jobs whose end it has not seen. */
  readonly open: Set<string>
}

interface PartnerDraft {
  readonly plan: PlanName
  /** What is taken away at the beginning, so that some run out. */
  readonly credits: number
  readonly addressFor: (account: NewAccount) => string
}

export const openPartner = async (
  database: Database,
  { plan, credits, addressFor }: PartnerDraft,
): Promise<Partner> => {
  const at = Date.now()
  const account = await createAccount(database, { email: `${newId()}@example.test`, plan, password: null, at })
  const { accountId } = account
  const subscription = database.read.selectFrom('subscriptions').select('monthly_credits')
  const { monthly_credits } = await subscription.where('account_id', '=', accountId).executeTakeFirstOrThrow()
  // Half of what it has is overage, so that refunds must find the way back into two buckets.
  const monthly = Math.ceil(credits / 2)
  const bookIds = [newId(), newId()]
  await database.transact(async (trx) => {
    const correction = { accountId, reason: 'a balance for a test', at }
    await adjust(trx, { ...correction, bucket: 'monthly', by: monthly - monthly_credits })
    await adjust(trx, { ...correction, bucket: 'overage', by: credits - monthly })
    for (const id of bookIds)
      await trx
        .insertInto('books')
        .values({
          id,
          account_id: accountId,
          title: 'Twenty Thousand Leagues Under the Sea',
          author: 'Jules Verne',
          subtitle: null,
          genre: 'Science Fiction',
          subgenre: 'hard-sf',
          summary: null,
          target_audience: null,
          planner_year: null,
          idempotency_key: null,
          created_at: at,
        })
        .execute()
  })
  return {
    ...account,
    bookIds,
    webhookUrl: addressFor(account),
    openingCredits: credits,
    covers: [],
    open: new Set(),
  }
}
