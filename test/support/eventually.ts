// Waits for a condition, however long it takes within patience.
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 10
// Only failures wait so long; on a busy machine painting and models take their time.
const patienceMs = 300_000

/** Looks again and again until there is something to see, and returns it. `what` is named when it never comes. */
export const eventually = async <T>(
  what: string,
  look: () => T | false | undefined | Promise<T | false | undefined>,
): Promise<T> => {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const seen = await look()
    if (seen !== false && seen !== undefined) return seen
    if (Date.now() > giveUpAt) throw new Error(`waited in vain: ${what}`)
    await delay(pollMs)
  }
}
