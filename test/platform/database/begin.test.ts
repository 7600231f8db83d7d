// A transaction that could not begin: it fails aloud, and nothing of it is written.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { Trx } from '../../../src/platform/database/database.ts'
import { openPostgres } from '../../../src/platform/database/open-postgres.ts'
import { withCommit } from '../../../src/platform/database/postgres-session.ts'
import { newId } from '../../../src/platform/ids.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { aBook } from '../../books/a-book.ts'
import { startBeginProxy } from '../../support/begin-proxy.ts'
import { createFurnishedPlace } from '../../support/databases.ts'
import { acceptingOnly, startBeside, startTestService } from '../../support/service.ts'

const openBehindProxy = async (test: TestContext) => {
  const { place, remove } = await createFurnishedPlace('postgres')
  assert.ok(place.dialect === 'postgres')
  const proxy = await startBeginProxy(test, place.url)
  const database = openPostgres({ url: proxy.url, onConnectionError: () => {} })
  test.after(async () => {
    await database.close()
    await remove()
  })
  return { database, proxy }
}

const write = (trx: Trx, email: string) =>
  trx.insertInto('accounts').values({ id: newId(), email, password_hash: null, created_at: 0 })

/** What a transaction may begin with, or consist of. */
const works: Readonly<Record<string, (trx: Trx) => Promise<unknown>>> = {
  'one write': (trx) => write(trx, 'one').execute(),
  'two writes': async (trx) => {
    await write(trx, 'first').execute()
    await write(trx, 'second').execute()
  },
  'writes that start together': (trx) =>
    Promise.all([write(trx, 'a'), write(trx, 'b'), write(trx, 'c')].map((each) => each.execute())),
  'a read, and a write that builds on it': async (trx) => {
    await trx.selectFrom('accounts').select('id').forUpdate().execute()
    await write(trx, 'after a read').execute()
  },
  'a read and a write that start together': (trx) =>
    Promise.all([trx.selectFrom('accounts').select('id').execute(), write(trx, 'beside a read').execute()]),
  'a read that writes': (trx) =>
    trx
      .with('made', () => write(trx, 'within').returning('id'))
      .selectFrom('made')
      .selectAll()
      .execute(),
  'a write that travels with its commit': (trx) => trx.executeQuery(withCommit(write(trx, 'last').compile())),
  'plain SQL': (trx) => sql`insert into accounts (id, email, created_at) values (${newId()}, 'plain', 0)`.execute(trx),
  'a failure that is taken for granted': async (trx) => {
    await trx
      .selectFrom('accounts')
      .select('id')
      .execute()
      .catch(() => {})
    await write(trx, 'in spite of it')
      .execute()
      .catch(() => {})
  },
  nothing: async () => {},
}

describe('a transaction that PostgreSQL does not begin', () => {
  for (const [name, work] of Object.entries(works))
    it(`fails and leaves nothing when it is made of ${name}`, async (test) => {
      const { database, proxy } = await openBehindProxy(test)
      const { accountId } = await openAccount(database)
      proxy.spoils = true
      await assert.rejects(database.transact(work), /syntax error at or near "bogus"/)
      assert.equal(proxy.spoilt, 1)
      proxy.spoils = false
      const accounts = await database.read.selectFrom('accounts').select('id').execute()
      assert.deepEqual(accounts, [{ id: accountId }])
      await database.transact(work)
    })
})

describe('a service whose database does not begin transactions', () => {
  it('answers 500, takes no credit and keeps no book, and goes on once it does', async (test) => {
    const { service, stop } = await startTestService('postgres', acceptingOnly)
    test.after(stop)
    const proxy = await startBeginProxy(test, service.environment.DATABASE_URL ?? '')
    const environment = { ...service.environment, ...acceptingOnly, DATABASE_URL: proxy.url }
    const beside = await startBeside({ environment })
    test.after(beside.stop)
    const { call } = beside.service
    const { apiKey: key } = await service.openAccount()
    const { json } = await call('POST', '/api/v1/books', { key, body: aBook() })
    const body = { bookId: Object(json).bookId }
    const credits = async () => Object((await call('GET', '/api/v1/credits', { key })).json)
    const before = await credits()

    proxy.spoils = true
    for (const attempt of [1, 2, 3]) {
      assert.equal((await call('POST', '/api/v1/books', { key, body: aBook() })).status, 500, `book ${attempt}`)
      assert.equal((await call('POST', '/api/v1/covers/generate', { key, body })).status, 500, `cover ${attempt}`)
    }
    proxy.spoils = false
    assert.deepEqual(await credits(), before)
    const { json: page } = await call('GET', '/api/v1/books', { key })
    assert.equal(Object(page).books.length, 1)
    assert.deepEqual(await service.database.read.selectFrom('jobs').select('id').execute(), [])
    assert.equal((await call('POST', '/api/v1/covers/generate', { key, body })).status, 202)
  })
})
