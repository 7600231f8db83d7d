// Tells of a job's end by webhook: recorded in the transaction that ends it, sent afterwards.
import type { Trx } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { recordDelivery } from '../webhooks/rules.ts'
import type { JobError } from './end.ts'
import { signResult } from './result.ts'
import type { Job } from './store.ts'
import type { Finished } from './work.ts'

const about = (job: Job) => ({
  jobId: job.id,
  operation: job.operation,
  externalRef: job.external_ref,
  keyId: job.key_id,
  webhookUrl: job.webhook_url,
})

export const announceCompleted = async (
  trx: Trx,
  storage: Storage,
  job: Job,
  { result }: Finished,
  at: number,
): Promise<void> => {
  await recordDelivery(trx, { ...about(job), status: 'completed', data: await signResult(storage, result, at), at })
}

export const announceFailed = async (trx: Trx, job: Job, error: JobError, at: number): Promise<void> => {
  const subject = job.cover_id === null ? { bookId: job.book_id } : { sourceCoverId: job.cover_id }
  const data = { error, credits_refunded: job.credits_reserved, ...subject }
  await recordDelivery(trx, { ...about(job), status: 'failed', data, at })
}
