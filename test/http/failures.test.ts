// When our side fails: the caller learns that it did, the log learns why.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { errorCatalogue } from '../../src/catalog/errors.ts'
import { periodEnd } from '../../src/credits/months.ts'
import { aBook } from '../books/a-book.ts'
import { withoutTable } from '../support/broken-database.ts'
import type { Answer } from '../support/call.ts'
import { dialects } from '../support/databases.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices, startTestService, type TestService } from '../support/service.ts'

const innards = /_away|select|insert|table|relation|sql|kysely|\bat \S+:\d+|\.ts\b|closed|destroyed/i

/** The answer says nothing but the code's own sentence; the log has the cause under the same request id. */
const assertGeneric = (
  { log }: TestService,
  answer: Answer,
  code: 'internal_error' | 'book_creation_failed' | 'fetch_failed',
): void => {
  assert.deepEqual(assertRefused(answer, code), { code, message: errorCatalogue[code].message })
  assert.doesNotMatch(answer.text, innards)
  const id = answer.headers.get('x-request-id')
  const causes = log
    .map((line) => JSON.parse(line))
    .filter(({ requestId, level }) => requestId === id && level === 'error')
  assert.equal(causes.length, 1)
  assert.match(JSON.stringify(causes[0].err), innards)
}

onBothServices('a failure on our side', (running) => {
  it('to store a book is book_creation_failed, and leaves no trace of the idempotency key', async () => {
    const { apiKey: key } = await running().openAccount()
    const keyed = { key, body: aBook(), headers: { 'idempotency-key': 'first try' } }
    await withoutTable(running().database, 'books', async () => {
      assertGeneric(
        running(),
        await running().call('POST', '/api/v1/books', { key, body: aBook() }),
        'book_creation_failed',
      )
      assertGeneric(running(), await running().call('POST', '/api/v1/books', keyed), 'book_creation_failed')
    })
    assert.equal((await running().call('POST', '/api/v1/books', keyed)).status, 201)
  })

  it('to store a book does not hide what is wrong with the request', async () => {
    const { apiKey: key } = await running().openAccount()
    await withoutTable(running().database, 'books', async () => {
      assertRefused(await running().call('POST', '/api/v1/books', { key, body: {} }), 'missing_required_fields')
    })
  })

  it('to list books is fetch_failed', async () => {
    const { apiKey: key } = await running().openAccount()
    await withoutTable(running().database, 'books', async () => {
      assertGeneric(running(), await running().call('GET', '/api/v1/books', { key }), 'fetch_failed')
    })
    assert.equal((await running().call('GET', '/api/v1/books', { key })).status, 200)
  })

  it('to read credits is internal_error', async () => {
    const { apiKey: key } = await running().openAccount()
    running().clock.now = periodEnd(running().clock.now, running().clock.now)
    await withoutTable(running().database, 'credit_ledger', async () => {
      assertGeneric(running(), await running().call('GET', '/api/v1/credits', { key }), 'internal_error')
    })
    assert.equal((await running().call('GET', '/api/v1/credits', { key })).status, 200)
  })

  it('to look a key up is internal_error, neither a refusal nor a welcome', async () => {
    const { apiKey: key } = await running().openAccount()
    await withoutTable(running().database, 'api_keys', async () => {
      for (const path of ['/api/v1/credits', '/api/v1/capabilities', '/api/v1/books']) {
        assertGeneric(running(), await running().call('GET', path, { key }), 'internal_error')
      }
    })
    assert.equal((await running().call('GET', '/api/v1/capabilities', { key })).status, 200)
  })
})

for (const dialect of dialects) {
  describe(`a service whose database is gone [${dialect}]`, () => {
    it('fails every call that needs it, without a crash, and still says that it serves', async (test) => {
      const { service, stop } = await startTestService(dialect)
      test.after(stop)
      const { apiKey: key } = await service.openAccount()
      await service.database.close()
      assertGeneric(service, await service.call('GET', '/api/v1/books', { key }), 'internal_error')
      assertGeneric(service, await service.call('POST', '/api/v1/books', { key, body: aBook() }), 'internal_error')
      const health = await service.call('GET', '/api/v1/health')
      assert.equal(health.status, 200)
      assertRefused(await service.call('GET', '/api/v1/books'), 'unauthorized')
    })
  })
}
