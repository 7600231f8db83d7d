// Refuses texts that the content policy forbids, with the fault that says which and why.
import { fault } from '../../../catalog/fault.ts'
import { moderateText, refusalWording } from './moderate-text.ts'

/** `texts` by the names of their fields: the names tell who speaks in them. */
export const refuseForbidden = (texts: Parameters<typeof moderateText>[0]): void => {
  const verdict = moderateText(texts)
  if (verdict.allowed) return
  throw fault('content_policy_violation', {
    message: refusalWording(verdict.field, verdict.reason),
    details: { field: verdict.field, reason: verdict.reason },
  })
}
