// A failure with two halves: what the caller may read (code, message, details) and what only the log sees (cause).
import { type ErrorCode, errorCatalogue } from './errors.ts'

export type FaultDetails = Readonly<Record<string, unknown>>

interface FaultOptions {
  /** Where the contract gives one code two statuses. */
  readonly status?: number
  readonly message?: string
  readonly details?: FaultDetails
  readonly cause?: unknown
}

export class Fault extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: FaultDetails | undefined

  constructor(code: ErrorCode, { status, message, details, cause }: FaultOptions = {}) {
    super(message ?? errorCatalogue[code].message, cause === undefined ? undefined : { cause })
    this.name = 'Fault'
    this.code = code
    this.status = status ?? errorCatalogue[code].status
    this.details = details
  }
}

/** The one way to refuse: `throw fault('asset_already_exists')`. */
export const fault = (code: ErrorCode, options?: FaultOptions): Fault => new Fault(code, options)
