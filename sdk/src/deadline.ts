// Time: work that must end in time or when it is called off, and pauses that can be called off.
import { TimeoutError } from './errors.ts'

const longestMs = 2 ** 31 - 1

/** Timers take nothing longer, and would fire at once instead. */
export const checkDuration = (name: string, ms: number): number => {
  if (ms > 0 && ms <= longestMs) return ms
  throw new RangeError(`${name} must be a number of milliseconds from 1 to ${longestMs}, not ${ms}.`)
}

interface Deadline {
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  /** What to say when time is up. */
  readonly late: () => string
}

/** Runs work with a signal that fires when time is up or the caller's signal does. Then its reason is what is thrown. */
export const withDeadline = async <T>(
  { timeoutMs, signal, late }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const callOff = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new TimeoutError(late())), timeoutMs)
  signal?.addEventListener('abort', callOff, { once: true })
  try {
    return await work(controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', callOff)
  }
}

/** Waits; rejects with the signal's reason as soon as that fires. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const callOff = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', callOff)
      resolve()
    }, ms)
    signal?.addEventListener('abort', callOff, { once: true })
  })
