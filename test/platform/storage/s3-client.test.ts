// Requests to S3: signatures as published, addresses, and patience with a server that fails.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { contentDisposition } from '../../../src/platform/storage/content-disposition.ts'
import { S3Client } from '../../../src/platform/storage/s3-client.ts'
import { S3Storage } from '../../../src/platform/storage/s3-storage.ts'
import { parseStorageUrl } from '../../../src/platform/storage/storage-url.ts'
import { fc } from '../../support/property.ts'
import { anyText } from './arbitraries.ts'
import { type Answer, startScriptedServer } from './scripted-server.ts'

const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const then = Date.parse('2013-05-24T00:00:00Z')
const tomorrow = new Date(then + 86_400_000)

test("a presigned URL has the signature of AWS's own published example", async () => {
  const client = new S3Client({ location: parseStorageUrl('s3://examplebucket'), credentials, now: () => then })
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const signed = new URL(await client.presign({ method: 'GET', url, expiresAt: tomorrow }))
  assert.equal(
    signed.searchParams.get('X-Amz-Signature'),
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

for (const [location, address] of [
  ['s3://jackets/live?region=eu-central-1', 'https://jackets.s3.eu-central-1.amazonaws.com/live/a.jpg'],
  ['s3://my.jackets/live', 'https://s3.us-east-1.amazonaws.com/my.jackets/live/a.jpg'],
  ['s3://jackets', 'https://jackets.s3.us-east-1.amazonaws.com/a.jpg'],
  ['s3://jackets/live?endpoint=http://minio:9000', 'http://minio:9000/jackets/live/a.jpg'],
  ['s3://jackets?endpoint=https://host/storage/s3/', 'https://host/storage/s3/jackets/a.jpg'],
] as const) {
  test(`${location} keeps a.jpg at ${address}`, async () => {
    const storage = new S3Storage({ location: parseStorageUrl(location), credentials, now: () => then })
    const url = await storage.signedGetUrl('a.jpg', { expiresAt: tomorrow, fileName: 'a.jpg' })
    assert.equal(url.split('?')[0], address)
  })
}

test('a presigned URL carries any file name, the session token and the rounded-up lifetime', async () => {
  const storage = new S3Storage({
    location: parseStorageUrl('s3://jackets'),
    credentials: { ...credentials, sessionToken: 'temporary' },
    now: () => then + 900,
  })
  const expiresAt = new Date(then + 60_001)
  const url = await storage.signedGetUrl('a.jpg', { expiresAt, fileName: 'Brücke + (Fluß)*.jpg' })
  assert(!url.includes('+'))
  const query = new URL(url).searchParams
  assert.equal(query.get('X-Amz-Security-Token'), 'temporary')
  assert.equal(query.get('X-Amz-Expires'), '61')
  assert.equal(
    query.get('response-content-disposition'),
    `inline; filename="Br_cke + (Flu_)_.jpg"; filename*=UTF-8''Br%C3%BCcke%20%2B%20%28Flu%C3%9F%29_.jpg`,
  )
})

test('a presigned query is sent as it was signed: by RFC 3986, whatever the file name', async () => {
  const storage = new S3Storage({ location: parseStorageUrl('s3://jackets'), credentials, now: () => then })
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyText, fc.constant("~It's *a* (cover)!+.jpg")), async (fileName) => {
      const url = await storage.signedGetUrl('a.jpg', { expiresAt: tomorrow, fileName })
      const query = new URL(url).searchParams
      assert.equal(query.get('response-content-disposition'), contentDisposition(fileName))
      const spelled = [...query].map((pair) => pair.map(byRfc3986).join('='))
      assert.equal(url.split('?')[1], spelled.join('&'))
    }),
  )
})

