// Storage keys: what passes stays inside the storage, whatever was tried.
import assert from 'node:assert/strict'
import { posix, win32 } from 'node:path'
import { test } from 'node:test'
import {
  assertKeyPrefix,
  assertStorageKey,
  isKeyPrefix,
  isStorageKey,
  maxKeyLength,
} from '../../../src/platform/storage/keys.ts'
import { fc, unicodeText } from '../../support/property.ts'
import { anyKey } from './arbitraries.ts'

// Texts made of what paths trip over come up far more often than in plain random strings.
const nasty = fc
  .array(
    fc.constantFrom('.', '..', '/', '\\', 'a', 'B', '0', '-', '_', '%2e', '%2f', '\0', '\n', ' ', ':', 'é', '~', '//'),
  )
  .map((pieces) => pieces.join(''))
const anyText = fc.oneof(nasty, fc.string(), unicodeText(), anyKey)

test('a key that passes names a place inside the folder, and no other key names the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(isStorageKey(text))
      assert.equal(posix.relative('/srv/files', posix.resolve('/srv/files', text)), text)
      assert(!posix.relative('/srv/files', posix.join('/srv/files', text)).startsWith('.'))
      assert(!win32.isAbsolute(text))
    }),
    { numRuns: 2000 },
  )
})

test('a key that passes stands in a URL as it is', () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      assert.equal(new URL(`http://host/files/${key}`).pathname, `/files/${key}`)
      assert.equal(encodeURIComponent(key).replaceAll('%2F', '/'), key)
    }),
  )
})

test('every text of plain segments passes', () => {
  fc.assert(fc.property(anyKey, (key) => isStorageKey(key)))
  assert(isStorageKey('0197a3c2-7b1e-7000-8000-000000000000/api-uploads/ref-0197a3c2.jpg'))
})

for (const text of [
  '',
  '.',
  '..',
  '/',
  '/a',
  'a/',
  'a//b',
  './a',
  'a/.',
  'a/../b',
  '../a',
  '.hidden',
  'a/.incoming/b',
  'a\\b',
  'a b',
  'a\n',
  'a\0',
  'a%2e',
  'é',
  'C:',
  'a'.repeat(201),
  `${'a/'.repeat(maxKeyLength / 2)}a`,
]) {
  test(`${JSON.stringify(text.slice(0, 40))} is no key`, () => {
    assert.equal(isStorageKey(text), false)
    assert.throws(() => assertStorageKey(text), /Expected a storage key/)
  })
}

test('a prefix is nothing, a key, or a folder', () => {
  for (const prefix of ['', 'a', 'a/', 'a/b', 'a/b.']) assert(isKeyPrefix(prefix), prefix)
  for (const prefix of ['/', '../', 'a//', './', '.']) {
    assert(!isKeyPrefix(prefix), prefix)
    assert.throws(() => assertKeyPrefix(prefix), /Expected a storage key prefix/)
  }
})
