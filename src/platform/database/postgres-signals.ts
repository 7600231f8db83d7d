// LISTEN on one connection that is opened when somebody first listens, and opened again when it breaks.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Signals } from './database.ts'
import { Listeners } from './listeners.ts'

const reconnectMs = 1000

export const openPostgresSignals = (url: string, onConnectionError: (error: Error) => void): Signals => {
  const listeners = new Listeners()
  const closing = new AbortController()
  let client: pg.Client | undefined
  let running: Promise<void> | undefined

  const connectOnce = async (): Promise<void> => {
    const { promise: broken, reject } = Promise.withResolvers<never>()
    const connection = new pg.Client({ connectionString: url, application_name: 'dustjacket-signals', keepAlive: true })
    client = connection
    connection.on('notification', ({ payload }) => listeners.wake(payload ?? ''))
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the signal connection has ended')))
    broken.catch(() => {})
    // A client that is ended while it connects never settles `connect`.
    await Promise.race([connection.connect(), broken])
    await connection.query('listen dustjacket')
    // What was sent while nobody listened is lost: let everyone look once.
    listeners.wakeAll()
    await broken
  }

  const stayConnected = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await connectOnce().catch((error) => {
        if (!closing.signal.aborted) onConnectionError(error)
      })
      await delay(reconnectMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  return {
    listen: (channel, wake) => {
      running ??= stayConnected()
      return listeners.add(channel, wake)
    },
    close: async () => {
      closing.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}
