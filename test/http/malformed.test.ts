// What is not even HTTP still gets an answer in the one shape of refusals, and closes nobody else's connection.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { aBook } from '../books/a-book.ts'
import { exchange, RawConnection } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'

const broken: Readonly<Record<string, string>> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'a request line without a target': 'GET\r\n\r\n',
  'a version of the future': 'GET /api/v1/health HTTP/9.9\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the greeting of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an unknown method': 'FETCH /api/v1/health HTTP/1.1\r\n\r\n',
  'a header without a colon': 'GET /api/v1/health HTTP/1.1\r\nbroken\r\n\r\n',
  'a header name with a space': 'GET /api/v1/health HTTP/1.1\r\nx y: z\r\n\r\n',
  'a header value with NUL': 'GET /api/v1/health HTTP/1.1\r\nx: a\0b\r\n\r\n',
  'a length that is no number': 'POST /api/v1/books HTTP/1.1\r\nContent-Length: ten\r\n\r\n',
  'a negative length': 'POST /api/v1/books HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
  'two lengths': 'POST /api/v1/books HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a length and chunks':
    'POST /api/v1/books HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'an encoding after chunked': 'POST /api/v1/books HTTP/1.1\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
}

onBothServices('a malformed request', (running) => {
  for (const [what, bytes] of Object.entries(broken)) {
    it(`(${what}) is refused in the usual envelope`, async () => {
      const [answer, ...more] = await exchange(running().port, bytes)
      assert.ok(answer)
      assertRefused(answer, 'invalid_request')
      assert.deepEqual(more, [])
      assert.match(answer.headers.get('x-request-id') ?? '', /^[\w-]+$/)
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('connection'), 'close')
    })
  }

  it('with chunks that are none is refused after its head was fine', async () => {
    const { apiKey } = await running().openAccount()
    const head = `POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${apiKey}\r\nTransfer-Encoding: chunked\r\n\r\n`
    for (const chunk of [
      'zz\r\nhello\r\n0\r\n\r\n',
      '5\r\nhello, world\r\n0\r\n\r\n',
      '-1\r\n\r\n',
      'fffffffffffffffff\r\n',
    ]) {
      const [answer, ...more] = await exchange(running().port, head, chunk)
      assert.ok(answer)
      assertRefused(answer, 'invalid_request')
      assert.deepEqual(more, [])
    }
  })

  it('with headers beyond all measure is refused with 431', async () => {
    const [answer] = await exchange(running().port, `GET /api/v1/health HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
    assert.ok(answer)
    assertRefused(answer, 'headers_too_large')
    const many = Array.from({ length: 2_000 }, (_, index) => `x-${index}: ${index}\r\n`).join('')
    const [other] = await exchange(running().port, `GET /api/v1/health HTTP/1.1\r\n${many}\r\n`)
    assert.ok(other)
    assertRefused(other, 'headers_too_large')
  })

  it('that breaks off in the middle of its body makes no book', async () => {
    const { apiKey: key, accountId } = await running().openAccount()
    const body = JSON.stringify(aBook())
    const connection = await RawConnection.open(running().port)
    connection.send(`POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${key}\r\n`)
    connection.send(`Content-Length: ${body.length + 1}\r\n\r\n${body}`)
    connection.finish()
    await connection.closed
    assert.equal((await running().call('GET', '/api/v1/health')).status, 200)
    const books = await running()
      .database.read.selectFrom('books')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
    assert.deepEqual(books, [])
  })

  it('does not disturb the other connections', async () => {
    const { apiKey } = await running().openAccount()
    const body = JSON.stringify(aBook())
    const calm = await RawConnection.open(running().port)
    calm.send(`POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${apiKey}\r\nConnection: close\r\n`)
    calm.send(`Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`)
    await Promise.all(Object.values(broken).map((bytes) => exchange(running().port, bytes)))
    calm.send(body.slice(10))
    assert.equal((await calm.next())?.status, 201)
  })
})

onBothServices('an unusual request that is HTTP nevertheless', (running) => {
  const unusual: Readonly<Record<string, string>> = {
    'of HTTP/1.0': 'GET /api/v1/health HTTP/1.0\r\n\r\n',
    'without Host': 'GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n',
    'in absolute form': 'GET http://example.com/api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n',
    'that would like to upgrade': 'GET /api/v1/health HTTP/1.1\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    'that expects what nobody knows': 'GET /api/v1/health HTTP/1.1\r\nExpect: cake\r\nConnection: close\r\n\r\n',
    'after empty lines': '\r\n\r\nGET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n',
  }
  for (const [what, bytes] of Object.entries(unusual)) {
    it(`(${what}) is answered`, async () => {
      const [answer] = await exchange(running().port, bytes)
      assert.equal(answer?.status, 200)
    })
  }

  it('(that asks before it sends its body) is told to go on', async () => {
    const { apiKey } = await running().openAccount()
    const body = JSON.stringify(aBook())
    const connection = await RawConnection.open(running().port)
    connection.send(`POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${apiKey}\r\nExpect: 100-continue\r\n`)
    connection.send(`Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
    connection.send(body)
    await connection.closed
    assert.match(connection.received(), /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /)
  })

  it('(several at once on one connection) is answered in order', async () => {
    const ids = ['first', 'second', 'third']
    const requests = ids.map((id) => `GET /api/v1/health HTTP/1.1\r\nX-Request-Id: ${id}\r\n\r\n`)
    const connection = await RawConnection.open(running().port)
    connection.send(requests.join(''))
    const answers = [await connection.next(), await connection.next(), await connection.next()]
    connection.destroy()
    assert.deepEqual(
      answers.map((answer) => answer?.headers.get('x-request-id')),
      ids,
    )
  })
})
