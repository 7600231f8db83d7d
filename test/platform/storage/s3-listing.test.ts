// S3's XML: names come back as they were written, and a broken list is an error, not a short list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseErrorCode, parseListing } from '../../../src/platform/storage/s3-listing.ts'
import { fc } from '../../support/property.ts'

const entry = (key: string, size = '12', time = '2026-11-15T03:00:00.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><ETag>&quot;x&quot;</ETag><Size>${size}</Size>` +
  '<Owner><ID>1</ID></Owner><StorageClass>STANDARD</StorageClass></Contents>'
const listing = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
  `<Name>jackets</Name><Prefix>&lt;</Prefix>${inner}</ListBucketResult>`

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapes = [
  (character: string) => named[character] ?? character,
  (character: string) => `&#${character.codePointAt(0)};`,
  (character: string) => `&#x${character.codePointAt(0)?.toString(16)};`,
]

test('any name comes back, however its characters are escaped', () => {
  const marked = fc.oneof(
    fc.constantFrom('&', '<', '>', '"', "'", ';', '#', 'amp', 'lt;'),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(marked, { minLength: 1 }), fc.constantFrom(...escapes), (pieces, escaped) => {
      const name = pieces.join('')
      fc.pre(name !== '')
      const xml = listing(entry(Array.from(name, escaped).join('')) + entry('after'))
      assert.deepEqual(
        parseListing(xml).objects.map((object) => object.name),
        [name, 'after'],
      )
    }),
  )
})

test('sizes, times and the continuation token are read', () => {
  const page = parseListing(
    listing(
      `<IsTruncated>true</IsTruncated><NextContinuationToken>a+/&amp;=</NextContinuationToken>${entry('a', '7')}`,
    ),
  )
  assert.deepEqual(page, {
    objects: [{ name: 'a', size: 7, modifiedAt: new Date('2026-11-15T03:00:00Z') }],
    nextToken: 'a+/&=',
  })
})

test('the last page has no token, and an empty one no objects', () => {
  assert.deepEqual(parseListing(listing('<IsTruncated>false</IsTruncated>')), { objects: [], nextToken: null })
})

for (const [what, xml] of [
  ['something that is no listing', '<html>welcome</html>'],
  ['a truncated list without a token', listing('<IsTruncated>true</IsTruncated>')],
  ['an object without a name', listing(entry(''))],
  ['an object without a readable size', listing(entry('a', 'many'))],
  ['an object without a readable time', listing(entry('a', '1', 'today'))],
] as const) {
  test(`${what} is an error`, () => assert.throws(() => parseListing(xml), /^Error: S3 /))
}

test('an error says its code', () => {
  assert.equal(parseErrorCode('<Error><Code>NoSuchKey</Code><Message>…</Message></Error>'), 'NoSuchKey')
  assert.equal(parseErrorCode(''), null)
})
