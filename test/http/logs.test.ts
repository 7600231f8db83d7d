// The log: a line for every request, and no secret in any of them, at the most talkative level.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { aBook } from '../books/a-book.ts'
import { withoutTable } from '../support/broken-database.ts'
import { eventually } from '../support/eventually.ts'
import { exchange } from '../support/raw-http.ts'
import { onBothServices, type TestService } from '../support/service.ts'

const linesOf = ({ log }: TestService, id: string) =>
  log.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id)

onBothServices('the log', (running) => {
  it('has one line for a request: method, path, status, time taken, and whose it was', async () => {
    const { apiKey: key, accountId, keyId } = await running().openAccount()
    const headers = { 'x-request-id': 'for-the-log' }
    await running().call('POST', '/api/v1/books?a=b', { key, headers, body: aBook() })
    const [line] = await eventually(
      'a line',
      () => linesOf(running(), 'for-the-log').length > 0 && linesOf(running(), 'for-the-log'),
    )
    const { method, path, status, ms } = line
    assert.deepEqual({ method, path, status }, { method: 'POST', path: '/api/v1/books', status: 201 })
    assert.ok(Number.isInteger(ms))
    assert.deepEqual([line.accountId, line.keyId], [accountId, keyId])
    assert.equal(linesOf(running(), 'for-the-log').length, 1)
  })

  it('never has a key, a signature or the words of a book', async () => {
    const { apiKey: key } = await running().openAccount()
    const { call, port, database } = running()
    const words = 'a title that nobody but its author should know'
    const signature = 'c2VjcmV0LXNpZ25hdHVyZQ'
    await call('POST', '/api/v1/books', { key, body: aBook({ title: words }) })
    await call('POST', '/api/v1/books', { key, body: aBook({ title: words, genre: 'none' }) })
    await call('GET', '/api/v1/books', { headers: { authorization: `Basic ${key}` } })
    await call('GET', `/api/v1/credits?api_key=${key}`)
    await call('GET', `/files/covers/none.jpg?signature=${signature}&expires=1`)
    await call('PUT', `/files/covers/none.jpg?signature=${signature}&expires=1`, { body: 'x' })
    await call('PUT', `/api/v1/nothing?signature=${signature}`, { key })
    await exchange(
      port,
      `GET /%zz?signature=${signature} HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    )
    await exchange(port, `GET /${key} HTTP/9.9\r\nAuthorization: Bearer ${key}\r\n\r\n`)
    await exchange(port, `BROKEN /?signature=${signature} HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n\r\n`)
    await withoutTable(database, 'books', () => call('POST', '/api/v1/books', { key, body: aBook({ title: words }) }))
    await withoutTable(database, 'api_keys', () => call('GET', '/api/v1/books', { key }))
    await call('GET', '/api/v1/health', { headers: { 'x-request-id': 'the-last' } })
    await eventually('the last line', () => linesOf(running(), 'the-last').length > 0)
    const everything = running().log.join('')
    for (const secret of [key, signature, words]) assert.equal(everything.includes(secret), false, secret)
  })
})
