// Why one attempt came to nothing. The words are our own: providers quote keys and prompts in theirs.
import { mayPassLater, type Prospects, saidBy } from '../providers/answer.ts'
import { PainterFailure, type PainterFailureKind } from './painter.ts'

export class AttemptFailure extends PainterFailure implements Prospects {
  readonly mayPass: boolean
  readonly waitMs: number | null

  constructor(kind: PainterFailureKind, message: string, { mayPass = false, waitMs = null }: Partial<Prospects> = {}) {
    super(kind, message)
    this.name = 'PainterFailure'
    this.mayPass = mayPass
    this.waitMs = waitMs
  }
}

/** The provider answered with a status that is none of success. */
export const statusFailure = (status: number, code: string | null, waitMs: number | null): AttemptFailure =>
  new AttemptFailure('unavailable', saidBy(status, code), { mayPass: mayPassLater(status) && !isLasting(code), waitMs })

/** No money is no matter of waiting. */
const isLasting = (code: string | null): boolean =>
  code === 'insufficient_quota' || code === 'billing_hard_limit_reached'

/** Whatever else went wrong between a good answer and a picture. Of an error that is not ours only its name is told. */
export const attemptFailureOf = (error: unknown): AttemptFailure => {
  if (error instanceof AttemptFailure) return error
  const name = error instanceof Error ? error.name : typeof error
  return new AttemptFailure('unusable', `the answer is none of the protocol (${name})`)
}