const byRfc3986 = (text: string) =>
  Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCharCode(byte)
    return /[A-Za-z0-9._~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

test('a presigned PUT has its Content-Type and its Content-Length signed, and there is none without', async () => {
  const storage = new S3Storage({ location: parseStorageUrl('s3://jackets'), credentials, now: () => then })
  const url = await storage.signedPutUrl('a.jpg', {
    expiresAt: tomorrow,
    contentType: 'image/jpeg',
    maxBytes: 10,
    exactBytes: 7,
  })
  assert.equal(new URL(url).searchParams.get('X-Amz-SignedHeaders'), 'content-length;content-type;host')
  await assert.rejects(
    storage.signedPutUrl('a.jpg', { expiresAt: tomorrow, contentType: 'image/jpeg', maxBytes: 10 }),
    /needs a door/,
  )
})

test('a lifetime that S3 would not sign is refused', async () => {
  const storage = new S3Storage({ location: parseStorageUrl('s3://jackets'), credentials, now: () => then })
  for (const expiresAt of [new Date(then), new Date(then - 1), new Date(then + 604_801_000)]) {
    await assert.rejects(storage.signedGetUrl('a.jpg', { expiresAt, fileName: 'a' }), /within seven days/)
  }
  await storage.signedGetUrl('a.jpg', { expiresAt: new Date(then + 604_800_000), fileName: 'a' })
})

const start = async (t: TestContext, ...script: Answer[]) => {
  const server = await startScriptedServer(...script)
  t.after(server.stop)
  return server
}
const busy: Answer = (response) => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
const hangUp: Answer = (response) => response.destroy()
const silence: Answer = () => {}
const stored: Answer = (response) => response.writeHead(200, { etag: '"1"' }).end()
const page =
  (inner: string): Answer =>
  (response) =>
    response.end(`<ListBucketResult>${inner}</ListBucketResult>`)
const entry = (name: string) =>
  `<Contents><Key>${name}</Key><Size>1</Size><LastModified>2026-11-15T00:00:00Z</LastModified></Contents>`

test('a put is repeated whole when the server is busy, hangs up or says nothing', async (t) => {
  const server = await start(t, busy, hangUp, silence, stored)
  const bytes = randomBytes(10_000)
  const receipt = await server.storage({ timeoutMs: 2_000 }).put('a.jpg', bytes, { contentType: 'image/jpeg' })
  assert.deepEqual(receipt, { etag: '"1"' })
  assert.equal(server.requests.length, 4)
  for (const { method, url, headers, body } of server.requests) {
    assert.equal(`${method} ${url.pathname}`, 'PUT /jackets/live/a.jpg')
    assert.equal(headers['content-type'], 'image/jpeg')
    assert.equal(headers['content-length'], '10000')
    assert.equal(headers['x-amz-content-sha256'], createHash('sha256').update(bytes).digest('hex'))
    assert.match(headers.authorization ?? '', /SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date,/)
    assert.deepEqual(body, bytes)
  }
})

test('patience ends', async (t) => {
  const refused = await start(t, busy, busy, busy, stored)
  await assert.rejects(refused.storage({ attempts: 3 }).stat('a.jpg'), /503/)
  assert.equal(refused.requests.length, 3)
  const gone = await start(t, hangUp, hangUp, stored)
  await assert.rejects(
    gone.storage({ attempts: 2 }).read('a.jpg'),
    /could not be reached for GET \/jackets\/live\/a.jpg/,
  )
  assert.equal(gone.requests.length, 2)
})

test('a refusal and a redirect are final', async (t) => {
  const server = await start(
    t,
    (response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    (response) => response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end(),
  )
  await assert.rejects(server.storage().read('a.jpg'), /403 AccessDenied/)
  await assert.rejects(server.storage().read('a.jpg'), /301/)
  assert.equal(server.requests.length, 2)
})

test('a file is asked for as it is stored, not compressed', async (t) => {
  const server = await start(t, (response) => response.writeHead(404).end())
  assert.equal(await server.storage().read('a.jpg'), null)
  assert.equal(server.requests[0]?.headers['accept-encoding'], 'identity')
})

test('a body that breaks off is an error, not a short file', async (t) => {
  const server = await start(t, (response) => {
    const headers = { 'content-length': 100, etag: '"1"', 'last-modified': new Date(0).toUTCString() }
    response.writeHead(200, headers).write('half', () => response.destroy())
  })
  const file = await server.storage().read('a.jpg')
  assert(file)
  await assert.rejects(buffer(file.body))
})

test('a body that breaks off before anybody reads it is an error for whoever then does', async (t) => {
  let breakOff = () => {}
  const server = await start(t, (response) => {
    const headers = { 'content-length': 100, etag: '"1"', 'last-modified': new Date(0).toUTCString() }
    response.writeHead(200, headers).write('half')
    breakOff = () => response.destroy()
  })
  const file = await server.storage().read('a.jpg')
  assert(file)
  // Not events.once, which would listen for the error itself.
  const closed = new Promise((resolve) => file.body.once('close', resolve))
  breakOff()
  await closed
  await assert.rejects(buffer(file.body))
})

test('a listing goes on from page to page', async (t) => {
  const server = await start(
    t,
    page(
      `<IsTruncated>true</IsTruncated><NextContinuationToken>1+/=&amp;</NextContinuationToken>${entry('live/a.jpg')}`,
    ),
    busy,
    page(`<IsTruncated>true</IsTruncated><NextContinuationToken>2</NextContinuationToken>`),
    page(`<IsTruncated>false</IsTruncated>${entry('live/b.jpg')}`),
  )
  const keys: string[] = []
  for await (const { key } of server.storage().list('')) keys.push(key)
  assert.deepEqual(keys, ['a.jpg', 'b.jpg'])
  const tokens = server.requests.map(({ url }) => url.searchParams.get('continuation-token'))
  assert.deepEqual(tokens, [null, '1+/=&', '1+/=&', '2'])
  assert(server.requests.every(({ url }) => url.searchParams.get('prefix') === 'live/'))
})

test('objects that we could not have written are not listed', async (t) => {
  const server = await start(
    t,
    page(
      ['live/', 'live/a b.jpg', 'live/.hidden', 'live//x', 'other/a.jpg', 'other-a.jpg', 'live/a.jpg']
        .map(entry)
        .join(''),
    ),
  )
  const keys: string[] = []
  for await (const { key } of server.storage().list('')) keys.push(key)
  assert.deepEqual(keys, ['a.jpg'])
})
