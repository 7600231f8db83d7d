// The door itself: who is let in, from where, by which methods, and what is said to everybody else.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exchange } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices, startTestService } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'

const path = '/api/mcp/mcp'
const json = { 'content-type': 'application/json' }
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

onBothServices(
  'the door of agents',
  (running) => {
    const post = (key: string | undefined, body: unknown = listing, headers: Record<string, string> = {}) =>
      running().call('POST', path, { ...(key === undefined ? {} : { key }), body, headers: { ...json, ...headers } })

    it('refuses whoever has no valid credential, and says where to get one', async () => {
      const metadata = `resource_metadata="${running().baseUrl}/.well-known/oauth-protected-resource${path}"`
      const without = await post(undefined)
      assertRefused(without, 'unauthorized')
      assert.equal(without.headers.get('www-authenticate'), `Bearer ${metadata}`)
      for (const key of [`svc_sk_${'0'.repeat(32)}`, 'svc_sk_short', 'eyJhbGciOiJub25lIn0.e30.', 'x']) {
        const answer = await post(key)
        assertRefused(answer, 'unauthorized')
        assert.equal(answer.headers.get('www-authenticate'), `Bearer error="invalid_token", ${metadata}`)
      }
      assert.equal((await post(undefined, listing, { authorization: 'Basic eDp5' })).status, 401)
      assert.equal(
        (await running().call('POST', `${path}?access_token=x`, { body: listing, headers: json })).status,
        401,
      )
    })

    it('refuses calls that are nested too deep or have too many values', async () => {
      const { apiKey } = await running().openAccount()
      const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
      assert.match(assertRefused(await post(apiKey, deep), 'invalid_json').message, /levels deep/)
      const wide = { ...listing, params: { more: Array.from({ length: 5000 }, () => 1) } }
      assert.match(assertRefused(await post(apiKey, wide), 'invalid_json').message, /values/)
    })

    it('refuses an account without an active plan with 401, from the next request on', async () => {
      const { apiKey, accountId } = await running().openAccount()
      assert.equal((await post(apiKey)).status, 200)
      await setSubscription(running().database, accountId, false)
      const answer = await post(apiKey)
      assertRefused(answer, 'unauthorized')
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token", resource_metadata=/)
      await setSubscription(running().database, accountId, true)
      assert.equal((await post(apiKey)).status, 200)
    })

    it('judges the credential before it reads the body', async () => {
      assertRefused(await post(undefined, '{"broken'), 'unauthorized')
    })

    it('refuses a body that is said to be compressed', async () => {
      const { apiKey } = await running().openAccount()
      assertRefused(await post(apiKey, listing, { 'content-encoding': 'gzip' }), 'unsupported_media_type')
      assertRefused(await post(undefined, listing, { 'content-encoding': 'gzip' }), 'unauthorized')
      assert.equal((await post(apiKey, listing, { 'content-encoding': 'identity' })).status, 200)
    })

    it('answers with one JSON object, whatever the client would accept, and gives out no session', async () => {
      const { apiKey } = await running().openAccount()
      for (const accept of ['*/*', 'application/json', 'text/event-stream', 'application/json, text/event-stream']) {
        const answer = await post(apiKey, listing, { accept })
        assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/json'])
        assert.equal(Object(answer.json).result.tools.length, 19)
        assert.equal(answer.headers.get('mcp-session-id'), null)
        assert.match(answer.headers.get('x-request-id') ?? '', /./)
      }
    })

    it('takes only POST', async () => {
      const { apiKey: key } = await running().openAccount()
      for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD']) {
        const answer = await running().call(method, path, { key })
        assert.equal(answer.status, 405, method)
        assert.match(answer.headers.get('allow') ?? '', /POST/)
      }
    })

    it('refuses what is no message: 400, 413 and 415, never 500', async () => {
      const { apiKey } = await running().openAccount()
      for (const body of ['{"broken', '', 'null', '7', '"text"', '[]', '{}', '[[]]', '{"jsonrpc":"1.0"}', '\u0000']) {
        const { status } = await post(apiKey, body)
        assert.equal(status, 400, body)
      }
      assert.equal((await post(apiKey, ' '.repeat(2 ** 20 + 1))).status, 413)
      assert.equal((await post(apiKey, listing, { 'content-type': 'text/plain' })).status, 415)
      assert.equal((await post(apiKey, listing, { 'mcp-protocol-version': '1999-01-01' })).status, 400)
      const odd = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: '__proto__', arguments: [] } }
      assert.ok((await post(apiKey, odd)).status < 500)
    })

    it('cannot be reached by a name that somebody else has pointed here', async () => {
      const { apiKey } = await running().openAccount()
      const { port } = running()
      const body = JSON.stringify(listing)
      const statusFor = async (host: string): Promise<number | undefined> => {
        const head = `POST ${path} HTTP/1.1\r\n${host}Authorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\n`
        const [answer] = await exchange(
          port,
          `${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        )
        return answer?.status
      }
      for (const host of [
        `127.0.0.1:${port}`,
        `localhost:${port}`,
        'LOCALHOST',
        '[::1]:80',
        '10.0.0.7',
        'dustjacket:3000',
      ])
        assert.equal(await statusFor(`Host: ${host}\r\n`), 200, host)
      for (const host of [
        'evil.example.com',
        'evil.example.com:80',
        `127.0.0.1.evil.example:${port}`,
        'localhost.evil.example',
      ])
        assert.equal(await statusFor(`Host: ${host}\r\n`), 403, host)
      assert.equal(await statusFor(''), 403)
    })

    it('lets pages in that are its own or local, and tells browsers so', async () => {
      const { apiKey } = await running().openAccount()
      const { baseUrl } = running()
      for (const origin of [baseUrl, 'http://localhost:6274', 'http://127.0.0.1:5173', 'http://[::1]:1']) {
        const ask = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        }
        const preflight = await running().call('OPTIONS', path, { headers: ask })
        assert.deepEqual([preflight.status, preflight.text], [204, ''])
        assert.equal(preflight.headers.get('access-control-allow-origin'), origin)
        assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST')
        for (const name of ['authorization', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'])
          assert.ok(preflight.headers.get('access-control-allow-headers')?.toLowerCase().includes(name), name)
        const answer = await post(apiKey, listing, { origin })
        assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [200, origin])
        const refused = await post(undefined, listing, { origin })
        assert.match(refused.headers.get('access-control-expose-headers') ?? '', /WWW-Authenticate/)
      }
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'x', 'file://']) {
        for (const answer of [
          await post(apiKey, listing, { origin }),
          await running().call('OPTIONS', path, { headers: { origin, 'access-control-request-method': 'POST' } }),
        ]) {
          assertRefused(answer, 'forbidden')
          assert.equal(answer.headers.get('access-control-allow-origin'), null)
        }
      }
    })

    it('names caller and tool in the log, and no secret', async () => {
      const { apiKey, accountId } = await running().openAccount()
      const call = { ...listing, method: 'tools/call', params: { name: 'list_books', arguments: {} } }
      await post(apiKey, call, { 'x-request-id': 'named-by-me' })
      const lines = running()
        .log.map((line) => JSON.parse(line))
        .filter((line) => line.requestId === 'named-by-me')
      assert.deepEqual(
        lines.map(({ msg, tool, accountId: account }) => [msg, tool ?? null, account]),
        [
          ['tool call', 'list_books', accountId],
          ['request', null, accountId],
        ],
      )
      assert.equal(running().log.join('').includes(apiKey), false)
    })
  },
  acceptingOnly,
)

describe('the door of agents, as operators set it up', () => {
  it('is reached by its public name, and names it in the challenge', async (test) => {
    const { service, stop } = await startTestService('sqlite', {
      ...acceptingOnly,
      PUBLIC_URL: 'https://covers.example.com',
    })
    test.after(stop)
    const ask = (host: string) =>
      exchange(service.port, `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    const [ours] = await ask('covers.example.com')
    assert.equal(ours?.status, 401)
    const metadata = 'https://covers.example.com/.well-known/oauth-protected-resource/api/mcp/mcp'
    assert.equal(ours?.headers.get('www-authenticate'), `Bearer resource_metadata="${metadata}"`)
    const [other] = await ask('other.example.com')
    assert.equal(other?.status, 403)
  })

  it('counts the calls of tools', async (test) => {
    const { service, stop } = await startTestService('sqlite', { ...acceptingOnly, METRICS_PORT: '0' })
    test.after(stop)
    const { apiKey: key } = await service.openAccount()
    for (const args of [{}, {}, { limit: 0 }]) {
      const body = { ...listing, method: 'tools/call', params: { name: 'list_books', arguments: args } }
      await service.call('POST', path, { key, body, headers: json })
    }
    const [, url = ''] = /metrics at (http:[^"]+)/.exec(service.log.join('')) ?? []
    const text = await (await fetch(url)).text()
    assert.ok(text.includes('dustjacket_tool_calls_total{tool="list_books",outcome="answered"} 2'))
    assert.ok(text.includes('dustjacket_tool_calls_total{tool="list_books",outcome="refused"} 1'))
  })
})
