// STORAGE_URL: what it can say, and one sentence for everything else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStorageUrl } from '../../../src/platform/storage/storage-url.ts'

test('a bucket, a prefix, an endpoint and a region are read', () => {
  assert.deepEqual(parseStorageUrl('s3://jackets/live/eu?endpoint=https://minio.internal:9000/&region=eu-central-1'), {
    bucket: 'jackets',
    prefix: 'live/eu',
    endpoint: 'https://minio.internal:9000',
    region: 'eu-central-1',
  })
})

test('only the bucket is needed', () => {
  const bare = { bucket: 'jackets', prefix: '', endpoint: undefined, region: 'us-east-1' }
  assert.deepEqual(parseStorageUrl('s3://jackets'), bare)
  assert.deepEqual(parseStorageUrl('s3://jackets/'), bare)
  assert.deepEqual(parseStorageUrl('s3://jackets/live/'), { ...bare, prefix: 'live' })
})

test('an endpoint may be percent-encoded and have a path', () => {
  const { endpoint } = parseStorageUrl('s3://jackets?endpoint=http%3A%2F%2F127.0.0.1%3A9000%2Fstorage%2Fs3')
  assert.equal(endpoint, 'http://127.0.0.1:9000/storage/s3')
})

for (const [text, reason] of [
  ['', /must look like s3:/],
  ['jackets', /must look like s3:/],
  ['https://jackets/live', /must look like s3:/],
  ['s3://', /bucket name/],
  ['s3:///live', /bucket name/],
  ['s3://Jackets', /bucket name/],
  ['s3://ab', /bucket name/],
  ['s3://key:secret@jackets', /Credentials/],
  ['s3://jackets:9000', /port/],
  ['s3://jackets#live', /fragment/],
  ['s3://jackets/a//b', /prefix/],
  ['s3://jackets/a%20b', /prefix/],
  ['s3://jackets/.hidden', /prefix/],
  [`s3://jackets/${'a/'.repeat(200)}`, /prefix/],
  ['s3://jackets?zone=a', /unknown parameter "zone"/],
  ['s3://jackets?region=a&region=b', /"region" twice/],
  ['s3://jackets?region=EU', /region/],
  ['s3://jackets?region=', /region/],
  ['s3://jackets?endpoint=', /endpoint/],
  ['s3://jackets?endpoint=minio:9000', /endpoint/],
  ['s3://jackets?endpoint=ftp://minio', /endpoint/],
  ['s3://jackets?endpoint=http://a:b@minio', /endpoint/],
  ['s3://jackets?endpoint=http%3A%2F%2Fminio%3Fa', /endpoint/],
] as const) {
  test(`${JSON.stringify(text.slice(0, 60))} is refused in one sentence`, () => {
    assert.throws(
      () => parseStorageUrl(text),
      (error) => error instanceof Error && reason.test(error.message) && /^[^\n]+\.$/.test(error.message),
    )
  })
}
