// The calls an account can look up.
import type { Fixed } from './column.ts'

/** Recent calls of an account's keys and apps: a bounded number of each account, for a bounded time. */
export interface RequestLogTable {
  id: Fixed<string>
  account_id: Fixed<string>
  /** null where an app called with an access token. */
  key_id: Fixed<string | null>
  /** What the caller was told in `X-Request-Id`. */
  request_id: Fixed<string>
  method: Fixed<string>
  /** Without its query. */
  path: Fixed<string>
  status: Fixed<number>
  ms: Fixed<number>
  at: Fixed<number>
}
