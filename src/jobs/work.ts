// What a kind of work is: a job in; what it has made, and how that is published, out.
import type { JobErrorCode, OperationName } from '../catalog/operations.ts'
import type { Trx } from '../platform/database/database.ts'
import type { StoredResult } from './result.ts'
import type { Job } from './store.ts'

/** Files are kept before the job ends. What comes of nothing is thrown away again. */
export interface Shelf {
  put(key: string, bytes: Uint8Array): Promise<void>
}

export interface Workload {
  readonly job: Job
  readonly shelf: Shelf
  /** Aborts when the job's time is up, when somebody else has taken it over, or when the service stops. */
  readonly signal: AbortSignal
}

export interface Finished {
  readonly result: StoredResult
  /** What it finally cost. */
  readonly cost: number
  /** Writes what was made, in the transaction that ends the job. */
  publish(trx: Trx): Promise<void>
}

export type Work = (load: Workload) => Promise<Finished>

export type Works = Readonly<Partial<Record<OperationName, Work>>>

/** A failure that trying again would not mend. */
export class JobFailure extends Error {
  readonly code: JobErrorCode

  constructor(code: JobErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** What the work was done on has been changed by somebody else meanwhile: it is done again on what that has become. Nobody failed. */
export class Superseded extends Error {}
