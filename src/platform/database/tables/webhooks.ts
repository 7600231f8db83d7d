// What is told to callers, and every attempt to tell it.
import type { Fixed } from './column.ts'

export type WebhookEvent = 'job.completed' | 'job.failed' | 'webhook.test'

export interface WebhookDeliveriesTable {
  /** What receivers know it by, the same on every attempt. */
  id: Fixed<string>
  account_id: Fixed<string>
  /** Whose secret signs it. */
  key_id: Fixed<string>
  /** null for a test that belongs to no job. */
  job_id: Fixed<string | null>
  event: Fixed<WebhookEvent>
  url: Fixed<string>
  /** Host and port of the URL: deliveries to one of them wait for each other, not for the rest. */
  host: Fixed<string>
  /** The body, byte for byte as every attempt sends it. */
  body: Fixed<string>
  status: 'queued' | 'processing' | 'delivered' | 'failed'
  created_at: Fixed<number>
  started_at: number | null
  ended_at: number | null
  /** Attempts of this round; a redelivery begins another. */
  attempts: number
  /** Attempts of all rounds before. */
  attempts_before: number
  run_after: number
  lease_token: string | null
  lease_until: number | null
}

export interface WebhookAttemptsTable {
  id: Fixed<string>
  delivery_id: Fixed<string>
  number: Fixed<number>
  at: Fixed<number>
  duration_ms: Fixed<number>
  status_code: Fixed<number | null>
  error: Fixed<string | null>
  response_excerpt: Fixed<string | null>
  next_attempt_at: Fixed<number | null>
}
