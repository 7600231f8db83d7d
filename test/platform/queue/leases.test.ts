// Leases: one owner at a time, and only the owner can end the work.
import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import { sql } from 'kysely'
import { claim, handBack, heartbeat, type Lease, LeaseLost, retryLater } from '../../../src/platform/queue/leases.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { onBothDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { accept, complete, emptyQueue, fail, ledgerOfJob, queueJobs, readJob } from './worker.ts'

const long = 600_000

onBothDatabases('leases', (bench) => {
  beforeEach(() => emptyQueue(bench.database))

  const claimUpTo = (limit: number, leaseMs = long) => claim(bench.database, 'jobs', { limit, leaseMs })
  const claimOne = async (leaseMs = long): Promise<Lease> => {
    const [lease] = await claimUpTo(1, leaseMs)
    assert.ok(lease)
    return lease
  }
  /** A worker that goes on although its lease ran out, and the one that took over. */
  const zombieAndHeir = async (): Promise<{ zombie: Lease; heir: Lease }> => {
    await queueJobs(bench.database, 1)
    const zombie = await claimOne(1)
    const heir = await eventually('the lease runs out', async () => (await claimUpTo(1))[0])
    assert.equal(heir.id, zombie.id)
    return { zombie, heir }
  }

  it('are given to one caller each, and no caller gets more than it asked for, when many race', async () => {
    const { jobs } = await queueJobs(bench.database, 60)
    const taken: Lease[][] = []
    while (taken.flat().length < 60) {
      const round = await Promise.all(Array.from({ length: 12 }, () => claimUpTo(4)))
      assert.ok(round.flat().length > 0)
      taken.push(...round)
    }
    assert.ok(taken.every((leases) => leases.length <= 4))
    assert.deepEqual(
      taken
        .flat()
        .map(({ id }) => id)
        .toSorted(),
      jobs.toSorted(),
    )
    assert.deepEqual(await claimUpTo(1), [])
  })

  it('come in the order in which the jobs were queued', async () => {
    const { jobs } = await queueJobs(bench.database, 5)
    const order: string[] = []
    for (const _ of jobs) order.push((await claimOne()).id)
    assert.deepEqual(order, jobs)
  })

  it('mark the job as processing, and keep when it first began', async () => {
    const { zombie, heir } = await zombieAndHeir()
    assert.deepEqual([zombie.attempt, heir.attempt], [1, 2])
    assert.notEqual(zombie.token, heir.token)
    const { status, attempts, started_at, lease_until } = await readJob(bench.database, heir.id)
    assert.deepEqual([status, attempts], ['processing', 2])
    assert.ok((started_at ?? 0) < (lease_until ?? 0) - long + 1)
  })

  it('that are lost do not let the zombie end the job, neither before its heir nor after', async () => {
    const { database } = bench
    const { zombie, heir } = await zombieAndHeir()
    await assert.rejects(complete(database, zombie, 2), LeaseLost)
    await assert.rejects(fail(database, zombie), LeaseLost)
    assert.equal((await readJob(database, heir.id)).status, 'processing')

    await complete(database, heir, 1)
    await assert.rejects(complete(database, zombie, 2), LeaseLost)
    await assert.rejects(fail(database, zombie), LeaseLost)
    const { status, credits_used } = await readJob(database, heir.id)
    assert.deepEqual([status, credits_used], ['completed', 1])
    const kinds = (await ledgerOfJob(database, heir.id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['reserve', 'refund', 'settle'])
  })

  it('that are lost cannot be prolonged, handed back or postponed', async () => {
    const { database } = bench
    const { zombie, heir } = await zombieAndHeir()
    const before = await readJob(database, heir.id)
    assert.deepEqual([...(await heartbeat(database, 'jobs', [zombie], 5 * long))], [])
    await handBack(database, 'jobs', 'jobs', zombie)
    await retryLater(database, 'jobs', zombie, long)
    assert.deepEqual(await readJob(database, heir.id), before)
  })

  it('end once when their owner ends the job several times at the same time', async () => {
    const { database } = bench
    await queueJobs(database, 1)
    const lease = await claimOne()
    const ends = await Promise.allSettled([1, 2, 1, 2, 1].map((cost) => complete(database, lease, cost)))
    const lost = ends.filter((end) => end.status === 'rejected')
    assert.equal(lost.length, 4)
    assert.ok(lost.every(({ reason }) => reason instanceof LeaseLost))
    const { credits_used } = await readJob(database, lease.id)
    const kept = (await ledgerOfJob(database, lease.id)).reduce((sum, row) => sum - row.monthly_delta, 0)
    assert.equal(kept, credits_used)
  })

  it('are prolonged by a heartbeat, which names exactly those that are still held', async () => {
    const { database } = bench
    await queueJobs(database, 3)
    const [kept, ended, returned] = await claimUpTo(3, long)
    assert.ok(kept && ended && returned)
    await complete(database, ended)
    await handBack(database, 'jobs', 'jobs', returned)
    const before = (await readJob(database, kept.id)).lease_until ?? 0
    const held = await heartbeat(database, 'jobs', [kept, ended, returned], 2 * long)
    assert.deepEqual([...held], [kept.id])
    assert.ok(((await readJob(database, kept.id)).lease_until ?? 0) >= before + long - 1)
    assert.equal((await readJob(database, returned.id)).lease_until, null)
  })

  it('that are handed back are free at once, at their old place in the queue, and the attempt does not count', async () => {
    const { database } = bench
    const { jobs } = await queueJobs(database, 2)
    const first = await claimOne()
    assert.equal(first.id, jobs[0])
    await handBack(database, 'jobs', 'jobs', first)
    const { status, attempts } = await readJob(database, first.id)
    assert.deepEqual([status, attempts], ['queued', 0])
    const again = await claimOne()
    assert.deepEqual([again.id, again.attempt], [first.id, 1])
  })

  it('on work that is to be tried later are not given before its time', async () => {
    const { database } = bench
    await queueJobs(database, 1)
    const lease = await claimOne()
    await retryLater(database, 'jobs', lease, long)
    assert.deepEqual(await claimUpTo(1), [])
    assert.equal((await readJob(database, lease.id)).attempts, 1)
    await retryNow(lease.id)
    assert.equal((await claimOne()).attempt, 2)
  })

  it('are given at once even when the clock of whoever queued the job runs ahead', async () => {
    const ahead = Date.now() + 60_000
    const { database } = bench
    const { accountId } = await openAccount(database, { at: ahead })
    const id = await accept(database, { accountId, at: ahead })
    assert.equal((await claimOne()).id, id)
  })

  const retryNow = (id: string) =>
    bench.database.transact((trx) => trx.updateTable('jobs').set({ run_after: 0 }).where('id', '=', id).execute())
})

onBothDatabases('leases of a table that was empty when it was last measured', (bench) => {
  it('are not given beyond the limit, though the planner expects no more than one row', async () => {
    const { database } = bench
    for (let round = 0; round < 5; round++) {
      const empty = database.dialect === 'postgres' ? sql`truncate jobs cascade` : sql`delete from jobs`
      await database.transact((trx) => empty.execute(trx))
      await queueJobs(database, 1)
      await database.transact((trx) => sql`analyze jobs`.execute(trx))
      await queueJobs(database, 19)
      const claims = Array.from({ length: 16 }, () => claim(database, 'jobs', { limit: 2, leaseMs: long }))
      for (const leases of await Promise.all(claims)) assert.ok(leases.length <= 2)
    }
  })
})
