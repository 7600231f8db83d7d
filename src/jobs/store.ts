// SQL of jobs.
import type { Selectable } from 'kysely'
import type { JobStatus, OperationName } from '../catalog/operations.ts'
import { databaseNow, type Reads, type Trx } from '../platform/database/database.ts'
import type { JobsTable } from '../platform/database/tables/jobs.ts'
import type { RowWrite } from '../platform/database/write-together.ts'

export type Job = Selectable<JobsTable>

/** Due at once by the database's clock: by a caller's clock that runs ahead, the job would sleep through its signal. */
export const newJob = (trx: Trx, row: Omit<Job, 'run_after'>): RowWrite<Pick<Job, 'run_after'>> =>
  trx
    .insertInto('jobs')
    .values({ ...row, run_after: databaseNow })
    .returning('run_after')

export const findJob = (reads: Reads, id: string): Promise<Job | undefined> =>
  reads.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

interface KeyUse {
  readonly accountId: string
  readonly keyId: string | null
  readonly idempotencyKey: string | null
}

/** Idempotency keys belong to the API key; those of work without one, to the account. */
export const findJobByIdempotencyKey = (
  reads: Reads,
  { accountId, keyId, idempotencyKey }: KeyUse,
): Promise<Job | undefined> =>
  reads
    .selectFrom('jobs')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .$if(keyId !== null, (query) => query.where('key_id', '=', keyId))
    .$if(keyId === null, (query) => query.where('account_id', '=', accountId).where('key_id', 'is', null))
    .executeTakeFirst()

/** What earlier jobs of this kind were told to do with a cover, whether they have or will. */
export const findInputsBefore = async (
  reads: Reads,
  { coverId, operation, jobId }: { coverId: string; operation: OperationName; jobId: string },
): Promise<string[]> => {
  const earlier = await reads
    .selectFrom('jobs')
    .select('input')
    .where('cover_id', '=', coverId)
    .where('operation', '=', operation)
    .where('id', '<', jobId)
    .execute()
  return earlier.map(({ input }) => input)
}

/** Whether a job that makes this asset of the cover waits or runs. */
export const isBeingMade = async (reads: Reads, coverId: string, target: string): Promise<boolean> => {
  const found = await reads
    .selectFrom('jobs')
    .select('id')
    .where('cover_id', '=', coverId)
    .where('target', '=', target)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst()
  return found !== undefined
}

export interface JobsQuery {
  /** Whose jobs: a key sees its own; without one, the whole account's. */
  readonly accountId: string
  readonly keyId: string | null
  readonly status: JobStatus | undefined
  readonly operation: OperationName | undefined
  readonly limit: number
  /** The id of the last job of the page before. */
  readonly after: string | null
}

/** Newest first: ids grow with time. */
export const findJobs = (reads: Reads, query: JobsQuery): Promise<Job[]> => {
  const { accountId, keyId, status, operation, limit, after } = query
  return reads
    .selectFrom('jobs')
    .selectAll()
    .$if(keyId !== null, (jobs) => jobs.where('key_id', '=', keyId))
    .$if(keyId === null, (jobs) => jobs.where('account_id', '=', accountId))
    .$if(status !== undefined, (jobs) => jobs.where('status', '=', status ?? 'queued'))
    .$if(operation !== undefined, (jobs) => jobs.where('operation', '=', operation ?? 'generate'))
    .$if(after !== null, (jobs) => jobs.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
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
