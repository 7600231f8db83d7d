// POST /books: what a created book looks like, and what is kept of it.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { version as versionOf } from 'uuid'
import { targetAudiences } from '../../src/catalog/audiences.ts'
import { onBothServices } from '../support/service.ts'
import { aBook } from './a-book.ts'
import { createBook, listBooks } from './book-calls.ts'

onBothServices('creating a book', (running) => {
  it('answers 201 with its id, subgenre, reference and time, and nothing else', async () => {
    const { apiKey: key } = await running().openAccount()
    const book = await createBook(running(), { key }, { external_ref: 'order 66' })
    assert.equal(book.status, 201)
    assert.equal(book.replayed, null)
    assert.equal(book.external_ref, 'order 66')
    assert.equal(book.subgenre, 'hard-sf')
  })

  it('gives a UUIDv7 and a time in UTC with milliseconds, by the clock of the service', async () => {
    const { apiKey: key } = await running().openAccount()
    running().clock.now = Date.UTC(2031, 1, 3, 4, 5, 6, 0)
    const { bookId, created_at } = await createBook(running(), { key })
    assert.equal(versionOf(bookId), 7)
    assert.equal(bookId, bookId.toLowerCase())
    assert.equal(created_at, '2031-02-03T04:05:06.000Z')
    assert.equal((await listBooks(running(), key)).books[0]?.created_at, created_at)
  })

  it('stores every field as it was sent', async () => {
    const { apiKey: key } = await running().openAccount()
    const wish = {
      title: 'Les Misérables 悲惨世界 📚',
      author: 'Victor Hugo',
      subtitle: 'Première partie:\n\tFantine',
      genre: 'historical-fiction',
      subgenre: 'my own kind',
      summary: "رواية उपन्यास — “quoted”, \\escaped\\, 'single', <b>bold</b>; drop table books; --",
      target_audience: 'adult',
      planner_year: '2027/28',
    }
    const { bookId, created_at } = await createBook(running(), { key }, wish)
    const { books } = await listBooks(running(), key)
    const { planner_year, ...listed } = wish
    assert.deepEqual(books, [{ bookId, ...listed, genre: 'Historical Fiction', created_at }])
    const row = await running()
      .database.read.selectFrom('books')
      .selectAll()
      .where('id', '=', bookId)
      .executeTakeFirst()
    assert.equal(row?.planner_year, planner_year)
  })

  it('shows what was not sent as null', async () => {
    const { apiKey: key } = await running().openAccount()
    const { bookId, created_at, external_ref } = await createBook(
      running(),
      { key },
      { genre: 'poetry', subgenre: null },
    )
    assert.equal(external_ref, null)
    const absent = { subtitle: null, subgenre: null, summary: null, target_audience: null }
    const { title, author } = aBook()
    assert.deepEqual((await listBooks(running(), key)).books, [
      { bookId, title, author, genre: 'Poetry', ...absent, created_at },
    ])
  })

  it('echoes the reference and does not store it', async () => {
    const { apiKey: key } = await running().openAccount()
    const reference = 'a reference that is seen nowhere else'
    const { bookId } = await createBook(running(), { key }, { external_ref: reference })
    const row = await running()
      .database.read.selectFrom('books')
      .selectAll()
      .where('id', '=', bookId)
      .executeTakeFirst()
    assert.ok(row)
    assert.equal(JSON.stringify(row).includes(reference), false)
  })

  it('takes each target audience', async () => {
    const { apiKey: key } = await running().openAccount()
    for (const target_audience of targetAudiences) await createBook(running(), { key }, { target_audience })
    const { books } = await listBooks(running(), key)
    assert.deepEqual(books.map((book) => book.target_audience).toReversed(), targetAudiences)
  })

  it('ignores fields that the contract does not have', async () => {
    const { apiKey: key } = await running().openAccount()
    const wish = { bookId: 'mine', created_at: 'yesterday', account_id: 'other', idempotency_key: 'k', '': 1, price: 9 }
    const { bookId } = await createBook(running(), { key }, wish)
    assert.notEqual(bookId, 'mine')
    assert.equal((await createBook(running(), { key, idempotencyKey: 'k' })).status, 201)
  })
})
