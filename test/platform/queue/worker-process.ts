// A worker process: reports what it begins and how each job ended for it, and stops when told.
import { setImmediate as breathe } from 'node:timers/promises'
import { createLog } from '../../../src/platform/log.ts'
import { startConsumer } from '../../../src/platform/queue/consumer.ts'
import { LeaseLost } from '../../../src/platform/queue/leases.ts'
import { openPlace, type Place } from '../../support/databases.ts'
import { givenTask, ordered, report } from '../database/child-process.ts'
import { complete, fail, tenMinutes } from './worker.ts'

export interface WorkerTask {
  readonly place: Place
  readonly slots: number
  readonly leaseMs: number
}

export type WorkerReport =
  | { readonly did: 'listen' | 'stop' }
  | { readonly did: 'begin' | 'complete' | 'lose'; readonly id: string }

const { place, slots, leaseMs } = givenTask<WorkerTask>()
const database = openPlace(place)
const tell = (value: WorkerReport) => report(value)
const go = ordered('go')
const stop = ordered('stop')

// Listening is up once PostgreSQL has let everyone look; the embedded database listens from the start.
const listening = Promise.withResolvers<void>()
const stopListening = database.listen('jobs', listening.resolve)
if (place.dialect === 'postgres') await listening.promise
stopListening()

const consumer = startConsumer({
  database,
  table: 'jobs',
  channel: 'jobs',
  log: createLog('silent'),
  slots,
  leaseMs,
  lookEveryMs: tenMinutes,
  work: async (lease, signal) => {
    tell({ did: 'begin', id: lease.id })
    await Promise.race([go, new Promise((resolve) => signal.addEventListener('abort', resolve))])
    await breathe()
    signal.throwIfAborted()
    try {
      await complete(database, lease, 1)
      tell({ did: 'complete', id: lease.id })
    } catch (error) {
      if (error instanceof LeaseLost) tell({ did: 'lose', id: lease.id })
      throw error
    }
  },
  giveUp: (lease) => fail(database, lease),
})
tell({ did: 'listen' })
await stop
await consumer.stop(0)
tell({ did: 'stop' })
