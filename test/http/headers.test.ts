// The headers of every answer: a name for the request, and what keeps browsers and caches from mischief.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aBook } from '../books/a-book.ts'
import { withoutTable } from '../support/broken-database.ts'
import type { Answer } from '../support/call.ts'
import { exchange } from '../support/raw-http.ts'
import { onBothServices, startTestService, type TestService } from '../support/service.ts'

/** One answer of every kind. */
const everyKind = async ({ call, openAccount, database }: TestService): Promise<Record<number, Answer>> => {
  const { apiKey: key } = await openAccount()
  const keyed = { key, body: aBook(), headers: { 'idempotency-key': 'twice' } }
  return {
    201: await call('POST', '/api/v1/books', keyed),
    200: await call('POST', '/api/v1/books', keyed),
    400: await call('POST', '/api/v1/books', { key, body: '{' }),
    401: await call('GET', '/api/v1/credits'),
    404: await call('GET', '/api/v1/nothing'),
    405: await call('PUT', '/api/v1/books', { key }),
    413: await call('POST', '/api/v1/books', { key, body: ' '.repeat(2 ** 20 + 1) }),
    500: await withoutTable(database, 'books', () => call('GET', '/api/v1/books', { key })),
  }
}

onBothServices('every answer', (running) => {
  it('carries a request id of its own, the security headers, and is never cached', async () => {
    const ids = new Set<string | null>()
    for (const [status, { status: actual, headers }] of Object.entries(await everyKind(running()))) {
      assert.equal(actual, Number(status))
      ids.add(headers.get('x-request-id'))
      assert.match(headers.get('x-request-id') ?? '', /^[\w-]{8,}$/)
      assert.equal(headers.get('content-type'), 'application/json; charset=utf-8')
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-site')
      assert.equal(headers.get('strict-transport-security'), null)
      assert.equal(headers.get('x-powered-by') ?? headers.get('server'), null)
    }
    assert.equal(ids.size, 8)
  })

  it('also to what the framework refuses by itself', async () => {
    const { port } = running()
    const [answer] = await exchange(port, 'GET /%zz HTTP/1.1\r\nX-Request-Id: mine\r\nConnection: close\r\n\r\n')
    assert.equal(answer?.status, 400)
    assert.equal(answer?.headers.get('x-request-id'), 'mine')
    assert.equal(answer?.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(answer?.headers.get('cache-control'), 'no-store')
  })

  it('echoes the request id of a caller who has a good one', async () => {
    for (const id of ['a', '01a1dd4b-0f30-7511-9f88-f59987defd6b', 'Root=1-67891233-abcdef', 'x'.repeat(255)]) {
      const { headers } = await running().call('GET', '/api/v1/credits', { headers: { 'x-request-id': id } })
      assert.equal(headers.get('x-request-id'), id)
    }
  })

  it('replaces a request id that could do harm in a log or a header', async () => {
    for (const id of ['', 'two words', 'x'.repeat(256), 'é', 'a,b', '{"a":1}', '<script>', '%0d%0a', '../..', 'a;b']) {
      const { headers } = await running().call('GET', '/api/v1/health', { headers: { 'x-request-id': id } })
      assert.notEqual(headers.get('x-request-id'), id)
      assert.match(headers.get('x-request-id') ?? '', /^[\w-]{8,}$/)
    }
  })
})

describe('a service behind https', () => {
  it('tells browsers to stay with it, and gives out its public address', async (test) => {
    const { service, stop } = await startTestService('sqlite', { PUBLIC_URL: 'https://covers.example.com/base/' })
    test.after(stop)
    const answer = await service.call('GET', '/api/v1/nothing')
    assert.match(answer.headers.get('strict-transport-security') ?? '', /^max-age=\d{8}/)
    assert.match(answer.text, /"https:\/\/covers\.example\.com\/base\/openapi\.json"/)
  })
})
