// What is different behind PgBouncer: nothing is prepared, nothing is left in a session, and signals take another way.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import pg from 'pg'
import { sendSignal } from '../../src/platform/database/database.ts'
import { openPostgres } from '../../src/platform/database/open-postgres.ts'
import { openAccount } from '../accounts/open-account.ts'
import { raiseCounter, readCounter } from '../platform/database/counter.ts'
import { createFurnishedPlace } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

const opened = async (test: TestContext, { isDirect = false } = {}) => {
  const { place, remove } = await createFurnishedPlace('postgres')
  assert.ok(place.dialect === 'postgres')
  const direct = new URL(place.url)
  direct.port = new URL(process.env.TEST_POSTGRES_URL ?? '').port
  assert.notEqual(direct.href, place.url, 'these tests are for `npm run test:pgbouncer`')
  const errors: Error[] = []
  const onConnectionError = (error: Error) => void errors.push(error)
  const database = openPostgres({ url: place.url, directUrl: isDirect ? direct.href : null, onConnectionError })
  test.after(async () => {
    await database.close()
    await remove()
  })
  return { database, errors, pooledUrl: place.url, directUrl: direct.href }
}

describe('behind PgBouncer', () => {
  it('hundreds of statements of many clients share three sessions, and none is prepared in them', async (test) => {
    const { database, pooledUrl } = await opened(test)
    const { accountId } = await openAccount(database)
    await Promise.all(Array.from({ length: 200 }, () => raiseCounter(database, accountId)))
    assert.equal(await readCounter(database, accountId), 200)
    const client = new pg.Client({ connectionString: pooledUrl })
    await client.connect()
    test.after(() => client.end())
    for (let look = 0; look < 10; look++) {
      const { rows } = await client.query(
        `select (select count(*) from pg_prepared_statements where from_sql = false and name <> '') as prepared,
          current_setting('idle_in_transaction_session_timeout') as patience`,
      )
      assert.deepEqual(rows, [{ prepared: '0', patience: '0' }])
    }
  })

  for (const isDirect of [false, true])
    it(`a signal wakes ${isDirect ? 'by the direct connection' : 'those who look by themselves, again and again'}`, async (test) => {
      const { database, errors } = await opened(test, { isDirect })
      let wakes = 0
      database.listen('jobs', () => wakes++)
      await eventually('listening has begun', () => wakes > 0)
      for (let round = 0; round < 3; round++) {
        const before = wakes
        await database.transact(async (trx) => sendSignal(trx, 'jobs'))
        await eventually('it is heard', () => wakes > before)
      }
      assert.deepEqual(errors, [])
    })
})
