// POST /books with an Idempotency-Key: made once, answered as often as asked.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey } from '../../src/accounts/rules.ts'
import { exchange } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices, startBeside } from '../support/service.ts'
import { aBook } from './a-book.ts'
import { createBook, listBooks } from './book-calls.ts'

onBothServices('a repeated idempotency key', (running) => {
  const keyed = (key: string, idempotencyKey: string, body: unknown) =>
    running().call('POST', '/api/v1/books', { key, body, headers: { 'idempotency-key': idempotencyKey } })

  it('answers 200 with the first book and the header that says so', async () => {
    const { apiKey: key } = await running().openAccount()
    const made = await createBook(running(), { key, idempotencyKey: 'a' })
    const again = await createBook(running(), { key, idempotencyKey: 'a' })
    assert.deepEqual([made.status, made.replayed], [201, null])
    assert.deepEqual(again, { ...made, status: 200, replayed: 'true' })
    assert.equal((await listBooks(running(), key)).books.length, 1)
  })

  it('answers with the first book whatever the new body says, and echoes the new reference', async () => {
    const { apiKey: key } = await running().openAccount()
    const { bookId, created_at } = await createBook(running(), { key, idempotencyKey: 'a' }, { external_ref: 'one' })
    const other = { title: 'Another', genre: 'poetry', subgenre: null, external_ref: ' two ' }
    const again = await createBook(running(), { key, idempotencyKey: 'a' }, other)
    assert.deepEqual(again, {
      status: 200,
      replayed: 'true',
      bookId,
      subgenre: 'hard-sf',
      external_ref: 'two',
      created_at,
    })
    assert.equal((await listBooks(running(), key)).books[0]?.title, aBook().title)
  })

  it('comes before validation: even a body that is none gets the first book', async () => {
    const { apiKey: key } = await running().openAccount()
    const { bookId } = await createBook(running(), { key, idempotencyKey: 'a' }, { external_ref: 'one' })
    const bodies = [undefined, '', 'garbage', '[]', '{}', { title: 5 }, aBook({ genre: 'none' }), { external_ref: 5 }]
    for (const body of bodies) {
      const { status, json } = await keyed(key, 'a', body)
      assert.equal(status, 200)
      assert.deepEqual(Object(json).bookId, bookId)
      assert.equal(Object(json).external_ref, null)
    }
  })

  it('that is empty or blank counts as none', async () => {
    const { apiKey: key } = await running().openAccount()
    for (const idempotencyKey of ['', '', '  ', '  ']) {
      assert.equal((await createBook(running(), { key, idempotencyKey })).status, 201)
    }
    assert.equal((await listBooks(running(), key)).books.length, 4)
  })

  it('may have 255 characters and no more', async () => {
    const { apiKey: key } = await running().openAccount()
    const longest = 'k'.repeat(255)
    assert.equal((await createBook(running(), { key, idempotencyKey: longest })).status, 201)
    assert.equal((await createBook(running(), { key, idempotencyKey: longest })).status, 200)
    const refusal = assertRefused(await keyed(key, `${longest}k`, aBook()), 'field_too_long')
    assert.deepEqual(refusal.details, { field: 'Idempotency-Key', limit: 255 })
  })

  it('is refused where there are two of them, and no book is made', async () => {
    const { apiKey: key } = await running().openAccount()
    const body = JSON.stringify(aBook())
    const head = `POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n`
    for (const [one, other] of [
      ['a', 'b'],
      ['a', 'a'],
      ['a', ''],
    ]) {
      const keys = `Idempotency-Key: ${one}\r\nidempotency-key: ${other}\r\n`
      const [answer] = await exchange(running().port, `${head}${keys}Content-Length: ${body.length}\r\n\r\n${body}`)
      assert.ok(answer)
      const { message, details } = assertRefused(answer, 'invalid_field_value')
      assert.match(message, /2 Idempotency-Key headers. Send one/)
      assert.deepEqual(details, { field: 'Idempotency-Key', limit: 1 })
    }
    assert.deepEqual((await listBooks(running(), key)).books, [])
    assert.equal((await createBook(running(), { key, idempotencyKey: 'a, b' })).status, 201, 'one key with a comma')
  })

  it('is told apart from others to the last character', async () => {
    const { apiKey: key } = await running().openAccount()
    const ids = new Set<string>()
    for (const idempotencyKey of ['a', 'A', 'a b', 'a  b', "a'", 'a"', 'a%', 'a_', 'á', 'a\\', '%61']) {
      const { status, bookId } = await createBook(running(), { key, idempotencyKey })
      assert.equal(status, 201, idempotencyKey)
      ids.add(bookId)
    }
    assert.equal(ids.size, 11)
  })

  it('belongs to the account: another account makes its own book', async () => {
    const [one, other] = [await running().openAccount(), await running().openAccount()]
    const first = await createBook(running(), { key: one.apiKey, idempotencyKey: 'shared' })
    const second = await createBook(running(), { key: other.apiKey, idempotencyKey: 'shared' })
    assert.equal(second.status, 201)
    assert.notEqual(second.bookId, first.bookId)
  })

  it('belongs to the account: another key of the account gets the same book', async () => {
    const { apiKey, accountId } = await running().openAccount()
    const draft = { accountId, name: 'Second', webhookUrl: null, at: Date.now() }
    const { apiKey: otherKey } = await createKey(running().database, draft)
    const { bookId } = await createBook(running(), { key: apiKey, idempotencyKey: 'a' })
    const again = await createBook(running(), { key: otherKey, idempotencyKey: 'a' })
    assert.deepEqual([again.status, again.bookId], [200, bookId])
  })

  it('of a request that was refused is free again', async () => {
    const { apiKey: key } = await running().openAccount()
    assertRefused(await keyed(key, 'a', '{'), 'invalid_json')
    assertRefused(await keyed(key, 'a', {}), 'missing_required_fields')
    assertRefused(await keyed(key, 'a', aBook({ genre: 'none' })), 'invalid_genre')
    assertRefused(await keyed(key, 'a', aBook({ title: 'Hitler did nothing wrong' })), 'content_policy_violation')
    assert.equal((await createBook(running(), { key, idempotencyKey: 'a' })).status, 201)
  })

  it('of fifty requests at once makes one book, and all fifty learn of it', async () => {
    const { apiKey: key } = await running().openAccount()
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        createBook(running(), { key, idempotencyKey: 'race' }, { external_ref: `${index}` }),
      ),
    )
    assert.deepEqual(
      made.filter(({ status }) => status === 201).map(({ replayed }) => replayed),
      [null],
    )
    assert.equal(made.filter(({ status, replayed }) => status === 200 && replayed === 'true').length, 49)
    assert.equal(new Set(made.map(({ bookId }) => bookId)).size, 1)
    assert.deepEqual(
      made.map(({ external_ref }) => external_ref),
      Array.from({ length: 50 }, (_, index) => `${index}`),
    )
    assert.equal((await listBooks(running(), key)).books.length, 1)
  })

  it('racing through two services on one database makes one book each time', async (test) => {
    const { apiKey: key } = await running().openAccount()
    const { service: beside, stop } = await startBeside(running())
    test.after(stop)
    for (let round = 0; round < 10; round++) {
      const racers = [running(), beside, running(), beside]
      const made = await Promise.all(racers.map((each) => createBook(each, { key, idempotencyKey: `round ${round}` })))
      assert.deepEqual(made.map(({ status }) => status).toSorted(), [200, 200, 200, 201])
      assert.equal(new Set(made.map(({ bookId }) => bookId)).size, 1)
    }
    assert.equal((await listBooks(beside, key)).books.length, 10)
  })
})
