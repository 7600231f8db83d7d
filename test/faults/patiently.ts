// Waiting among faults: longer than ordinary tests do, and at a calmer pace.
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 100
export const patienceMs = 240_000

/** Looks again and again until it is so. `what` is named when it never comes. */
export const patiently = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const giveUpAt = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain: ${what}`)
    await delay(pollMs)
  }
}
