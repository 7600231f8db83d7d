// Chores that one process does for all.
import type { Fixed } from './column.ts'

export interface ChoresTable {
  name: Fixed<string>
  due_at: number
  lease_token: string | null
  lease_until: number | null
}
