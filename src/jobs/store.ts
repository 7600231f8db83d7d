// SQL of jobs.
import type { Insertable, Selectable } from 'kysely'
import { databaseNow, type Reads, type Trx } from '../platform/database/database.ts'
import type { JobsTable } from '../platform/database/schema.ts'

export type Job = Selectable<JobsTable>

/** Due at once by the database's clock: by a caller's clock that runs ahead, the job would sleep through its signal. */
export const insertJob = async (trx: Trx, row: Omit<Insertable<JobsTable>, 'run_after'>): Promise<void> => {
  await trx
    .insertInto('jobs')
    .values({ ...row, run_after: databaseNow })
    .execute()
}

export const findJob = (reads: Reads, id: string): Promise<Job | undefined> =>
  reads.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** How many jobs of a subscription wait or run. */
export const countActive = async (reads: Reads, subscriptionId: string): Promise<number> => {
  const { active } = await reads
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('active'))
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirstOrThrow()
  return active
}

interface JobEnd {
  readonly status: 'completed' | 'failed'
  readonly result: string | null
  readonly error: string | null
  readonly creditsUsed: number
  readonly at: number
}

export const updateEnded = async (trx: Trx, id: string, end: JobEnd): Promise<void> => {
  await trx
    .updateTable('jobs')
    .set({
      status: end.status,
      result: end.result,
      error: end.error,
      credits_used: end.creditsUsed,
      completed_at: end.at,
      lease_token: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .execute()
}
