// GET /books: pages of the account's own books, newest first.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { cursorAfter } from '../../src/contract/cursor.ts'
import { newId } from '../../src/platform/ids.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { createBook, listBooks } from './book-calls.ts'
import { insertBooks } from './insert-books.ts'

onBothServices('the list of books', (running) => {
  let key: string
  before(async () => {
    const { apiKey, accountId } = await running().openAccount()
    key = apiKey
    await insertBooks(running().database, accountId, 101)
  })
  const refusal = async (query: string, code: string) =>
    assertRefused(await running().call('GET', `/api/v1/books?${query}`, { key }), code)

  it('of an account without books is empty', async () => {
    const { apiKey } = await running().openAccount()
    assert.deepEqual(await listBooks(running(), apiKey), { books: [], next_cursor: null })
  })

  it('shows twenty books unless told otherwise, newest first', async () => {
    const { books, next_cursor } = await listBooks(running(), key)
    assert.deepEqual(
      books.map(({ title }) => title),
      Array.from({ length: 20 }, (_, index) => `Book ${100 - index}`),
    )
    assert.equal(typeof next_cursor, 'string')
    assert.equal((await listBooks(running(), key, '?limit=')).books.length, 20)
  })

  it('shows as many as the limit says, from 1 to 100', async () => {
    for (const limit of [1, 2, 99, 100]) {
      assert.equal((await listBooks(running(), key, `?limit=${limit}`)).books.length, limit)
    }
  })

  it('refuses any other limit', async () => {
    const bad = [
      '0',
      '101',
      '1.5',
      'abc',
      '-1',
      '1e1',
      '0x10',
      '%2B5',
      '1 000',
      '99999999999999999999',
      'NaN',
      'null',
      '٥',
    ]
    for (const limit of bad) await refusal(`limit=${limit}`, 'invalid_limit')
    await refusal('limit=10&limit=20', 'invalid_limit')
    await refusal('limit=10&limit=10', 'invalid_limit')
  })

  it('ends with a null cursor exactly when nothing is left', async () => {
    const first = await listBooks(running(), key, '?limit=100')
    assert.ok(first.next_cursor)
    const second = await listBooks(running(), key, `?limit=100&cursor=${first.next_cursor}`)
    assert.deepEqual([second.books.length, second.next_cursor], [1, null])
    const { apiKey, accountId } = await running().openAccount()
    await insertBooks(running().database, accountId, 20)
    const full = await listBooks(running(), apiKey)
    assert.deepEqual([full.books.length, full.next_cursor], [20, null])
  })

  it('takes its own cursors with any limit, and an empty one as none', async () => {
    const { next_cursor } = await listBooks(running(), key, '?limit=3')
    const { books } = await listBooks(running(), key, `?cursor=${next_cursor}&limit=2`)
    assert.deepEqual(
      books.map(({ title }) => title),
      ['Book 97', 'Book 96'],
    )
    assert.deepEqual(await listBooks(running(), key, '?cursor='), await listBooks(running(), key))
  })

  it('refuses a cursor that it has not given out', async () => {
    const { next_cursor } = await listBooks(running(), key)
    const cursor = String(next_cursor)
    for (let length = 1; length < cursor.length; length++)
      await refusal(`cursor=${cursor.slice(0, length)}`, 'invalid_cursor')
    for (let at = 0; at < cursor.length; at++) {
      const other = cursor.charAt(at) === 'A' ? 'B' : 'A'
      await refusal(`cursor=${cursor.slice(0, at)}${other}${cursor.slice(at + 1)}`, 'invalid_cursor')
    }
    const strange = [
      `${cursor}A`,
      `${cursor}%3D`,
      newId(),
      'null',
      '%00',
      '%ff',
      "' or 1=1 --",
      btoa('{}'),
      'x'.repeat(9000),
    ]
    for (const each of strange) await refusal(`cursor=${each}`, 'invalid_cursor')
    await refusal(`cursor=${cursorAfter('jobs', newId())}`, 'invalid_cursor')
    await refusal(`cursor=${cursor}&cursor=${cursor}`, 'invalid_cursor')
  })

  it('names the limit first where limit and cursor are both wrong', async () => {
    assert.deepEqual((await refusal('cursor=x&limit=0', 'invalid_limit')).details, { field: 'limit' })
    assert.deepEqual((await refusal('cursor=x', 'invalid_cursor')).details, { field: 'cursor' })
  })

  it('ignores what else a query says', async () => {
    assert.equal((await listBooks(running(), key, '?__proto__=1&offset=5&limit=5&constructor=x&%zz')).books.length, 5)
  })

  it('never shows the books of another account, not even after its cursor', async () => {
    const { apiKey: other } = await running().openAccount()
    const { bookId } = await createBook(running(), { key: other }, { title: 'Mine' })
    const { next_cursor } = await listBooks(running(), key)
    for (const query of ['?limit=100', `?cursor=${next_cursor}`, `?cursor=${cursorAfter('books', newId())}`]) {
      const { books } = await listBooks(running(), other, query)
      assert.ok(books.every((book) => book.bookId === bookId))
    }
  })

  it('shows everybody their own books when many ask at the same moment', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => running().openAccount()))
    await Promise.all(
      accounts.map(({ accountId, apiKey: key }) => createBook(running(), { key }, { title: accountId })),
    )
    const asked = Array.from({ length: 5 }, () => accounts).flat()
    const lists = await Promise.all(asked.map(({ apiKey }) => listBooks(running(), apiKey)))
    assert.deepEqual(
      lists.map(({ books }) => books.map(({ title }) => title)),
      asked.map(({ accountId }) => [accountId]),
    )
  })
})
