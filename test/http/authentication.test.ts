// Who is let in, what the others are told, and that nothing else of a request is looked at before.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey, revokeKey, rollKey } from '../../src/accounts/rules.ts'
import { apiOperations } from '../../src/contract/operations.ts'
import { aBook } from '../books/a-book.ts'
import type { Answer } from '../support/call.ts'
import { RawConnection } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { removeSubscription, setSubscription } from '../support/subscriptions.ts'

const unknownKey = `svc_sk_${'0'.repeat(32)}`
const guarded = apiOperations.filter(({ authenticated }) => authenticated)

const assertUnauthorized = (answer: Answer): void => {
  assertRefused(answer, 'unauthorized')
  assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
}

onBothServices('authentication', (running) => {
  for (const { method, path } of guarded) {
    it(`of ${method} ${path} refuses a request without a credential`, async () => {
      assertUnauthorized(await running().call(method, path))
    })

    it(`of ${method} ${path} refuses every credential that is no key of ours`, async () => {
      const { apiKey } = await running().openAccount()
      const bad = [
        '',
        'Bearer',
        apiKey,
        `Basic ${apiKey}`,
        `Basic ${btoa(`${apiKey}:`)}`,
        `Token ${apiKey}`,
        `Bearer ${apiKey.toUpperCase()}`,
        `Bearer ${apiKey.slice(0, -1)}`,
        `Bearer ${apiKey}0`,
        `Bearer ${apiKey} ${apiKey}`,
        `Bearer "${apiKey}"`,
        `Bearer${apiKey}`,
        `Bearer ${apiKey.replace('svc_sk_', 'svc_pk_')}`,
        `Bearer ${apiKey.replace('svc_sk_', '')}`,
        `Bearer ${unknownKey}`,
        "Bearer ' or 1=1 --",
      ]
      for (const authorization of bad) {
        assertUnauthorized(await running().call(method, path, { headers: { authorization } }))
      }
    })

    it(`of ${method} ${path} refuses a revoked key`, async () => {
      const { apiKey: key, keyId } = await running().openAccount()
      await revokeKey(running().database, { keyId, at: Date.now() })
      assertUnauthorized(await running().call(method, path, { key }))
    })

    it(`of ${method} ${path} forbids a key whose subscription is cancelled or gone`, async () => {
      const [cancelled, gone] = [await running().openAccount(), await running().openAccount()]
      await setSubscription(running().database, cancelled.accountId, false)
      await removeSubscription(running().database, gone.accountId)
      for (const { apiKey: key } of [cancelled, gone]) {
        assertRefused(await running().call(method, path, { key }), 'forbidden')
      }
    })
  }

  it('takes the scheme in any case, as RFC 9110 has it', async () => {
    const { apiKey } = await running().openAccount()
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer ']) {
      const headers = { authorization: `${scheme} ${apiKey}` }
      assert.equal((await running().call('GET', '/api/v1/credits', { headers })).status, 200)
    }
  })

  it('accepts a key nowhere but in its header', async () => {
    const { apiKey } = await running().openAccount()
    const names = ['key', 'api_key', 'apiKey', 'access_token', 'authorization', 'token']
    for (const name of names) {
      assertUnauthorized(await running().call('GET', `/api/v1/credits?${name}=${apiKey}`))
      assertUnauthorized(await running().call('GET', `/api/v1/credits?${name}=Bearer%20${apiKey}`))
      assertUnauthorized(await running().call('POST', '/api/v1/books', { body: aBook({ [name]: apiKey }) }))
    }
    for (const name of ['x-api-key', 'api-key', 'proxy-authorization', 'cookie']) {
      const headers = { [name]: name === 'cookie' ? `authorization=Bearer ${apiKey}` : `Bearer ${apiKey}` }
      assertUnauthorized(await running().call('GET', '/api/v1/credits', { headers }))
    }
  })

  it('notices a revocation with the very next request', async () => {
    const { apiKey: key, keyId } = await running().openAccount()
    assert.equal((await running().call('GET', '/api/v1/credits', { key })).status, 200)
    await revokeKey(running().database, { keyId, at: Date.now() })
    assertUnauthorized(await running().call('GET', '/api/v1/credits', { key }))
  })

  it('leaves the other keys of an account alone when one is revoked', async () => {
    const { accountId, keyId } = await running().openAccount()
    const other = await createKey(running().database, { accountId, name: 'Second', webhookUrl: null, at: Date.now() })
    await revokeKey(running().database, { keyId, at: Date.now() })
    assert.equal((await running().call('GET', '/api/v1/credits', { key: other.apiKey })).status, 200)
  })

  it('takes the new secret of a rolled key at once, and the old one no more', async () => {
    const { apiKey: old, keyId } = await running().openAccount()
    assert.equal((await running().call('GET', '/api/v1/credits', { key: old })).status, 200)
    const { apiKey: rolled } = await rollKey(running().database, { keyId })
    assertUnauthorized(await running().call('GET', '/api/v1/credits', { key: old }))
    assert.equal((await running().call('GET', '/api/v1/credits', { key: rolled })).status, 200)
  })

  it('notices a cancelled and a resumed subscription with the very next request', async () => {
    const { apiKey: key, accountId } = await running().openAccount()
    assert.equal((await running().call('GET', '/api/v1/books', { key })).status, 200)
    await setSubscription(running().database, accountId, false)
    assertRefused(await running().call('GET', '/api/v1/books', { key }), 'forbidden')
    await setSubscription(running().database, accountId, true)
    assert.equal((await running().call('GET', '/api/v1/books', { key })).status, 200)
  })

  it('tells a revoked key 401 even where its subscription is cancelled too', async () => {
    const { apiKey: key, keyId, accountId } = await running().openAccount()
    await setSubscription(running().database, accountId, false)
    await revokeKey(running().database, { keyId, at: Date.now() })
    assertUnauthorized(await running().call('GET', '/api/v1/books', { key }))
  })

  it('comes before everything that may be wrong with the rest of a request', async () => {
    const { apiKey: cancelledKey, accountId } = await running().openAccount()
    await setSubscription(running().database, accountId, false)
    const wrong = [
      { body: 'garbage' },
      { body: '[]' },
      { body: {} },
      { body: new Uint8Array([0xff, 0xfe]) },
      { body: 'x'.repeat(2 ** 20 + 1) },
      { body: aBook({ genre: 'no such genre' }) },
      { body: aBook(), headers: { 'idempotency-key': 'k'.repeat(256) } },
      { body: aBook(), headers: { 'content-type': 'no type at all' } },
    ]
    for (const options of wrong) {
      assertUnauthorized(await running().call('POST', '/api/v1/books', { ...options, key: unknownKey }))
      assertRefused(await running().call('POST', '/api/v1/books', { ...options, key: cancelledKey }), 'forbidden')
    }
    for (const query of ['limit=0', 'cursor=nonsense', 'limit=1&limit=2']) {
      assertUnauthorized(await running().call('GET', `/api/v1/books?${query}`, { key: unknownKey }))
      assertRefused(await running().call('GET', `/api/v1/books?${query}`, { key: cancelledKey }), 'forbidden')
    }
  })

  it('comes before a replay', async () => {
    const { apiKey: key, keyId } = await running().openAccount()
    const request = { key, body: aBook(), headers: { 'idempotency-key': 'once' } }
    assert.equal((await running().call('POST', '/api/v1/books', request)).status, 201)
    await revokeKey(running().database, { keyId, at: Date.now() })
    assertUnauthorized(await running().call('POST', '/api/v1/books', request))
  })

  it('answers before the body has arrived', async () => {
    const connection = await RawConnection.open(running().port)
    connection.send('POST /api/v1/books HTTP/1.1\r\nHost: test\r\nContent-Length: 1000000\r\n')
    connection.send(`Authorization: Bearer ${unknownKey}\r\n\r\n{"title":`)
    const answer = await connection.next()
    assert.equal(answer?.status, 401)
    connection.destroy()
  })

  it('is not asked of the health probe, whatever credential comes along', async () => {
    for (const headers of [{}, { authorization: 'nonsense' }, { authorization: `Bearer ${unknownKey}` }]) {
      assert.equal((await running().call('GET', '/api/v1/health', { headers })).status, 200)
    }
  })
})
