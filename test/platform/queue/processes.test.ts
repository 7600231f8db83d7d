// The queue between processes: each job runs in one of them, survives its death, and is heard of by all.
import assert from 'node:assert/strict'
import { beforeEach, it, type TestContext } from 'node:test'
import { verifyLedger } from '../../../src/credits/rules.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { balanceOf } from '../../credits/movements.ts'
import { onBothDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { startChild } from '../database/child-process.ts'
import { accept, complete, emptyQueue, ledgerOfJob, queueJobs, readJob, startWorker, tenMinutes } from './worker.ts'
import type { WorkerReport, WorkerTask } from './worker-process.ts'

const workerProcess = new URL('./worker-process.ts', import.meta.url)
const acceptProcess = new URL('./accept-process.ts', import.meta.url)

onBothDatabases('jobs between processes', (bench) => {
  beforeEach(() => emptyQueue(bench.database))

  const startProcess = (t: TestContext, options: Partial<WorkerTask> = {}) =>
    startChild<WorkerReport>(t, workerProcess, { place: bench.place, slots: 1, leaseMs: tenMinutes, ...options })
  const ended = (id: string) =>
    eventually(`job ${id} has ended`, async () => {
      const job = await readJob(bench.database, id)
      return (job.status === 'completed' || job.status === 'failed') && job
    })

  it('run once each, in one of three worker processes, and end once', async (t) => {
    const { database } = bench
    const workers = [1, 2, 3].map(() => startProcess(t, { slots: 4 }))
    await Promise.all(workers.map((worker) => worker.report(({ did }) => did === 'listen')))
    const { jobs, accounts } = await queueJobs(database, 200)
    // Nobody ends anything before everybody has begun something.
    await Promise.all(workers.map((worker) => worker.report(({ did }) => did === 'begin')))
    for (const worker of workers) worker.order('go')
    await eventually('all jobs have ended', async () => {
      const open = database.read.selectFrom('jobs').select('id').where('status', '!=', 'completed').limit(1)
      return (await open.execute()).length === 0
    })
    for (const worker of workers) worker.order('stop')
    await Promise.all(workers.map((worker) => worker.report(({ did }) => did === 'stop')))

    const told = (wanted: WorkerReport['did']) =>
      workers.flatMap(({ reports }) =>
        reports.flatMap((report) => ('id' in report && report.did === wanted ? report.id : [])),
      )
    assert.deepEqual(told('begin').toSorted(), jobs.toSorted())
    assert.deepEqual(told('complete').toSorted(), jobs.toSorted())
    assert.deepEqual(told('lose'), [])
    const rows = await database.read.selectFrom('jobs').select(['attempts', 'credits_used']).execute()
    assert.ok(rows.every(({ attempts, credits_used }) => attempts === 1 && credits_used === 1))
    for (const accountId of accounts)
      assert.deepEqual(await balanceOf(database, accountId), { monthly: 1480, overage: 0 })
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('survive kill -9 of their worker: another takes over after the lease, and they are charged once', async (t) => {
    const { database } = bench
    const victim = startProcess(t, { leaseMs: 1500 })
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId, credits: 3 })
    await victim.report(({ did }) => did === 'begin')
    await victim.kill()
    const { lease_until, attempts } = await readJob(database, id)
    assert.equal(attempts, 1)

    let takenAt = 0
    startWorker(t, database, {
      lookEveryMs: 50,
      work: async (lease) => {
        takenAt = Date.now()
        await complete(database, lease, 2)
      },
    })
    const job = await ended(id)
    assert.deepEqual([job.status, job.attempts, job.credits_used], ['completed', 2, 2])
    assert.ok(takenAt >= (lease_until ?? Number.POSITIVE_INFINITY) - 1)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 148, overage: 0 })
    const kinds = (await ledgerOfJob(database, id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['reserve', 'refund', 'settle'])
  })

  it('are heard of at once when another process accepts them, every time', async (t) => {
    const { database, place } = bench
    const { accountId } = await openAccount(database)
    const begun: string[] = []
    startWorker(t, database, {
      work: async (lease) => {
        begun.push(lease.id)
        await complete(database, lease)
      },
    })
    await ended(await accept(database, { accountId }))
    const other = startChild<string>(t, acceptProcess, { place, accountId })
    await other.report((said) => said === 'ready')
    for (const round of [1, 2, 3]) {
      other.order(`accept ${round}`)
      const id = await eventually('the job is accepted', () => other.reports[round])
      await ended(id)
      assert.ok(begun.includes(id))
    }
  })

  it('are handed over at once when the worker process that runs them stops', async (t) => {
    const { database } = bench
    const leaving = startProcess(t)
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId })
    await leaving.report(({ did }) => did === 'begin')
    startWorker(t, database, { work: (lease) => complete(database, lease) })
    leaving.order('stop')
    await leaving.report(({ did }) => did === 'stop')
    const { status, attempts } = await ended(id)
    assert.deepEqual([status, attempts], ['completed', 1])
  })

  it('that run for several lease lengths stay with their worker, whose heartbeat keeps them', async (t) => {
    const { database } = bench
    const leaseMs = 1500
    const owner = startProcess(t, { leaseMs })
    const { accountId } = await openAccount(database)
    const id = await accept(database, { accountId })
    await owner.report(({ did }) => did === 'begin')
    const first = (await readJob(database, id)).lease_until ?? 0
    let taken = false
    startWorker(t, database, {
      lookEveryMs: 50,
      work: async () => {
        taken = true
      },
    })
    await eventually('three leases have passed', async () => {
      const { lease_until } = await readJob(database, id)
      return (lease_until ?? 0) >= first + 3 * leaseMs
    })
    owner.order('go')
    const { attempts } = await ended(id)
    assert.deepEqual([attempts, taken], [1, false])
  })
})
