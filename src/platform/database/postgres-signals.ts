// LISTEN on one connection that is opened when somebody first listens, and opened again when it breaks; NOTIFY through the pool. Behind a
// pooler nobody can listen: there everyone looks by himself, every second.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Channel, Signals } from './database.ts'
import { Listeners } from './listeners.ts'
import { greet, isDirect } from './pooler.ts'

const reconnectMs = 1000
const lookEveryMs = 1000

interface SignalOptions {
  /** Where signals are heard. */
  readonly url: string
  readonly pool: pg.Pool
  readonly onConnectionError: (error: Error) => void
}

/** Tells all processes of channels. What is sent while a message is under way goes with the next: a rush costs few. */
const notifier = ({ pool, onConnectionError }: SignalOptions) => {
  const waiting = new Set<Channel>()
  let sending: Promise<void> | undefined
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const channels = [...waiting]
      waiting.clear()
      const text = `select pg_notify('dustjacket', channel) from unnest($1::text[]) as channel`
      await pool.query(text, [channels]).catch(onConnectionError)
    }
    sending = undefined
  }
  return {
    send: (channels: ReadonlySet<Channel>): void => {
      for (const channel of channels) waiting.add(channel)
      sending ??= sendAll()
    },
    sent: async (): Promise<void> => sending,
  }
}

export const openPostgresSignals = (options: SignalOptions): Signals => {
  const { url, onConnectionError } = options
  const notify = notifier(options)
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
    await greet(connection)
    if (!isDirect(connection)) return void (await Promise.all([connection.end(), lookAgainAndAgain()]))
    await connection.query('listen dustjacket')
    // What was sent while nobody listened is lost: let everyone look once.
    listeners.wakeAll()
    await broken
  }

  const lookAgainAndAgain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      listeners.wakeAll()
      await delay(lookEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
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
    send: notify.send,
    close: async () => {
      closing.abort()
      await notify.sent()
      await client?.end().catch(() => {})
      await running
    },
  }
}
