// A job to test with: what is not said is left out or plain.
import { type Accepted, type Caller, type JobOrder, orderJob } from '../../src/jobs/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'

type JobDraft = Caller & JobOrder & { readonly billingUrl: string; readonly at: number }

export type JobWish = Pick<JobDraft, 'accountId'> & Partial<JobDraft>

const jobDraft = (wish: JobWish): JobDraft => ({
  keyId: null,
  operation: 'generate',
  credits: 1,
  input: {},
  bookId: null,
  coverId: null,
  target: null,
  externalRef: null,
  webhookUrl: null,
  idempotencyKey: null,
  billingUrl: 'https://covers.example.test/billing',
  at: Date.now(),
  ...wish,
})

export const acceptDraft = (database: Database, wish: JobWish): Promise<Accepted> => {
  const draft = jobDraft(wish)
  return orderJob(
    database,
    draft,
    () => draft,
    async () => draft,
  )
}
