// Edits as tests write them: only what matters of each.
import type { Edit, EditOperation, EditReading } from '../../../src/contract/edit.ts'

export const editOf = (op: EditOperation, target: string, slots: Partial<Edit> = {}): Edit => ({
  op,
  target,
  value: null,
  colour: null,
  not: null,
  place: null,
  of: null,
  count: null,
  size: null,
  amount: null,
  confidence: 1,
  ...slots,
})

export const readingOf = (edits: readonly Edit[], keep: readonly string[] = []): EditReading => ({
  edits,
  keep,
  nothing: null,
})
