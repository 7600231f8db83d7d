// Whose word counts about where a request comes from: only that of trusted proxies, whatever a caller writes himself.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { callerAddressBy, parseNetwork, type TrustedProxies } from '../../src/platform/trusted-proxies.ts'
import { fc } from '../support/property.ts'

const networks = (...texts: readonly string[]): TrustedProxies => ({
  kind: 'networks',
  networks: texts.map((text) => parseNetwork(text) ?? assert.fail(text)),
})

const caller = '198.51.100.7'

describe('the address of a caller', () => {
  it('is the connection’s own where no proxy is trusted', () => {
    const addressOf = callerAddressBy({ kind: 'none' })
    assert.equal(addressOf({ peer: '::ffff:10.0.0.1', forwarded: caller }), '10.0.0.1')
  })

  it('is found behind so many proxies, or in front of the networks that they are in', () => {
    const two = callerAddressBy({ kind: 'hops', hops: 2 })
    assert.equal(two({ peer: '10.0.0.1', forwarded: `6.6.6.6, ${caller}, 192.0.2.1` }), caller)
    assert.equal(two({ peer: '10.0.0.1', forwarded: '' }), '10.0.0.1')
    const listed = callerAddressBy(networks('10.0.0.0/8', 'fd00::/8', '192.0.2.1'))
    assert.equal(listed({ peer: '10.0.0.1', forwarded: `6.6.6.6,${caller}:4711, 192.0.2.1 ,[fd00::1]:80` }), caller)
    assert.equal(listed({ peer: caller, forwarded: '6.6.6.6' }), caller)
    const near = callerAddressBy({ kind: 'private' })
    assert.equal(near({ peer: '127.0.0.1', forwarded: '6.6.6.6, 8.8.8.8, 10.1.1.1' }), '8.8.8.8')
    assert.equal(near({ peer: '127.0.0.1', forwarded: '6.6.6.6, 10.1.1.1, 10.1.1.2' }), '6.6.6.6')
    assert.equal(near({ peer: '127.0.0.1', forwarded: '10.1.1.1, 10.1.1.2' }), '10.1.1.2')
  })

  it('does not change by anything that a caller writes into the header himself', () => {
    const written = fc.oneof(fc.string(), fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())).map(String))
    const ways: readonly [TrustedProxies, string][] = [
      [{ kind: 'none' }, ''],
      [{ kind: 'hops', hops: 1 }, '8.8.8.8'],
      [{ kind: 'hops', hops: 2 }, '8.8.8.8, 10.0.0.2'],
      [networks('10.0.0.0/8'), '8.8.8.8, 10.0.0.2'],
      [{ kind: 'private' }, '8.8.8.8, 10.0.0.2'],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...ways), written, ([proxies, added], own) => {
        const addressOf = callerAddressBy(proxies)
        const honest = addressOf({ peer: '10.0.0.1', forwarded: added })
        assert.equal(addressOf({ peer: '10.0.0.1', forwarded: added === '' ? own : `${own},${added}` }), honest)
      }),
    )
  })

  it('is compared with networks that are networks', () => {
    for (const text of [
      '10.0.0.0/33',
      '10.0.0/8',
      'fd00::/129',
      '10.0.0.0/8/8',
      '10.0.0.0/',
      'localhost',
      'fe80::1%eth0',
    ])
      assert.equal(parseNetwork(text), null, text)
  })
})
