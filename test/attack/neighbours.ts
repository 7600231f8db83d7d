// Two tenants who behave well, and somebody who asks for health, in a thread of their own: what they notice is what the service does to
// them, not how busy the attacker's event loop is.
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { aBook } from '../books/a-book.ts'
import { callAt } from '../support/call.ts'

/** How long calls took, in ms, and what went wrong with them. */
export interface Noticed {
  readonly calls: readonly number[]
  readonly health: readonly number[]
  readonly errors: readonly string[]
  /** The slowest call, by its name. */
  readonly slowest: string
}

export interface Neighbours {
  /** What was noticed since the last time it was asked. */
  noticed(): Promise<Noticed>
  stop(): Promise<number>
}

interface Terms {
  readonly address: string
  readonly keys: readonly string[]
}

export const inviteNeighbours = (terms: Terms): Neighbours => {
  const thread = new Worker(new URL(import.meta.url), { workerData: terms })
  return {
    noticed: () =>
      new Promise((resolve, reject) => {
        const done = (noticed: Noticed): void => {
          thread.off('error', reject)
          resolve(noticed)
        }
        thread.once('message', done)
        thread.once('error', reject)
        thread.postMessage('noticed')
      }),
    stop: () => thread.terminate(),
  }
}

const healthEveryMs = 20
const callEveryMs = 200

/** What a platform does all day. */
const habits = [
  { method: 'GET', path: '/api/v1/credits' },
  {
    method: 'POST',
    path: '/api/v1/books',
    body: () => aBook({ summary: 'A keeper tends a lighthouse through one long winter.' }),
  },
  { method: 'GET', path: '/api/v1/books?limit=20' },
  { method: 'GET', path: '/api/v1/templates?genre=fantasy' },
  { method: 'GET', path: '/api/v1/wraps/calculate?trimWidth=6&trimHeight=9&pageCount=300&paperType=cream' },
  { method: 'GET', path: '/api/v1/jobs?limit=5' },
] as const

const live = ({ address, keys }: Terms): void => {
  let noticed: { calls: number[]; health: number[]; errors: string[]; slowest: string }
  const begin = (): void => {
    noticed = { calls: [], health: [], errors: [], slowest: '' }
  }
  begin()
  const timed = async (into: 'calls' | 'health', name: string, call: () => Promise<{ status: number }>) => {
    const from = performance.now()
    const status = await call().then(
      (answer) => answer.status,
      (error) => String(error),
    )
    const took = performance.now() - from
    if (into === 'calls' && took >= Math.max(0, ...noticed.calls)) noticed.slowest = name
    noticed[into].push(took)
    if (typeof status === 'string' || status >= 400) noticed.errors.push(`${name}: ${status}`)
  }
  const tenant = async (key: string): Promise<void> => {
    for (let turn = 0; ; turn++) {
      const habit = habits[turn % habits.length]
      if (!habit) continue
      const body = 'body' in habit ? { body: habit.body() } : {}
      await timed('calls', `${habit.method} ${habit.path}`, () =>
        callAt(address, habit.method, habit.path, { key, ...body }),
      )
      await delay(callEveryMs)
    }
  }
  const watch = async (): Promise<void> => {
    for (;;) {
      await timed('health', 'GET /api/v1/health', () => callAt(address, 'GET', '/api/v1/health'))
      await delay(healthEveryMs)
    }
  }
  for (const key of keys) void tenant(key)
  void watch()
  parentPort?.on('message', () => {
    parentPort?.postMessage(noticed)
    begin()
  })
}

if (workerData !== null) live(workerData)
