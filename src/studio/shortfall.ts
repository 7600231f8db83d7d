// Why nothing was changed for a wish: a reason that callers are told, or that the cover was so before.
import type { EditFailing } from '../contract/edit-report.ts'

export type Shortfall = EditFailing | 'already_so'
