// What only PostgreSQL must prove: deadlocks are tried again, lost connections are survived, and a commit may travel with the last statement.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { findAccount } from '../../../src/accounts/rules.ts'
import { sendSignal, type Trx } from '../../../src/platform/database/database.ts'
import { openPostgres } from '../../../src/platform/database/open-postgres.ts'
import { withCommit } from '../../../src/platform/database/postgres-session.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { createPlace } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { raiseCounter, readCounter } from './counter.ts'

const fresh = async (t: TestContext) => {
  const { place, remove } = await createPlace('postgres')
  assert.ok(place.dialect === 'postgres')
  const errors: Error[] = []
  const database = openPostgres({ url: place.url, onConnectionError: (error) => errors.push(error) })
  const administrator = new pg.Client({ connectionString: place.url })
  await administrator.connect()
  t.after(async () => {
    await administrator.end()
    await database.close()
    await remove()
  })
  await database.migrate()
  const terminate = (applicationName: string) =>
    administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = $1`,
      [applicationName],
    )
  return { database, administrator, errors, terminate }
}

describe('PostgreSQL', () => {
  it('runs both of two deadlocked transactions to their end', async (t) => {
    const { database } = await fresh(t)
    const [one, two] = await Promise.all([openAccount(database), openAccount(database)])
    const raise = (trx: Trx, accountId: string) =>
      trx
        .updateTable('subscriptions')
        .set((row) => ({ overage_credits: row('overage_credits', '+', 1) }))
        .where('account_id', '=', accountId)
        .execute()

    let attempts = 0
    const bothHoldOne = Promise.withResolvers<void>()
    const inOrder = (first: string, second: string) =>
      database.transact(async (trx) => {
        await raise(trx, first)
        if (++attempts === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await raise(trx, second)
      })
    await Promise.all([inOrder(one.accountId, two.accountId), inOrder(two.accountId, one.accountId)])
    // One gives way and begins again; it may meet the other once more before that one has ended.
    assert.ok(attempts >= 3)
    assert.equal(await readCounter(database, one.accountId), 2)
    assert.equal(await readCounter(database, two.accountId), 2)
  })

  it('wakes listeners again after the connection that carries the signals was cut', async (t) => {
    const { database, errors, terminate } = await fresh(t)
    let wakes = 0
    database.listen('jobs', () => wakes++)
    await eventually('listening has begun', () => wakes === 1)
    await terminate('dustjacket-signals')
    await eventually('everyone looks once after it is back', () => wakes === 2)
    assert.ok(errors.length > 0)
    await database.transact(async (trx) => sendSignal(trx, 'jobs'))
    await eventually('the signal is heard', () => wakes === 3)
  })

  it('fails the transaction whose connection was cut, and nothing else', async (t) => {
    const { database, terminate } = await fresh(t)
    const { accountId } = await openAccount(database)
    const failing = database.transact(async (trx) => {
      await trx.updateTable('subscriptions').set({ overage_credits: 9 }).where('account_id', '=', accountId).execute()
      await terminate('dustjacket')
      await eventually('the cut is noticed', () =>
        sql`select 1`.execute(trx).then(
          () => false as const,
          () => true,
        ),
      )
    })
    await assert.rejects(failing)
    assert.equal(await readCounter(database, accountId), 0)
    await raiseCounter(database, accountId)
    assert.equal(await readCounter(database, accountId), 1)
  })

  describe('a last statement that travels with its commit', () => {
    const lastly = (trx: Trx, accountId: string, credits: number) =>
      trx.executeQuery(
        withCommit(
          trx
            .updateTable('subscriptions')
            .set({ overage_credits: credits })
            .where('account_id', '=', accountId)
            .compile(),
        ),
      )

    it('is committed, and the connection serves the next', async (t) => {
      const { database } = await fresh(t)
      const { accountId } = await openAccount(database)
      for (const credits of [1, 2, 3]) {
        await database.transact((trx) => lastly(trx, accountId, credits))
        assert.equal(await readCounter(database, accountId), credits)
      }
    })

    it('takes everything back when it fails, and says why', async (t) => {
      const { database } = await fresh(t)
      const { accountId } = await openAccount(database)
      const failing = database.transact(async (trx) => {
        await trx.updateTable('subscriptions').set({ overage_credits: 9 }).where('account_id', '=', accountId).execute()
        await lastly(trx, accountId, -1)
      })
      await assert.rejects(failing, /check constraint/i)
      assert.equal(await readCounter(database, accountId), 0)
      await raiseCounter(database, accountId)
      assert.equal(await readCounter(database, accountId), 1)
    })

    it('is the last: what follows is refused, aloud', async (t) => {
      const { database } = await fresh(t)
      const { accountId } = await openAccount(database)
      const following = database.transact(async (trx) => {
        await lastly(trx, accountId, 5)
        await sql`select 1`.execute(trx)
      })
      await assert.rejects(following, /it is committed/)
      assert.equal(await readCounter(database, accountId), 5)
    })
  })

  it('goes on when another process changes a table that its statements were prepared for', async (t) => {
    const { database, administrator } = await fresh(t)
    const { accountId } = await openAccount(database)
    const read = () => findAccount(database.read, accountId)
    const lock = () =>
      database.transact((trx) =>
        trx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().execute(),
      )
    await Promise.all(Array.from({ length: 15 }, lock))
    await Promise.all(Array.from({ length: 15 }, read))
    await administrator.query('alter table accounts add column added text')
    await Promise.all(Array.from({ length: 15 }, lock))
    await Promise.all(Array.from({ length: 15 }, read))
    assert.equal((await read()).id, accountId)
  })
})
