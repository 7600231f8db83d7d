// What is counted for all processes together.
import type { Fixed } from './column.ts'

export interface RendersTable {
  id: Fixed<string>
  subscription_id: Fixed<string>
  /** Of a render whose process died, nobody says that it has ended. */
  expires_at: Fixed<number>
}

export interface UploadDaysTable {
  account_id: Fixed<string>
  /** When the day began, in UTC. */
  day: Fixed<number>
  uploads: number
  bytes: number
}
