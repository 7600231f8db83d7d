// Signed URLs: what was signed verifies, and nothing else does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeFileName } from '../../../src/platform/storage/content-disposition.ts'
import { signRead, signWrite, verifyRead, verifyWrite } from '../../../src/platform/storage/signed-url.ts'
import { fc } from '../../support/property.ts'
import { anyKey, anyText } from './arbitraries.ts'

const secret = 'first secret'
const expires = fc.integer({ min: 1, max: 4_102_444_800 })
const reads = fc.record({ key: anyKey, expires, fileName: anyText })
const writes = fc.record({
  key: anyKey,
  expires,
  contentType: fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'application/pdf'),
  maxBytes: fc.nat(),
  exactBytes: fc.option(fc.nat()),
})

// As the URL travels: to text and back.
const sent = (query: URLSearchParams) => new URLSearchParams(query.toString())

test('a signed read verifies until it expires, and gives back what was signed', () => {
  fc.assert(
    fc.property(reads, (grant) => {
      const query = sent(signRead(secret, grant))
      const end = grant.expires * 1000
      assert.deepEqual(verifyRead(secret, grant.key, query, end - 1), {
        ...grant,
        fileName: safeFileName(grant.fileName),
      })
      assert.equal(verifyRead(secret, grant.key, query, end), 'url_expired')
    }),
  )
})

test('a signed write verifies until it expires, and gives back what was signed', () => {
  fc.assert(
    fc.property(writes, (grant) => {
      const query = sent(signWrite(secret, grant))
      const end = grant.expires * 1000
      assert.deepEqual(verifyWrite(secret, grant.key, query, end - 1), { ...grant })
      assert.equal(verifyWrite(secret, grant.key, query, end), 'url_expired')
    }),
  )
})

test('any other value of any part is refused, even when the URL had expired', () => {
  fc.assert(
    fc.property(reads, writes, anyText, fc.nat(), (read, write, text, at) => {
      for (const [query, verify, key] of [
        [signRead(secret, read), verifyRead, read.key],
        [signWrite(secret, write), verifyWrite, write.key],
      ] as const) {
        for (const [name, value] of query) {
          for (const other of [
            text,
            `${value} `,
            `0${value}`,
            value.slice(1),
            value.slice(0, -1),
            value.toUpperCase(),
          ]) {
            const altered = new URLSearchParams(query)
            altered.set(name, other)
            if (altered.get(name) !== value) assert.equal(verify(secret, key, sent(altered), at), 'invalid_signature')
          }
        }
      }
    }),
  )
})

test('every other character at every place of the signature is refused', () => {
  const query = signRead(secret, { key: 'a.jpg', expires: 10, fileName: 'a' })
  const right = query.get('signature') ?? ''
  assert.equal(right.length, 43)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='
  for (let at = 0; at < right.length; at += 1) {
    for (const character of alphabet) {
      const signature = right.slice(0, at) + character + right.slice(at + 1)
      if (signature === right) continue
      query.set('signature', signature)
      assert.equal(verifyRead(secret, 'a.jpg', query, 0), 'invalid_signature')
    }
  }
})

test('another key, another secret or the other method is refused', () => {
  fc.assert(
    fc.property(reads, writes, anyKey, (read, write, other) => {
      fc.pre(other !== read.key && other !== write.key)
      assert.equal(verifyRead(secret, other, signRead(secret, read), 0), 'invalid_signature')
      assert.equal(verifyWrite(secret, other, signWrite(secret, write), 0), 'invalid_signature')
      assert.equal(verifyRead('second secret', read.key, signRead(secret, read), 0), 'invalid_signature')
      assert.equal(verifyWrite(secret, read.key, signRead(secret, read), 0), 'invalid_signature')
      assert.equal(verifyRead(secret, write.key, signWrite(secret, write), 0), 'invalid_signature')
    }),
  )
})

test('a part that is missing, doubled or added is refused', () => {
  fc.assert(
    fc.property(writes, anyText, (grant, text) => {
      const query = signWrite(secret, grant)
      for (const name of query.keys()) {
        const less = new URLSearchParams(query)
        less.delete(name)
        const more = new URLSearchParams(query)
        more.append(name, text)
        assert.equal(verifyWrite(secret, grant.key, less, 0), 'invalid_signature')
        assert.equal(verifyWrite(secret, grant.key, more, 0), 'invalid_signature')
      }
      const added = new URLSearchParams(query)
      added.append(`x${text}`, text)
      assert.equal(verifyWrite(secret, grant.key, added, 0), 'invalid_signature')
    }),
  )
})

test('two different grants never share a signature', () => {
  fc.assert(
    fc.property(writes, writes, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      assert.notEqual(signWrite(secret, one).get('signature'), signWrite(secret, other).get('signature'))
    }),
  )
})

test('what is no key can be neither signed nor verified', () => {
  assert.throws(() => signRead(secret, { key: '../a', expires: 10, fileName: 'a' }), /storage key/)
  const query = signRead(secret, { key: 'a', expires: 10, fileName: 'a' })
  assert.equal(verifyRead(secret, '../a', query, 0), 'invalid_signature')
})
