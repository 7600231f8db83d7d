// Hears when the process is asked to stop: the first signal is a wish, its echoes are the same wish, and a later one is an order.
import { constants } from 'node:os'

/**
 * One Ctrl-C arrives up to three times: from the terminal, from npm, which passes on what the terminal has already told its child, and from
 * the launcher, which does the same. Taken for impatience, the echo would kill work that was about to be handed back.
 */
const echoMs = 2_000

const signals = ['SIGTERM', 'SIGINT'] as const

/** Aborts when the process is asked to stop. Who asks again, some seconds later, ends it at once. */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController()
  let askedAt = 0
  for (const signal of signals) {
    process.on(signal, () => {
      if (!stop.signal.aborted) {
        askedAt = performance.now()
        stop.abort(new Error(`stopped by ${signal}`))
      } else if (performance.now() - askedAt > echoMs) process.exit(128 + constants.signals[signal])
    })
  }
  return stop.signal
}
