// Why one attempt came to nothing. The words are our own: providers quote keys and prompts in theirs.
import { PainterFailure, type PainterFailureKind } from './painter.ts'

interface Prospects {
  /** Whether the same order may succeed a moment later. */
  readonly mayPass: boolean
  /** What the provider asks to be waited; null where it does not say. */
  readonly waitMs: number | null
}

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
export const statusFailure = (status: number, code: string | null, waitMs: number | null): AttemptFailure => {
  const mayPass = (status === 408 || status === 425 || status === 429 || status >= 500) && !isLasting(code)
  const because = code === null ? '' : ` (${code})`
  return new AttemptFailure('unavailable', `the provider answered ${status}${because}${meaningOf(status)}`, {
    mayPass,
    waitMs,
  })
}

/** No money is no matter of waiting. */
const isLasting = (code: string | null): boolean =>
  code === 'insufficient_quota' || code === 'billing_hard_limit_reached'

const meaningOf = (status: number): string => {
  if (status === 401 || status === 403) return ': it does not accept the key'
  if (status === 402) return ': the account has no credit'
  if (status === 404) return ': it does not know the model or the path'
  return status === 429 ? ': it asks to be asked less' : ''
}

/** Whatever else went wrong between a good answer and a picture. Of an error that is not ours only its name is told. */
export const attemptFailureOf = (error: unknown): AttemptFailure => {
  if (error instanceof AttemptFailure) return error
  const name = error instanceof Error ? error.name : typeof error
  return new AttemptFailure('unusable', `the answer is none of the protocol (${name})`)
}

/** `Retry-After`: seconds, or a date. */
export const waitMsOf = (retryAfter: string | null, now: number): number | null => {
  if (retryAfter === null) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
