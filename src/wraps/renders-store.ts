// SQL of the renders that are under way, in all processes together.
import { sql } from 'kysely'
import { databaseNow, type Trx } from '../platform/database/database.ts'

/** Those of a subscription whose row is locked; what a process that died has left is removed first. */
export const countRenders = async (trx: Trx, subscriptionId: string): Promise<number> => {
  await trx
    .deleteFrom('renders')
    .where('subscription_id', '=', subscriptionId)
    .where('expires_at', '<=', databaseNow)
    .execute()
  const { active } = await trx
    .selectFrom('renders')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return Number(active)
}

interface NewRender {
  readonly id: string
  readonly subscriptionId: string
  readonly lifeMs: number
}

export const insertRender = async (trx: Trx, { id, subscriptionId, lifeMs }: NewRender): Promise<void> => {
  const expires_at = sql<number>`${databaseNow} + ${sql.lit(lifeMs)}`
  await trx.insertInto('renders').values({ id, subscription_id: subscriptionId, expires_at }).execute()
}

export const deleteRender = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('renders').where('id', '=', id).execute()
}
