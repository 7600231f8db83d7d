// SQL of what was uploaded in a day.
import type { Trx } from '../platform/database/database.ts'

export interface UploadDay {
  readonly uploads: number
  readonly bytes: number
}

/** Holds the day's count until the transaction ends, so that tickets which are asked for together are counted one by one. */
export const lockDay = async (trx: Trx, accountId: string, day: number): Promise<UploadDay> => {
  await trx
    .insertInto('upload_days')
    .values({ account_id: accountId, day, uploads: 0, bytes: 0 })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .execute()
  return trx
    .selectFrom('upload_days')
    .select(['uploads', 'bytes'])
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const saveDay = async (trx: Trx, accountId: string, day: number, counted: UploadDay): Promise<void> => {
  await trx.updateTable('upload_days').set(counted).where('account_id', '=', accountId).where('day', '=', day).execute()
}

export const deleteDays = async (trx: Trx, before: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('upload_days').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
