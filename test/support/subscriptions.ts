// What may befall a subscription between two requests.
import { setActive } from '../../src/credits/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'

export const setSubscription = (database: Database, accountId: string, active: boolean): Promise<void> =>
  database.transact((trx) => setActive(trx, { accountId, active, at: Date.now() }))

/** Removes the row and its ledger, as only an operator's hand in the database could. */
export const removeSubscription = (database: Database, accountId: string): Promise<void> =>
  database.transact(async (trx) => {
    const ids = trx.selectFrom('subscriptions').select('id').where('account_id', '=', accountId)
    await trx.deleteFrom('credit_ledger').where('subscription_id', 'in', ids).execute()
    await trx.deleteFrom('subscriptions').where('account_id', '=', accountId).execute()
  })
