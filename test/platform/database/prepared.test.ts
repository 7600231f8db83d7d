// Statements are prepared once a connection; how many there are does not depend on what callers send.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { findKeyOwner } from '../../../src/accounts/store.ts'
import { findAssetNames, knownFiles } from '../../../src/covers/store.ts'
import { insertCalls } from '../../../src/dashboard/requests-store.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import { openPostgres } from '../../../src/platform/database/open-postgres.ts'
import { newId } from '../../../src/platform/ids.ts'
import { forgetFiles } from '../../../src/wraps/store.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { createFurnishedPlace, onBothDatabases } from '../../support/databases.ts'

/** One connection, so that all its statements can be seen. */
const opened = async (test: TestContext): Promise<Database> => {
  const { place, remove } = await createFurnishedPlace('postgres')
  assert.ok(place.dialect === 'postgres')
  const database = openPostgres({ url: place.url, poolSize: 1, onConnectionError: () => {} })
  test.after(async () => {
    await database.close()
    await remove()
  })
  return database
}

const prepared = (database: Database): Promise<string[]> =>
  database.transact(async (trx) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(trx)
    return rows.map(({ statement }) => statement).toSorted()
  })

const ids = (count: number): string[] => Array.from({ length: count }, newId)

describe('prepared statements of PostgreSQL', () => {
  it('are the same for lists of one key and of a hundred, and none is prepared for many rows at once', async (test) => {
    const database = await opened(test)
    const { accountId } = await openAccount(database)
    const use = async (count: number): Promise<void> => {
      const keys = ids(count)
      await knownFiles(database.read, keys)
      await findAssetNames(database.read, keys)
      await Promise.all(keys.map((key) => findKeyOwner(database.read, key)))
      const call = {
        account_id: accountId,
        key_id: null,
        request_id: 'x',
        method: 'GET',
        path: '/',
        status: 200,
        ms: 1,
      }
      await database.transact(async (trx) => {
        await forgetFiles(trx, keys)
        await insertCalls(
          trx,
          keys.map((id) => ({ ...call, id, at: 1 })),
        )
      })
    }
    await use(1)
    const first = await prepared(database)
    assert.ok(first.some((statement) => statement.includes('= any(')))
    for (let count = 2; count <= 100; count++) await use(count)
    assert.deepEqual(await prepared(database), first)
  })

  it('are bounded, whatever texts come', async (test) => {
    const database = await opened(test)
    await database.transact(async (trx) => {
      for (let text = 0; text < 600; text++) await sql`select ${text}::int as ${sql.ref(`n${text}`)}`.execute(trx)
    })
    const { length } = await prepared(database)
    assert.ok(length > 100 && length <= 400, `${length}`)
  })
})

onBothDatabases('a list in a question', (bench) => {
  it('may be empty, long, and hold anything', async () => {
    const odd = ["o'clock", '{a,b}', '"quoted"', 'back\\slash', 'comma, space', 'null', '', 'ﷺ', '$1']
    const emailed = odd.map((email) => ({ id: newId(), email, password_hash: null, created_at: 1 }))
    await bench.database.transact((trx) => trx.insertInto('accounts').values(emailed).execute())
    const find = async (how: 'in' | 'not in', emails: readonly string[]): Promise<string[]> => {
      const query = bench.database.read.selectFrom('accounts').select('email').where('email', how, emails)
      return (await query.execute()).map(({ email }) => email).toSorted()
    }
    assert.deepEqual(await find('in', odd), odd.toSorted())
    assert.deepEqual(await find('in', [...ids(500), 'null']), ['null'])
    assert.deepEqual(await find('not in', odd.slice(1)), odd.slice(0, 1))
    assert.deepEqual(await find('in', []), [])
    assert.deepEqual(await find('not in', []), odd.toSorted())
  })
})
