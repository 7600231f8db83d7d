// What the status and the Retry-After of a provider's answer mean, in our own words: providers quote keys and texts in theirs.

/** What can be hoped of the same question, asked again. */
export interface Prospects {
  /** Whether it may be answered a moment later. */
  readonly mayPass: boolean
  /** What the provider asks to be waited; null where it does not say. */
  readonly waitMs: number | null
}

/** A status that is none of success. `code`: the provider's own name for what is wrong, where it has one. */
export const saidBy = (status: number, code: string | null = null): string =>
  `the provider answered ${status}${code === null ? '' : ` (${code})`}${meaningOf(status)}`

const meaningOf = (status: number): string => {
  if (status === 401 || status === 403) return ': it does not accept the key'
  if (status === 402) return ': the account has no credit'
  if (status === 404) return ': it does not know the model or the path'
  return status === 429 ? ': it asks to be asked less' : ''
}

export const mayPassLater = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** `Retry-After`: seconds, or a date. */
export const waitMsOf = (retryAfter: string | null, now: number): number | null => {
  if (retryAfter === null) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
