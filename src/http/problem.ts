// From any thrown value to the one shape of a refusal. What is unexpected becomes a generic 500; its cause goes to the log.

import { Fault, fault } from '../catalog/fault.ts'
import { bodyTooLarge, bodyTooLargeCode } from '../catalog/too-large.ts'
import type { ErrorEnvelope } from '../contract/errors.ts'

export const envelopeOf = ({ code, message, details }: Fault): ErrorEnvelope => ({
  error: { code, message, ...(details && Object.keys(details).length > 0 ? { details } : {}) },
})

/** Errors of the framework that are the caller's doing; `bodyLimit` is what the route takes. */
const frameworkFaults = new Map<string, (bodyLimit: number) => Fault>([
  [bodyTooLargeCode, (bodyLimit) => bodyTooLarge(bodyLimit)],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', () => fault('invalid_request', { message: 'Content-Length is wrong.' })],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', () => fault('unsupported_media_type')],
  ['FST_ERR_BAD_URL', () => fault('invalid_request', { message: 'The path is not a valid URL path.' })],
  ['ECONNRESET', () => fault('invalid_request', { message: 'The request ended before it was complete.' })],
])

export const toFault = (error: unknown, bodyLimit: number): Fault => {
  if (error instanceof Fault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return frameworkFaults.get(code)?.(bodyLimit) ?? fault('internal_error', { cause: error })
}
