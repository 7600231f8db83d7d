// The keys in memory: read again every minute, and at once when a token names a key that is not among them.
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { type Keys, openKeys, type SigningKey } from './keys.ts'

const freshMs = 60_000
/** Tokens that name keys of nobody must not make us read again and again. */
const againMs = 1_000

export interface KeyRing {
  current(): Promise<Keys>
  find(kid: string): Promise<SigningKey | undefined>
}

export const createKeyRing = (database: Database, now: Clock): KeyRing => {
  let known: { readonly keys: Keys; readonly readAt: number } | undefined
  let reading: Promise<Keys> | undefined

  const read = (): Promise<Keys> => {
    reading ??= openKeys(database, now())
      .then((keys) => {
        known = { keys, readAt: now() }
        return keys
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  const notOlderThan = async (ms: number): Promise<Keys> =>
    known && Math.abs(now() - known.readAt) < ms ? known.keys : read()

  const within = ({ signing }: Keys, kid: string) => signing.find((key) => key.kid === kid)

  return {
    current: () => notOlderThan(freshMs),
    find: async (kid) => within(await notOlderThan(freshMs), kid) ?? within(await notOlderThan(againMs), kid),
  }
}
