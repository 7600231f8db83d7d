// Ending a job: result, cost and refund in one step, by the holder of the lease, once.
import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { completeJob } from '../../src/jobs/rules.ts'
import { claim, type Lease, LeaseLost } from '../../src/platform/queue/leases.ts'
import { openAccount } from '../accounts/open-account.ts'
import { balanceOf, refusal } from '../credits/movements.ts'
import { accept, complete, emptyQueue, fail, ledgerOfJob, readJob } from '../platform/queue/worker.ts'
import { onBothDatabases } from '../support/databases.ts'

onBothDatabases('ending a job', (bench) => {
  beforeEach(() => emptyQueue(bench.database))

  const runningJob = async (credits: number): Promise<{ accountId: string; lease: Lease }> => {
    const { accountId } = await openAccount(bench.database)
    await accept(bench.database, { accountId, credits })
    const [lease] = await claim(bench.database, 'jobs', { limit: 1, leaseMs: 600_000 })
    assert.ok(lease)
    return { accountId, lease }
  }

  it('well keeps what it cost, gives back the rest, and stores the result', async () => {
    const { database } = bench
    const { accountId, lease } = await runningJob(5)
    assert.equal((await readJob(database, lease.id)).credits_used, 5)
    await complete(database, lease, 3)
    const job = await readJob(database, lease.id)
    assert.deepEqual([job.status, job.credits_reserved, job.credits_used, job.error], ['completed', 5, 3, null])
    assert.deepEqual(JSON.parse(job.result ?? ''), { by: 1 })
    assert.deepEqual([job.lease_token, job.lease_until], [null, null])
    assert.ok(job.completed_at !== null && job.started_at !== null)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 147, overage: 0 })
  })

  it('badly costs nothing and says why', async () => {
    const { database } = bench
    const { accountId, lease } = await runningJob(5)
    await fail(database, lease)
    const job = await readJob(database, lease.id)
    assert.deepEqual([job.status, job.credits_used, job.result], ['failed', 0, null])
    assert.deepEqual(JSON.parse(job.error ?? ''), { code: 'internal_error', message: 'Tried too often.' })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    const kinds = (await ledgerOfJob(database, lease.id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['reserve', 'refund'])
  })

  it('leaves it running and unsettled when the transaction fails afterwards', async () => {
    const { database } = bench
    const { accountId, lease } = await runningJob(5)
    const failing = database.transact(async (trx) => {
      await completeJob(trx, lease, { result: {}, cost: 1, at: Date.now() })
      throw new Error('the webhook could not be stored')
    })
    await assert.rejects(failing, /could not be stored/)
    assert.equal((await readJob(database, lease.id)).status, 'processing')
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 145, overage: 0 })
    await complete(database, lease, 1)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 149, overage: 0 })
  })

  it('cannot cost more than was reserved', async () => {
    const { database } = bench
    const { lease } = await runningJob(2)
    await assert.rejects(complete(database, lease, 3), RangeError)
    assert.equal((await readJob(database, lease.id)).status, 'processing')
  })

  it('happens once: what ended stays as it ended', async () => {
    const { database } = bench
    const { accountId, lease } = await runningJob(5)
    await complete(database, lease, 5)
    const ended = await readJob(database, lease.id)
    await assert.rejects(fail(database, lease), LeaseLost)
    await assert.rejects(complete(database, lease, 0), LeaseLost)
    assert.deepEqual(await readJob(database, lease.id), ended)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 145, overage: 0 })
    assert.deepEqual(await claim(database, 'jobs', { limit: 1, leaseMs: 1000 }), [])
  })

  it('makes room for the next one under the limit', async () => {
    const { database } = bench
    const { accountId, lease } = await runningJob(1)
    for (let place = 1; place < 5; place++) await accept(database, { accountId })
    assert.equal((await refusal(accept(database, { accountId })))?.code, 'concurrency_limit')
    await complete(database, lease)
    await accept(database, { accountId })
  })
})
