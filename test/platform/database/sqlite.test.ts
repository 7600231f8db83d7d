// What only the embedded database must prove: it waits without blocking, and one failure never stops the writers after it.
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { sendSignal } from '../../../src/platform/database/database.ts'
import { openSqlite } from '../../../src/platform/database/open-sqlite.ts'
import { newId } from '../../../src/platform/ids.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { createPlace } from '../../support/databases.ts'
import { startChild } from './child-process.ts'
import { raiseCounter, readCounter } from './counter.ts'

const writeLockProcess = new URL('./write-lock-process.ts', import.meta.url)

const fresh = async (t: TestContext) => {
  const { place, remove } = await createPlace('sqlite')
  assert.ok(place.dialect === 'sqlite')
  const database = openSqlite(place.file)
  t.after(async () => {
    await database.close()
    await remove()
  })
  await database.migrate()
  return { database, file: place.file }
}

describe('the embedded database', () => {
  it('leaves the event loop free while another process holds the write lock', async (t) => {
    const { database, file } = await fresh(t)
    const { accountId } = await openAccount(database)
    const rival = startChild<string>(t, writeLockProcess, { file })
    await rival.report((report) => report === 'held')

    let finished = false
    const writing = raiseCounter(database, accountId).then(() => {
      finished = true
    })
    for (let tick = 0; tick < 50; tick++) await delay(2)
    assert.equal(await readCounter(database, accountId), 0)
    assert.equal(finished, false)

    rival.order('release')
    await writing
    assert.equal(await readCounter(database, accountId), 1)
  })

  it('goes on after SQLite itself has rolled a transaction back', async (t) => {
    const { database } = await fresh(t)
    const { accountId, email } = await openAccount(database)
    const failing = database.transact(async (trx) => {
      await trx.updateTable('subscriptions').set({ overage_credits: 9 }).where('account_id', '=', accountId).execute()
      await sql`insert or rollback into accounts (id, email, created_at) values (${newId()}, ${email}, 0)`.execute(trx)
    })
    await assert.rejects(failing, /UNIQUE constraint failed/)
    assert.equal(await readCounter(database, accountId), 0)
    await raiseCounter(database, accountId)
    assert.equal(await readCounter(database, accountId), 1)
  })

  it('writes nothing more in a transaction that SQLite has rolled back', async (t) => {
    const { database } = await fresh(t)
    const { accountId, email } = await openAccount(database)
    const failing = database.transact(async (trx) => {
      await sql`insert or rollback into accounts (id, email, created_at) values (${newId()}, ${email}, 0)`
        .execute(trx)
        .catch(() => {})
      await trx.updateTable('subscriptions').set({ overage_credits: 9 }).where('account_id', '=', accountId).execute()
    })
    await assert.rejects(failing)
    assert.equal(await readCounter(database, accountId), 0)
  })

  it('reports a commit as what it is even when its signal cannot be sent', async (t) => {
    const { database, file } = await fresh(t)
    const { accountId } = await openAccount(database)
    let woken = false
    database.listen('jobs', () => {
      woken = true
    })
    rmSync(join(dirname(file), 'signals'), { recursive: true })
    await database.transact(async (trx) => {
      await trx.updateTable('subscriptions').set({ overage_credits: 3 }).where('account_id', '=', accountId).execute()
      sendSignal(trx, 'jobs')
    })
    assert.equal(await readCounter(database, accountId), 3)
    assert.equal(woken, true)
  })
})
