// Waits for a condition, however long it takes within patience.
import { setTimeout as delay } from 'node:timers/promises'

const firstPauseMs = 10
// What takes seconds is looked for seldom: a look is a whole request, and takes the processor from the work that is waited for.
const longestPauseMs = 250
const pauseAfter = (waitedMs: number): number => Math.min(longestPauseMs, firstPauseMs + waitedMs / 10)

// Only failures wait so long; on a busy machine painting and models take their time.
const patienceMs = 300_000

/** Looks again and again until there is something to see, and returns it. `what` is named when it never comes. */
export const eventually = async <T>(
  what: string,
  look: () => T | false | undefined | Promise<T | false | undefined>,
): Promise<T> => {
  const begunAt = Date.now()
  for (;;) {
    const seen = await look()
    if (seen !== false && seen !== undefined) return seen
    const waitedMs = Date.now() - begunAt
    if (waitedMs > patienceMs) throw new Error(`waited in vain: ${what}`)
    await delay(pauseAfter(waitedMs))
  }
}
