// A job to test with: what is not said is left out or plain.
import type { JobDraft } from '../../src/jobs/rules.ts'

type Wish = Pick<JobDraft, 'accountId'> & Partial<JobDraft>

export const jobDraft = (wish: Wish): JobDraft => ({
  keyId: null,
  operation: 'generate',
  credits: 1,
  input: {},
  externalRef: null,
  webhookUrl: null,
  idempotencyKey: null,
  billingUrl: 'https://covers.example.test/billing',
  at: Date.now(),
  ...wish,
})
