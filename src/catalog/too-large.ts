// The refusal of a body that is larger than its route takes.
import { type Fault, fault } from './fault.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** The framework's name for it. */
export const bodyTooLargeCode = 'FST_ERR_CTP_BODY_TOO_LARGE'

export const bodyTooLarge = (limitBytes: number, what: 'request body' | 'form' = 'request body'): Fault =>
  fault('payload_too_large', { message: `The ${what} is larger than ${inWords(limitBytes)}.` })

const inWords = (bytes: number): string =>
  bytes >= mebibyte ? `${Math.floor(bytes / mebibyte)} MiB` : `${Math.floor(bytes / kibibyte)} KiB`
