// The guarded fetch over TLS: the name, not the address, is what the server hears and must prove.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { FetchError } from '../../../src/platform/fetch/fetch-error.ts'
import { guardedFetch } from '../../../src/platform/fetch/guarded-fetch.ts'
import { startRawServer, startSecureServer } from './raw-server.ts'

const pem = readFileSync(new URL('./hooks.example.test.pem', import.meta.url), 'utf8')

const trustTheTests = (t: TestContext): void => {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, pem])
  t.after(() => setDefaultCACertificates(usual))
}

const fetchFrom = (url: string, connectMs = 30_000) =>
  guardedFetch(url, {
    method: 'GET',
    headers: {},
    connectMs,
    totalMs: 30_000,
    maxBytes: 100,
    read: 'whole',
    allowPrivate: true,
    resolve: async () => ['127.0.0.1'],
  })

const isCertificateError = (code: string) => (error: unknown) =>
  error instanceof FetchError && error.reason === 'broken' && error.message.includes(code)

describe('a guarded fetch over TLS', () => {
  const start = (t: TestContext, names: string[]) => {
    const hear = (name: string, proceed: (error: null) => void) => {
      names.push(name)
      proceed(null)
    }
    return startSecureServer(t, { key: pem, cert: pem, SNICallback: hear }, (socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret'),
    )
  }

  it('greets the pinned address by the name of the URL, and checks the certificate for it', async (t) => {
    trustTheTests(t)
    const names: string[] = []
    const { port, received } = await start(t, names)
    const { body } = await fetchFrom(`https://hooks.example.test:${port}/`)
    assert.equal(String(body), 'secret')
    assert.deepEqual(names, ['hooks.example.test'])
    assert.match(String(received[0]), new RegExp(`\\r\\nHost: hooks\\.example\\.test:${port}\\r\\n`))
    await assert.rejects(fetchFrom(`https://other.example.test:${port}/`), isCertificateError('ERR_TLS_CERT_ALTNAME'))
    assert.deepEqual([names.at(-1), received.map(String).filter(Boolean).length], ['other.example.test', 1])
  })

  it('trusts no certificate that nobody vouches for, whatever the environment says', async (t) => {
    const { port, received } = await start(t, [])
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    t.after(() => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    })
    await assert.rejects(fetchFrom(`https://hooks.example.test:${port}/`), isCertificateError('DEPTH_ZERO_SELF_SIGNED'))
    assert.deepEqual(received.map(String), [])
  })

  it('does not wait longer than it may for the handshake', async (t) => {
    const { port } = await startRawServer(t, () => {})
    await assert.rejects(
      fetchFrom(`https://hooks.example.test:${port}/`, 50),
      (error) => error instanceof FetchError && error.reason === 'timeout',
    )
  })
})
