// Books.
import type { TargetAudience } from '../../../catalog/audiences.ts'
import type { Fixed } from './column.ts'

export interface BooksTable {
  id: Fixed<string>
  account_id: Fixed<string>
  title: Fixed<string>
  author: Fixed<string | null>
  subtitle: Fixed<string | null>
  genre: Fixed<string>
  subgenre: Fixed<string | null>
  summary: Fixed<string | null>
  target_audience: Fixed<TargetAudience | null>
  planner_year: Fixed<string | null>
  idempotency_key: Fixed<string | null>
  created_at: Fixed<number>
}
