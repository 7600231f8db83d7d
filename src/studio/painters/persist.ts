// Tries an order until it succeeds, cannot succeed, or has taken too long: in its turn, in time, with growing pauses.
import type { Seats } from '../providers/seats.ts'
import { AttemptFailure, attemptFailureOf } from './failure.ts'

/** Time and chance, so that tests need not wait for either. */
export interface Patience {
  now(): number
  /** From 0 up to 1. */
  random(): number
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Aborts after so long. */
  timeout(ms: number): AbortSignal
}

interface Limits {
  readonly seats: Seats
  /** For one attempt. All attempts and pauses together get twice as long. */
  readonly timeoutMs: number
  readonly patience: Patience
}

const mostAttempts = 4
const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Fails with an AttemptFailure, or with the reason of the caller's signal. */
export const persist = async <T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  limits: Limits,
  signal: AbortSignal,
): Promise<T> => {
  const { timeoutMs, patience } = limits
  let giveUpAt: number | null = null
  for (let made = 1; ; made += 1) {
    const tried = await tryOnce(attempt, limits, signal)
    if ('result' in tried) return tried.result
    // Waiting for the first seat is nobody's fault and does not count.
    giveUpAt ??= tried.seatedAt + 2 * timeoutMs
    const { failure } = tried
    const pause = Math.max(failure.waitMs ?? 0, pauseAfter(made, patience.random()))
    if (!failure.mayPass || made === mostAttempts || patience.now() + pause >= giveUpAt) throw failure
    await patience.wait(pause, signal)
  }
}

type Tried<T> = { readonly result: T } | { readonly failure: AttemptFailure; readonly seatedAt: number }

const tryOnce = async <T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { seats, timeoutMs, patience }: Limits,
  signal: AbortSignal,
): Promise<Tried<T>> => {
  const leave = await seats.take(signal)
  const seatedAt = patience.now()
  const tooLate = patience.timeout(timeoutMs)
  try {
    return { result: await attempt(AbortSignal.any([signal, tooLate])) }
  } catch (error) {
    signal.throwIfAborted()
    return { failure: tooLate.aborted ? lateFailure(timeoutMs) : attemptFailureOf(error), seatedAt }
  } finally {
    leave()
  }
}

const lateFailure = (timeoutMs: number): AttemptFailure =>
  new AttemptFailure('unavailable', `the provider gave no picture within ${timeoutMs / 1000} s`, { mayPass: true })

/** Twice as long each time, and never the same for two who failed together. */
export const pauseAfter = (attempts: number, chance: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)) * (0.5 + chance / 2)
