// A number kept in one row, and the careful way to raise it: read under lock, add, write.
import type { Database } from '../../../src/platform/database/database.ts'

export const readCounter = async (database: Database, accountId: string): Promise<number> => {
  const { overage_credits } = await database.read
    .selectFrom('subscriptions')
    .select('overage_credits')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return overage_credits
}

export const raiseCounter = (database: Database, accountId: string): Promise<void> =>
  database.transact(async (trx) => {
    const { overage_credits } = await trx
      .selectFrom('subscriptions')
      .select('overage_credits')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('subscriptions')
      .set({ overage_credits: overage_credits + 1 })
      .where('account_id', '=', accountId)
      .execute()
  })
