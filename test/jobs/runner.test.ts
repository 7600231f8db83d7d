// Running jobs: every job ends once, costs what it made, leaves nothing half-made, and tells of its end.
import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { verifyLedger } from '../../src/credits/rules.ts'
import { JobFailure, type Work } from '../../src/jobs/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openAccount } from '../accounts/open-account.ts'
import { balanceOf } from '../credits/movements.ts'
import { accept, emptyQueue, readJob } from '../platform/queue/worker.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHanded, openWorkshop } from './workshop.ts'

const ended = (database: Database, id: string) =>
  eventually('the end of a job', async () => {
    const job = await readJob(database, id)
    return job.completed_at === null ? undefined : job
  })

const waitForAbort = (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

onBothDatabases('running a job', (bench) => {
  beforeEach(async () => {
    await bench.database.transact((trx) => trx.deleteFrom('webhook_deliveries').execute())
    await emptyQueue(bench.database)
  })

  const deliveries = () => bench.database.read.selectFrom('webhook_deliveries').selectAll().execute()

  const order = async (credits: number) => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database)
    const webhookUrl = 'https://example.test/hook'
    const id = await accept(database, { accountId, keyId, credits, webhookUrl, externalRef: 'r' })
    return { id, accountId }
  }

  it('costs what was made, gives back the rest, and announces its end in the same step', async (test) => {
    const { database } = bench
    const { id, accountId } = await order(5)
    openWorkshop(test, database, { work: async (load) => emptyHanded(load, 3) })
    const job = await ended(database, id)
    assert.deepEqual([job.status, job.credits_used], ['completed', 3])
    assert.ok(job.started_at !== null && job.completed_at !== null && job.started_at <= job.completed_at)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 147, overage: 0 })
    const [delivery] = await deliveries()
    const payload = JSON.parse(delivery?.body ?? '')
    assert.deepEqual([payload.event, payload.jobId, payload.external_ref], ['job.completed', id, 'r'])
    assert.equal('operation' in payload, false)
  })

  it('fails at once where trying again would not help: refunded, with the reason, announced', async (test) => {
    const { database } = bench
    const { id, accountId } = await order(2)
    const work: Work = async () => {
      throw new JobFailure('content_policy_violation', 'The picture may not be shown.')
    }
    openWorkshop(test, database, { work })
    const job = await ended(database, id)
    const error = { code: 'content_policy_violation', message: 'The picture may not be shown.' }
    assert.deepEqual([job.status, job.attempts, JSON.parse(job.error ?? '')], ['failed', 1, error])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    const [delivery] = await deliveries()
    const { event, status, data } = JSON.parse(delivery?.body ?? '')
    assert.deepEqual([event, status], ['job.failed', 'failed'])
    assert.deepEqual(data, { error, credits_refunded: 2, bookId: null })
  })

  it('is given up when its time is over, whatever it is doing', async (test) => {
    const { database } = bench
    const { id, accountId } = await order(1)
    openWorkshop(test, database, { work: ({ signal }) => waitForAbort(signal), timeoutMs: 20 })
    const job = await ended(database, id)
    assert.deepEqual([job.status, JSON.parse(job.error ?? '').code], ['failed', 'timeout'])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('leaves no file behind when it fails', async (test) => {
    const { database } = bench
    const { id } = await order(1)
    const work: Work = async ({ shelf }) => {
      await shelf.put('covers/a/preview.jpg', new Uint8Array(10))
      throw new JobFailure('generation_failed', 'No.')
    }
    const { files } = openWorkshop(test, database, { work })
    await ended(database, id)
    assert.deepEqual(await files(), [])
  })

  it('writes nothing, and throws its files away, when another worker has taken it over', async (test) => {
    const { database } = bench
    const { id, accountId } = await order(1)
    const { promise: painted, resolve } = Promise.withResolvers<void>()
    const work: Work = async (load) => {
      await load.shelf.put('covers/b/preview.jpg', new Uint8Array(10))
      await database.transact((trx) =>
        trx
          .updateTable('jobs')
          .set({ lease_token: '01890000-0000-7000-8000-000000000000' })
          .where('id', '=', id)
          .execute(),
      )
      resolve()
      return emptyHanded(load)
    }
    const { files } = openWorkshop(test, database, { work })
    await painted
    await eventually('an empty shelf', async () => (await files()).length === 0)
    assert.deepEqual([(await readJob(database, id)).status, await deliveries()], ['processing', []])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 149, overage: 0 })
  })

  it('goes back to the queue when the worker stops, and costs no attempt', async (test) => {
    const { database } = bench
    const { id } = await order(1)
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const work: Work = ({ signal }) => {
      resolve()
      return waitForAbort(signal)
    }
    const { stop } = openWorkshop(test, database, { work })
    await begun
    await stop()
    const job = await readJob(database, id)
    assert.deepEqual([job.status, job.attempts, job.lease_token], ['queued', 0, null])
  })

  it('keeps the ledger right, whatever happens to many of them', async (test) => {
    const { database } = bench
    const jobs = await Promise.all(Array.from({ length: 12 }, (_, index) => order((index % 5) + 1)))
    let turn = 0
    const work: Work = async (load) => {
      turn++
      if (turn % 3 === 0) throw new JobFailure('generation_failed', 'Bad luck.')
      return emptyHanded(load, load.job.credits_reserved - (turn % 2))
    }
    openWorkshop(test, database, { work, slots: 4 })
    const ends = await Promise.all(jobs.map(({ id }) => ended(database, id)))
    assert.deepEqual(new Set(ends.map(({ status }) => status)), new Set(['completed', 'failed']))
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
    assert.equal((await deliveries()).length, 12)
  })
})
