// What a transaction promises: whole or not at all, nothing lost between rivals, readers never kept waiting.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { databaseNow, type Trx } from '../../../src/platform/database/database.ts'
import { newId } from '../../../src/platform/ids.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { onBothDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { startChild } from './child-process.ts'
import { raiseCounter, readCounter } from './counter.ts'

const counterProcess = new URL('./counter-process.ts', import.meta.url)

onBothDatabases('a transaction', (bench) => {
  const insertAccount = (trx: Trx, email: string) =>
    trx.insertInto('accounts').values({ id: newId(), email, password_hash: null, created_at: 0 }).execute()
  const emails = async (like: string) =>
    (await bench.database.read.selectFrom('accounts').select('email').where('email', 'like', like).execute()).length

  it('that throws leaves nothing of what it wrote', async () => {
    const failing = bench.database.transact(async (trx) => {
      await insertAccount(trx, 'whole-1')
      await insertAccount(trx, 'whole-2')
      throw new Error('changed my mind')
    })
    await assert.rejects(failing, /changed my mind/)
    assert.equal(await emails('whole-%'), 0)
  })

  it('that breaks a rule of the database leaves nothing, and the next one works', async () => {
    const failing = bench.database.transact(async (trx) => {
      await insertAccount(trx, 'twice')
      await insertAccount(trx, 'twice')
    })
    await assert.rejects(failing)
    assert.equal(await emails('twice'), 0)
    await bench.database.transact((trx) => insertAccount(trx, 'twice'))
    assert.equal(await emails('twice'), 1)
  })

  it('leaves nothing of queries that were started together when one of them fails', async () => {
    for (const beside of [1, 2, 3, 4]) {
      const failing = bench.database.transact((trx) =>
        Promise.all([
          insertAccount(trx, 'together'),
          insertAccount(trx, 'together'),
          ...Array.from({ length: beside }, (_, which) => insertAccount(trx, `beside-${beside}-${which}`)),
        ]),
      )
      await assert.rejects(failing)
    }
    await bench.database.transact((trx) => insertAccount(trx, 'afterwards'))
    assert.equal(await emails('beside-%'), 0)
    assert.equal(await emails('together'), 0)
  })

  it('sees its own writes', async () => {
    const seen = await bench.database.transact(async (trx) => {
      await insertAccount(trx, 'own')
      return trx.selectFrom('accounts').select('email').where('email', '=', 'own').executeTakeFirst()
    })
    assert.equal(seen?.email, 'own')
  })

  it('among 100 that read and raise one row loses nothing', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    await Promise.all(Array.from({ length: 100 }, () => raiseCounter(database, accountId)))
    assert.equal(await readCounter(database, accountId), 100)
  })

  it('among those of three processes on one row loses nothing', async (t) => {
    const { database, place } = bench
    const { accountId } = await openAccount(database)
    const task = { place, accountId, times: 60 }
    const processes = [1, 2, 3].map(() => startChild<string>(t, counterProcess, task))
    await Promise.all(processes.map((process) => process.report((report) => report === 'ready')))
    for (const process of processes) process.order('begin')
    await Promise.all(processes.map((process) => process.report((report) => report === 'done')))
    assert.equal(await readCounter(database, accountId), 180)
  })

  it('does not keep readers waiting, who see what was before it', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const seen = await database.transact(async (trx) => {
      await trx.updateTable('subscriptions').set({ overage_credits: 5 }).where('account_id', '=', accountId).execute()
      return readCounter(database, accountId)
    })
    assert.equal(seen, 0)
    assert.equal(await readCounter(database, accountId), 5)
  })

  it('reads a clock that counts milliseconds and goes on while it runs', async () => {
    await bench.database.transact(async (trx) => {
      const now = async () => {
        const { rows } = await sql<{ now: number }>`select ${databaseNow} as now`.execute(trx)
        return rows[0]?.now ?? Number.NaN
      }
      const [before, first, after] = [Date.now(), await now(), Date.now()]
      assert.ok(Number.isInteger(first))
      assert.ok(first >= before - 1 && first <= after + 1)
      await eventually('the clock goes on', async () => (await now()) > first)
    })
  })
})
