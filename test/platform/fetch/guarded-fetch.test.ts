// The guarded fetch, against real servers that behave and that do not.
import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { describe, it } from 'node:test'
import { FetchError, type FetchFailure } from '../../../src/platform/fetch/fetch-error.ts'
import { type GuardedRequest, guardedFetch } from '../../../src/platform/fetch/guarded-fetch.ts'
import { eventually } from '../../support/eventually.ts'
import { startRawServer } from './raw-server.ts'

const patient: GuardedRequest = {
  method: 'GET',
  headers: {},
  connectMs: 30_000,
  totalMs: 30_000,
  maxBytes: 1000,
  read: 'whole',
  allowPrivate: true,
}

const fetchWith = (url: string, wish: Partial<GuardedRequest> = {}) => guardedFetch(url, { ...patient, ...wish })

const failure = async (fetching: Promise<unknown>): Promise<FetchFailure> => {
  const error = await fetching.then(
    () => assert.fail('the fetch succeeded'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof FetchError, String(error))
  return error.reason
}

const answer = (status: string, body: string, ...headers: readonly string[]) => {
  const lines = [`HTTP/1.1 ${status}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

const chunkedHead = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'

describe('a guarded fetch', () => {
  it('sends what it was given and returns what came back', async (t) => {
    const { port, received } = await startRawServer(t, (socket, soFar) => {
      const wait = () =>
        soFar().includes('Grüße') ? socket.end(answer('201 Made', 'thanks', 'X-One: 1')) : socket.once('data', wait)
      wait()
    })
    const { status, headers, body } = await fetchWith(`http://127.0.0.1:${port}/hook?a=1#part`, {
      method: 'POST',
      headers: { 'X-Name': 'value', 'Content-Type': 'application/json' },
      body: '{"text":"Grüße"}',
    })
    assert.deepEqual([status, headers['x-one'], String(body)], [201, '1', 'thanks'])
    const sent = String(received[0])
    assert.match(sent, /^POST \/hook\?a=1 HTTP\/1\.1\r\n/)
    assert.match(sent, /\r\nX-Name: value\r\n/)
    assert.match(sent, new RegExp(`\\r\\nHost: 127\\.0\\.0\\.1:${port}\\r\\n`))
    assert.match(sent, /\r\ncontent-length: 18\r\n/i)
    assert.ok(sent.endsWith('\r\n\r\n{"text":"Grüße"}'))
  })

  it('refuses addresses that are not public, before it connects', async (t) => {
    const { port, received } = await startRawServer(t, (socket) => socket.end(answer('200 OK', '')))
    const hosts = [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '017700000001',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '[::1]',
      'localhost',
      'LOCALHOST.',
      'a.localhost',
    ]
    for (const host of hosts)
      assert.equal(
        await failure(fetchWith(`http://${host}:${port}/`, { allowPrivate: false })),
        'forbidden_address',
        host,
      )
    assert.deepEqual(received, [])
    assert.equal((await fetchWith(`http://localhost:${port}/`)).status, 200)
  })

  it('refuses a name when any of its addresses is not public', async () => {
    for (const addresses of [
      ['10.0.0.1'],
      ['8.8.8.8', '192.168.0.1'],
      ['2606:4700::1', 'fe80::1%eth0'],
      ['8.8.8.8', 'no address'],
    ])
      assert.equal(
        await failure(
          fetchWith('http://a.example.test:9999/', { allowPrivate: false, resolve: async () => addresses }),
        ),
        'forbidden_address',
      )
  })

  it('never asks for the address twice, so that a name cannot change its mind after the check', async (t) => {
    const { port, received } = await startRawServer(t, (socket) => socket.end(answer('200 OK', 'inside')))
    let asked = 0
    // First an address that leads nowhere, then the one that is to be protected.
    const rebinding = async () => (asked++ === 0 ? ['240.0.0.1'] : ['127.0.0.1'])
    const reason = await failure(
      fetchWith(`http://rebind.example.test:${port}/`, { resolve: rebinding, connectMs: 500 }),
    )
    assert.ok(['broken', 'timeout'].includes(reason))
    assert.deepEqual([asked, received.length], [1, 0])
  })

  it('connects to the address it judged, under the name it was given', async (t) => {
    const { port, received } = await startRawServer(t, (socket) => socket.end(answer('200 OK', 'there')))
    const resolve = async (host: string) => (host === 'hooks.example.test' ? ['127.0.0.1'] : [])
    const { body } = await fetchWith(`http://hooks.example.test:${port}/`, { resolve })
    assert.equal(String(body), 'there')
    assert.match(String(received[0]), new RegExp(`\\r\\nHost: hooks\\.example\\.test:${port}\\r\\n`))
  })

  it('tries the next address when one does not answer', async (t) => {
    const { port } = await startRawServer(t, (socket) => socket.end(answer('200 OK', 'second')))
    const { body } = await fetchWith(`http://two.example.test:${port}/`, {
      resolve: async () => ['127.0.0.2', '::1', '127.0.0.1'],
    })
    assert.equal(String(body), 'second')
  })

  it('says so when a name has no address', async () => {
    const missing = async () => {
      throw new Error('queryA ENOTFOUND')
    }
    assert.equal(await failure(fetchWith('http://none.example.test/', { resolve: missing })), 'unresolved')
    assert.equal(await failure(fetchWith('http://none.example.test/', { resolve: async () => [] })), 'unresolved')
  })

  it('does not wait longer than it may for a name', async () => {
    const never = () => new Promise<string[]>(() => {})
    assert.equal(await failure(fetchWith('http://slow.example.test/', { resolve: never, connectMs: 20 })), 'timeout')
  })

  it('follows no redirect, of whatever kind', async (t) => {
    const inside = await startRawServer(t, (socket) => socket.end(answer('200 OK', 'secret')))
    for (const status of ['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent', '300 Choices']) {
      const location = `Location: http://127.0.0.1:${inside.port}/`
      const { port } = await startRawServer(t, (socket) =>
        socket.end(answer(status, '', location, `Refresh: 0; ${location}`)),
      )
      assert.equal((await fetchWith(`http://127.0.0.1:${port}/`)).status, Number(status.slice(0, 3)))
    }
    assert.equal(inside.received.length, 0)
  })

  it('fails when the headers are too slow', async (t) => {
    const { port } = await startRawServer(t, (socket) => socket.write('HTTP/1.1 200 OK\r\nX-Slow: '))
    assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`, { totalMs: 50 })), 'timeout')
    assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`, { totalMs: 50, read: 'excerpt' })), 'timeout')
  })

  it('may take longer for the answer than for the connection', async (t) => {
    const { port } = await startRawServer(t, (socket) => setTimeout(() => socket.end(answer('200 OK', 'late')), 1200))
    assert.equal(String((await fetchWith(`http://127.0.0.1:${port}/`, { connectMs: 1000 })).body), 'late')
  })

  it('fails when the body is too slow, unless an excerpt is enough', async (t) => {
    const { port } = await startRawServer(t, (socket) => socket.write(`${chunkedHead}5\r\nbegin\r\n`))
    assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`, { totalMs: 100 })), 'timeout')
    const excerpt = await fetchWith(`http://127.0.0.1:${port}/`, { totalMs: 1000, read: 'excerpt' })
    assert.deepEqual([excerpt.status, String(excerpt.body)], [200, 'begin'])
  })

  it('stops reading an endless body at its limit, and hangs up', async (t) => {
    let sockets: Socket[] = []
    const { port } = await startRawServer(t, (socket) => {
      sockets = [...sockets, socket]
      socket.write(chunkedHead)
      const pour = () => {
        while (!socket.destroyed && socket.write(`400\r\n${'x'.repeat(1024)}\r\n`));
      }
      socket.on('drain', pour)
      pour()
    })
    assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`)), 'too_large')
    const { body } = await fetchWith(`http://127.0.0.1:${port}/`, { read: 'excerpt' })
    assert.equal(String(body), 'x'.repeat(1000))
    await eventually(
      'both connections are closed',
      () => sockets.length === 2 && sockets.every(({ destroyed }) => destroyed),
    )
  })

  it('takes a body of exactly the limit, and not one byte more', async (t) => {
    for (const [length, framing] of [
      [1000, 'length'],
      [1001, 'length'],
      [1000, 'chunked'],
      [1001, 'chunked'],
    ] as const) {
      const text = 'x'.repeat(length)
      const { port } = await startRawServer(t, (socket) =>
        socket.end(
          framing === 'length'
            ? answer('200 OK', text)
            : `${chunkedHead}${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`,
        ),
      )
      const fetching = fetchWith(`http://127.0.0.1:${port}/`)
      if (length === 1000) assert.equal((await fetching).body.length, 1000)
      else assert.equal(await failure(fetching), 'too_large')
    }
  })

  it('fails when the connection is reset, closed without an answer, or speaks no HTTP', async (t) => {
    const misbehaviours: ((socket: Socket) => void)[] = [
      (socket) => socket.resetAndDestroy(),
      (socket) => socket.end(),
      (socket) => socket.end('220 mail.example.test ESMTP\r\n'),
      (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n'),
      (socket) => socket.end(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`),
    ]
    for (const misbehave of misbehaviours)
      for (const read of ['whole', 'excerpt'] as const) {
        const { port } = await startRawServer(t, misbehave)
        assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`, { read })), 'broken')
      }
  })

  it('fails on a body that is cut off, unless an excerpt is enough', async (t) => {
    const { port } = await startRawServer(t, (socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf'),
    )
    assert.equal(await failure(fetchWith(`http://127.0.0.1:${port}/`)), 'broken')
    const { status, body } = await fetchWith(`http://127.0.0.1:${port}/`, { read: 'excerpt' })
    assert.deepEqual([status, String(body)], [200, 'half'])
  })

  it('accepts an answer that comes before the whole request was sent', async (t) => {
    const { port } = await startRawServer(t, (socket) => {
      socket.pause()
      socket.end(answer('413 Too Large', 'no'))
    })
    const { status } = await fetchWith(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: 'x'.repeat(20_000_000),
      read: 'excerpt',
    })
    assert.equal(status, 413)
  })

  it('names neither addresses nor the URL in its errors', async (t) => {
    const { port } = await startRawServer(t, (socket) => socket.resetAndDestroy())
    const urls = [`http://127.0.0.1:${port}/token-1`, 'http://user:token-1@a.test/', 'ftp://token-1/']
    for (const url of urls)
      await assert.rejects(
        fetchWith(url),
        (error) => error instanceof FetchError && !/127\.0\.0\.1|token/.test(error.message),
      )
  })

  it('ends with the reason of its caller, wherever it is', async (t) => {
    const silent = await startRawServer(t, () => {})
    const dripping = await startRawServer(t, (socket) => socket.write(`${chunkedHead}5\r\nbegin\r\n`))
    const reason = new Error('not needed any more')
    for (const read of ['whole', 'excerpt'] as const) {
      await assert.rejects(fetchWith('http://127.0.0.1/', { signal: AbortSignal.abort(reason), read }), reason)
      for (const server of [silent, dripping]) {
        const before = server.received.length
        const abort = new AbortController()
        const fetching = assert.rejects(
          fetchWith(`http://127.0.0.1:${server.port}/`, { signal: abort.signal, read }),
          reason,
        )
        await eventually('the request has arrived', () => server.received.length > before)
        abort.abort(reason)
        await fetching
      }
    }
  })
})
