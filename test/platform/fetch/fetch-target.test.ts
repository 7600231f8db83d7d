// Where URLs lead: only to the web, and under their plain name.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FetchError } from '../../../src/platform/fetch/fetch-error.ts'
import { fetchTarget } from '../../../src/platform/fetch/fetch-target.ts'
import { fc } from '../../support/property.ts'

const isRefused = (url: string): boolean => {
  try {
    fetchTarget(url)
    return false
  } catch (error) {
    return error instanceof FetchError && error.reason === 'bad_url'
  }
}

describe('the target of a URL', () => {
  it('is a plain IPv4 address, however oddly that is spelled', () => {
    const hex = (value: number) => `0x${value.toString(16)}`
    const octal = (value: number) => `0${value.toString(8)}`
    const part = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), ([a, b, c, d]) => {
        const plain = [a, b, c, d].join('.')
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const spellings = [
          plain,
          `${plain}.`,
          String(number),
          hex(number),
          octal(number),
          [a, b, c, d].map(hex).join('.'),
          [a, b, c, d].map(octal).join('.'),
          [hex(a), octal(b), c * 256 + d].join('.'),
          [a, (b * 256 + c) * 256 + d].join('.'),
          plain.replaceAll('.', '。'),
          [...plain].map((digit) => (digit === '.' ? '.' : String.fromCodePoint(0xff10 + Number(digit)))).join(''),
          plain.replaceAll('.', '%2e'),
        ]
        for (const spelling of spellings) assert.equal(fetchTarget(`http://${spelling}/hook`).host, plain)
      }),
    )
  })

  it('is an IPv6 address without brackets', () => {
    assert.equal(fetchTarget('https://[0:0::1]:8443/').host, '::1')
    assert.equal(fetchTarget('http://[::ffff:127.0.0.1]/').host, '::ffff:7f00:1')
  })

  it('has the port of its scheme unless it names one', () => {
    assert.deepEqual([fetchTarget('http://a.test').port, fetchTarget('https://a.test').port], [80, 443])
    assert.equal(fetchTarget('https://a.test:8443/x').port, 8443)
  })

  it('is refused on ports that are not of the web', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
        assert.equal(isRefused(`http://a.test:${port}/`), port < 1024 && port !== 80 && port !== 443)
      }),
    )
    for (const port of [22, 25, 110, 1023]) assert.ok(isRefused(`https://a.test:${port}/`))
  })

  it('is refused with credentials, with other schemes and without a host', () => {
    const bad = ['', 'hook', '/hook', '//a.test/', 'ftp://a.test/', 'file:///etc/passwd', 'data:,x', 'javascript:1']
    const worse = [
      'http://',
      'https://user@a.test/',
      'http://user:word@a.test/',
      'http://:word@a.test/',
      'gopher://a.test',
    ]
    for (const url of [...bad, ...worse, 'http://a b.test/', 'unix:/var/run/docker.sock'])
      assert.ok(isRefused(url), url)
  })
})
