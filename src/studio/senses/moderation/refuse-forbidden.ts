// Refuses texts that the content policy forbids, with the fault that says which and why.
import { fault } from '../../../catalog/fault.ts'
import { refusalWording } from './verdict.ts'

/** `texts` by the names of their fields: the names tell who speaks in them. */
export const refuseForbidden = async (texts: Readonly<Record<string, string | null | undefined>>): Promise<void> => {
  // Loaded with the first text: the word lists would slow every start.
  const { moderateText } = await import('./moderate-text.ts')
  const verdict = moderateText(texts)
  if (verdict.allowed) return
  throw fault('content_policy_violation', {
    message: refusalWording(verdict.field, verdict.reason),
    details: { field: verdict.field, reason: verdict.reason },
  })
}
