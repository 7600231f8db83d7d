// The table of rates.
import type { Fixed } from './column.ts'

export interface RequestRatesTable {
  /** What is counted, and of whom: a key, an account, or the hash of an address. */
  subject: Fixed<string>
  /** When as much can be called again as if nothing had been. */
  full_at: number
}
