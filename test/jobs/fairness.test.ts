// Taking turns: a full queue of one account does not keep another's first job waiting.
import assert from 'node:assert/strict'
import { beforeEach, it } from 'node:test'
import type { Work } from '../../src/jobs/rules.ts'
import { openAccount } from '../accounts/open-account.ts'
import { accept, emptyQueue } from '../platform/queue/worker.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHanded, openWorkshop } from './workshop.ts'

onBothDatabases('the queue of jobs', (bench) => {
  beforeEach(() => emptyQueue(bench.database))

  it("runs an account's first job before another's backlog of twenty, and the backlog in its order", async (test) => {
    const { database } = bench
    const at = Date.now()
    const [busy, newcomer] = await Promise.all([
      openAccount(database, { plan: 'scale' }),
      openAccount(database, { plan: 'starter' }),
    ])
    const backlog: string[] = []
    for (let index = 0; index < 20; index++) backlog.push(await accept(database, { accountId: busy.accountId, at }))
    // Ten seconds later: what is left of the backlog still has turns after this one.
    const first = await accept(database, { accountId: newcomer.accountId, at: at + 10_000 })

    const order: string[] = []
    const work: Work = async (load) => {
      order.push(load.job.id)
      return emptyHanded(load)
    }
    openWorkshop(test, database, { work })
    await eventually('21 jobs at work', () => order.length === 21)
    assert.ok(order.indexOf(first) <= 1, `the newcomer was number ${order.indexOf(first) + 1}`)
    assert.deepEqual(
      order.filter((id) => id !== first),
      backlog,
    )
  })

  it('counts covers, not calls: five covers a call wait longer than one', async () => {
    const { database } = bench
    const at = Date.now()
    const turnsOf = async (credits: number) => {
      const { accountId } = await openAccount(database, { plan: 'scale' })
      const ids = [
        await accept(database, { accountId, credits, at }),
        await accept(database, { accountId, credits, at }),
      ]
      const jobs = await database.read.selectFrom('jobs').select(['id', 'turn_at']).where('id', 'in', ids).execute()
      return Math.max(...jobs.map(({ turn_at }) => turn_at))
    }
    assert.ok((await turnsOf(5)) > (await turnsOf(1)))
  })
})
