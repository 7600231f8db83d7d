// Which failures are worth another attempt, and when it is made.
import { pause } from './deadline.ts'
import { ConnectionError, DustjacketError, TimeoutError } from './errors.ts'

const firstPauseMs = 400
const longestPauseMs = 8_000
/** A service that asks for more than this is not waited for: the caller decides. */
const longestRetryAfterMs = 60_000

interface Patience {
  readonly maxRetries: number
  readonly signal: AbortSignal | undefined
}

/** Makes attempts until one succeeds, fails for good, or has been the last. */
export const withRetries = async <T>({ maxRetries, signal }: Patience, attempt: () => Promise<T>): Promise<T> => {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt()
    } catch (error) {
      const ms = retries < maxRetries && !signal?.aborted ? pauseBefore(error, retries) : null
      if (ms === null) throw error
      await pause(ms, signal)
    }
  }
}

/** Null where another attempt would not help. */
const pauseBefore = (error: unknown, retries: number): number | null => {
  if (!isPassing(error)) return null
  const { retryAfterMs } = error
  if (retryAfterMs === null) return backoff(retries)
  return retryAfterMs <= longestRetryAfterMs ? retryAfterMs : null
}

const isPassing = (error: unknown): error is DustjacketError =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof DustjacketError && isPassingStatus(error.status ?? 0))

const isPassingStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Doubles, with up to half of it left to chance, so that many clients do not come back at the same moment. */
const backoff = (retries: number): number =>
  Math.min(firstPauseMs * 2 ** retries, longestPauseMs) * (1 - Math.random() / 2)

/** `Retry-After` in milliseconds: seconds or a date; null where it is absent or neither. */
export const retryAfterOf = (header: string | null): number | null => {
  if (header === null) return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
