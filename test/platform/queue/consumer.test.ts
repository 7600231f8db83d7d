// A consumer: woken by signals, never busier than it may be, trying again, giving up, handing back.
import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { type Database, sendSignal } from '../../../src/platform/database/database.ts'
import { newId } from '../../../src/platform/ids.ts'
import type { Lease } from '../../../src/platform/queue/leases.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { balanceOf } from '../../credits/movements.ts'
import { onBothDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { accept, complete, emptyQueue, ledgerOfJob, queueJobs, readJob, startWorker } from './worker.ts'

onBothDatabases('a consumer', (bench) => {
  beforeEach(() => emptyQueue(bench.database))

  const ended = (id: string) =>
    eventually(`job ${id} has ended`, async () => {
      const job = await readJob(bench.database, id)
      return (job.status === 'completed' || job.status === 'failed') && job
    })
  /** Lets work that has failed so many times be tried again now instead of after its pause. */
  const retryNow = (id: string, failures: number) =>
    eventually(`job ${id} has failed ${failures} times`, () =>
      bench.database.transact(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('jobs')
          .set({ run_after: 0 })
          .where('id', '=', id)
          .where('status', '=', 'queued')
          .where('attempts', '=', failures)
          .executeTakeFirst()
        sendSignal(trx, 'jobs')
        return numUpdatedRows === 1n
      }),
    )

  it('runs what waits when it starts and what comes later, woken by signals alone', async (t) => {
    const { database } = bench
    const { jobs, accounts } = await queueJobs(database, 3)
    startWorker(t, database, { work: (lease) => complete(database, lease) })
    for (const id of jobs) assert.equal((await ended(id)).status, 'completed')
    for (let later = 0; later < 5; later++) {
      const id = await accept(database, { accountId: accounts[0] ?? '' })
      assert.equal((await ended(id)).attempts, 1)
    }
  })

  it('never runs more than its slots at once, and fills each that becomes free', async (t) => {
    const { database } = bench
    const { jobs } = await queueJobs(database, 12)
    const gates: PromiseWithResolvers<void>[] = []
    let running = 0
    let most = 0
    startWorker(t, database, {
      slots: 3,
      work: async (lease) => {
        most = Math.max(most, ++running)
        const gate = Promise.withResolvers<void>()
        gates.push(gate)
        await gate.promise
        await complete(database, lease)
        running--
      },
    })
    for (let next = 0; next < jobs.length; next++) {
      const gate = await eventually(`job ${next} runs`, () => gates[next])
      if (next < jobs.length - 2) await eventually('all slots are filled', () => running === 3)
      gate.resolve()
    }
    for (const id of jobs) await ended(id)
    assert.equal(most, 3)
  })

  for (const steps of [0, 1, 2, 3, 4, 5])
    it(`loses no wake-up that comes ${steps} steps after it began the last work it found`, async (t) => {
      const { database } = bench
      const { accountId } = await openAccount(database)
      const first = await accept(database, { accountId })
      let second: string | undefined
      let ring = () => {}
      // The real database, except that a second job is queued behind the first claim and this test rings for it.
      const belled: Database = {
        ...database,
        listen: (_channel, wake) => {
          ring = wake
          return () => {}
        },
        transact: async (work) => {
          const result = await database.transact(work)
          second ??= await accept(database, { accountId })
          return result
        },
      }
      const secondBegan = Promise.withResolvers<void>()
      startWorker(t, belled, {
        slots: 2,
        work: async (lease) => {
          if (lease.id === first) {
            for (let step = 0; step < steps; step++) await null
            ring()
            await secondBegan.promise
          }
          secondBegan.resolve()
          await complete(database, lease)
        },
      })
      await ended(first)
      await ended(second ?? '')
    })

  it('tries failed work again, and charges once', async (t) => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId, credits: 4 })
    startWorker(t, database, {
      work: async (lease) => {
        if (lease.attempt < 3) throw new Error('not yet')
        await complete(database, lease, 3)
      },
    })
    await retryNow(id, 1)
    await retryNow(id, 2)
    const { status, attempts } = await ended(id)
    assert.deepEqual([status, attempts], ['completed', 3])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 147, overage: 0 })
    const kinds = (await ledgerOfJob(database, id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['reserve', 'refund', 'settle'])
  })

  it('gives up after three failed attempts: failed, refunded in full, without a fourth', async (t) => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId, credits: 4 })
    const attempts: number[] = []
    startWorker(t, database, {
      work: async (lease) => {
        attempts.push(lease.attempt)
        throw new Error('never')
      },
    })
    await retryNow(id, 1)
    await retryNow(id, 2)
    const { status, error, credits_used } = await ended(id)
    assert.deepEqual([status, credits_used], ['failed', 0])
    assert.equal(JSON.parse(error ?? '').code, 'internal_error')
    assert.deepEqual(attempts, [1, 2, 3])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('gives up on work whose workers died three times', async (t) => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId, credits: 4 })
    await database.transact((trx) =>
      trx
        .updateTable('jobs')
        .set({ status: 'processing', attempts: 3, lease_token: newId(), lease_until: 0 })
        .where('id', '=', id)
        .execute(),
    )
    let worked = false
    startWorker(t, database, {
      work: async () => {
        worked = true
      },
    })
    assert.equal((await ended(id)).status, 'failed')
    assert.equal(worked, false)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('tells the work when its lease is lost, and leaves the job to whoever has it now', async (t) => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId, credits: 4 })
    const began = Promise.withResolvers<AbortSignal>()
    startWorker(t, database, {
      leaseMs: 300,
      work: async (lease, signal) => {
        began.resolve(signal)
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        await complete(database, lease, 4)
      },
    })
    const signal = await began.promise
    const thief = newId()
    await database.transact((trx) =>
      trx
        .updateTable('jobs')
        .set({ lease_token: thief, lease_until: Date.now() + 600_000 })
        .where('id', '=', id)
        .execute(),
    )
    await eventually('the work is told', () => signal.aborted)
    await complete(database, { id, token: thief, attempt: 1 }, 1)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 149, overage: 0 })
    assert.equal((await readJob(database, id)).credits_used, 1)
  })

  it('that stops lets running work end within the grace', async (t) => {
    const { database } = bench
    const { jobs } = await queueJobs(database, 2)
    const gate = Promise.withResolvers<void>()
    const began: Lease[] = []
    const consumer = startWorker(t, database, {
      work: async (lease) => {
        began.push(lease)
        await gate.promise
        await complete(database, lease)
      },
    })
    await eventually('the first runs', () => began.length === 1)
    const stopped = consumer.stop(600_000)
    gate.resolve()
    await stopped
    assert.equal((await readJob(database, jobs[0] ?? '')).status, 'completed')
    const second = await readJob(database, jobs[1] ?? '')
    assert.deepEqual([second.status, second.attempts, began.length], ['queued', 0, 1])
  })

  it('that stops hands the rest back at once, uncounted, and another takes it over by signal', async (t) => {
    const { database } = bench
    const { jobs, accounts } = await queueJobs(database, 3)
    const aborted: string[] = []
    const began: string[] = []
    const consumer = startWorker(t, database, {
      slots: 3,
      work: async ({ id }, signal) => {
        began.push(id)
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        aborted.push(id)
        signal.throwIfAborted()
      },
    })
    await eventually('all run', () => began.length === 3)
    const taken: Lease[] = []
    startWorker(t, database, {
      slots: 3,
      work: async (lease) => {
        taken.push(lease)
        await complete(database, lease)
      },
    })
    // The second worker has looked and found nothing once it has done a job of its own.
    const own = await accept(database, { accountId: accounts[0] ?? '' })
    await ended(own)

    await consumer.stop(0)
    for (const id of jobs) assert.equal((await ended(id)).attempts, 1)
    assert.deepEqual(aborted.toSorted(), jobs.toSorted())
    assert.ok(taken.every(({ attempt }) => attempt === 1))
    assert.equal(taken.length, 4)
  })

  it('that is asked to stop while it claims begins nothing of what it gets', async (t) => {
    const { database } = bench
    const { jobs } = await queueJobs(database, 2)
    const claiming = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    // The real database, whose first answer takes its time.
    const slow: Database = {
      ...database,
      transact: async (work) => {
        const result = await database.transact(work)
        claiming.resolve()
        await answer.promise
        return result
      },
    }
    const began: string[] = []
    const consumer = startWorker(t, slow, { slots: 2, work: async ({ id }) => void began.push(id) })
    await claiming.promise
    const stopped = consumer.stop(600_000)
    answer.resolve()
    await stopped
    assert.deepEqual(began, [])
    for (const id of jobs) {
      const { status, attempts, lease_token } = await readJob(database, id)
      assert.deepEqual([status, attempts, lease_token], ['queued', 0, null])
    }
  })

  it('that stops hands back, uncounted, what fails meanwhile', async (t) => {
    const { database } = bench
    const { jobs } = await queueJobs(database, 1)
    const fail = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const consumer = startWorker(t, database, {
      work: async () => {
        began.resolve()
        await fail.promise
        throw new Error('its process was told to stop too')
      },
    })
    await began.promise
    const stopped = consumer.stop(600_000)
    fail.resolve()
    await stopped
    const { status, attempts } = await readJob(database, jobs[0] ?? '')
    assert.deepEqual([status, attempts], ['queued', 0])
  })

  it('that has stopped takes nothing more', async (t) => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'scale' })
    const taken: string[] = []
    const first = startWorker(t, database, {
      work: async (lease) => {
        taken.push(lease.id)
        await complete(database, lease)
      },
    })
    await ended(await accept(database, { accountId }))
    await first.stop(0)
    const later = await accept(database, { accountId })
    startWorker(t, database, { work: (lease) => complete(database, lease) })
    await ended(later)
    assert.ok(!taken.includes(later))
  })
})
