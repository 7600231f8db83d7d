// Jobs, which are their own queue.
import type { JobStatus, OperationName } from '../../../catalog/operations.ts'
import type { Fixed } from './column.ts'

export interface JobsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  subscription_id: Fixed<string>
  /** The key that made the job; null for work that belongs to the account as a whole. */
  key_id: Fixed<string | null>
  operation: Fixed<OperationName>
  status: JobStatus
  input: Fixed<string>
  result: string | null
  error: string | null
  external_ref: Fixed<string | null>
  webhook_url: Fixed<string | null>
  idempotency_key: Fixed<string | null>
  credits_reserved: Fixed<number>
  credits_used: number
  created_at: Fixed<number>
  started_at: number | null
  completed_at: number | null
  attempts: number
  run_after: number
  lease_token: string | null
  lease_until: number | null
  /** What the work is about, where it is about a book or a cover. */
  book_id: Fixed<string | null>
  cover_id: Fixed<string | null>
  /** The asset that the work makes; two jobs may not make the same one of a cover at once. */
  target: Fixed<string | null>
  /** Whose turn comes first: later for those who have much in the queue already. */
  turn_at: Fixed<number>
  /** Jobs with the same value run one after the other, in the order in which they came. */
  sequence: Fixed<string | null>
}
