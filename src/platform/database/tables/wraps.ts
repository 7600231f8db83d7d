// Wraps and their files.
import type { DesignStyle, WrapPreset } from '../../../catalog/print.ts'
import type { Fixed } from './column.ts'

export interface WrapsTable {
  id: Fixed<string>
  account_id: Fixed<string>
  book_id: Fixed<string>
  /** A cover has one wrap. */
  cover_id: Fixed<string>
  design_style: DesignStyle
  preset: WrapPreset
  /** Raised with every change: whoever has worked on an older one has worked for nothing. */
  revision: number
  created_at: Fixed<number>
  changed_at: number
  specs: string
  wishes: string
  art: string
  voice: string
  layout_state: string
  report: string
  files: string
  backdrop: string
}

export interface WrapFilesTable {
  storage_key: Fixed<string>
  wrap_id: Fixed<string>
  /** The job whose result names it; null for what a render made. */
  job_id: Fixed<string | null>
  /** When another file took its place; null while the wrap uses it. */
  retired_at: number | null
}
