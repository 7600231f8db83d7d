// Names and their addresses, with a name server of our own.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FetchError } from '../../../src/platform/fetch/fetch-error.ts'
import { guardedFetch } from '../../../src/platform/fetch/guarded-fetch.ts'
import { resolveBy, resolveHost } from '../../../src/platform/fetch/resolve-host.ts'
import { eventually } from '../../support/eventually.ts'
import { startNameServer } from './name-server.ts'

const { signal } = new AbortController()

describe('resolving a host', () => {
  it('finds all addresses of a name, of both families', async (t) => {
    const names = { 'both.test': ['192.0.2.1', '192.0.2.2', '2001:db8:0:0:0:0:0:7'], 'four.test': ['192.0.2.3'] }
    const { address } = await startNameServer(t, names)
    const resolve = resolveBy([address])
    assert.deepEqual(await resolve('both.test', signal), ['192.0.2.1', '192.0.2.2', '2001:db8::7'])
    assert.deepEqual(await resolve('four.test', signal), ['192.0.2.3'])
  })

  it('asks nobody about addresses and the loopback', async (t) => {
    const { address, asked } = await startNameServer(t, {})
    const resolve = resolveBy([address])
    assert.deepEqual(await resolve('192.0.2.9', signal), ['192.0.2.9'])
    assert.deepEqual(await resolve('2001:db8::9', signal), ['2001:db8::9'])
    for (const name of ['localhost', 'localhost.', 'a.localhost'])
      assert.deepEqual(await resolve(name, signal), ['127.0.0.1', '::1'])
    assert.deepEqual(await resolveHost('localhost', signal), ['127.0.0.1', '::1'])
    assert.deepEqual(asked, [])
  })

  it('of a name server that keeps silent ends with the fetch, not later', async (t) => {
    const { address, asked } = await startNameServer(t, {})
    const abort = new AbortController()
    const resolving = assert.rejects(resolveBy([address])('silent.test', abort.signal))
    await eventually('it was asked', () => asked.length >= 2)
    abort.abort()
    await resolving
  })

  it('to something private is found out by the guard', async (t) => {
    const { address } = await startNameServer(t, { 'inside.test': ['10.0.0.5'] })
    const fetching = guardedFetch('http://inside.test/', {
      method: 'GET',
      headers: {},
      connectMs: 30_000,
      totalMs: 30_000,
      maxBytes: 10,
      read: 'whole',
      allowPrivate: false,
      resolve: resolveBy([address]),
    })
    await assert.rejects(fetching, (error) => error instanceof FetchError && error.reason === 'forbidden_address')
  })
})
