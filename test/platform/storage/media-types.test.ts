// Content types follow the key's extension.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentTypeOf } from '../../../src/platform/storage/media-types.ts'

test('a known extension gives its content type, in either case', () => {
  assert.equal(contentTypeOf('a/cover.jpg'), 'image/jpeg')
  assert.equal(contentTypeOf('a/cover.jpeg'), 'image/jpeg')
  assert.equal(contentTypeOf('a/COVER.PNG'), 'image/png')
  assert.equal(contentTypeOf('ref.webp'), 'image/webp')
  assert.equal(contentTypeOf('a.b/wrap.v2.pdf'), 'application/pdf')
  assert.equal(contentTypeOf('layout.json'), 'application/json')
})

test('anything else is plain bytes, never a page or a script', () => {
  for (const key of ['a', 'a.', 'jpg', 'a.jpg/b', 'a.html', 'a.svg', 'a.js', 'a.constructor', 'a.__proto__']) {
    assert.equal(contentTypeOf(key), 'application/octet-stream', key)
  }
})
