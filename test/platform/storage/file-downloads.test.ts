// Files over real connections: ranges, conditional requests, names, refusals.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { bytesOf, codeOf, jpeg, start } from './file-routes.ts'

test('a file comes with everything a browser wants to know', async (t) => {
  const { get, storage, bytes } = await start(t)
  const response = await get()
  const stored = await storage.stat('shelf/cover.jpg')
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('accept-ranges'), 'bytes')
  assert.equal(response.headers.get('content-length'), '1000')
  assert.equal(response.headers.get('content-type'), 'image/jpeg')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(response.headers.get('etag'), stored?.etag)
  assert.equal(response.headers.get('last-modified'), stored?.modifiedAt.toUTCString())
  assert.deepEqual(await bytesOf(response), bytes)
})

test('a cached copy lives no longer than its URL', async (t) => {
  const { clock, url } = await start(t)
  const address = await url()
  clock.now = Math.floor(clock.now / 1000) * 1000 + 17_500
  const response = await fetch(address)
  await response.arrayBuffer()
  assert.equal(response.headers.get('cache-control'), 'private, max-age=42')
})

for (const [range, from, to] of [
  ['bytes=0-0', 0, 1],
  ['bytes=10-19', 10, 20],
  ['bytes=990-', 990, 1000],
  ['bytes=-7', 993, 1000],
  ['bytes=900-5000', 900, 1000],
] as const) {
  test(`${range} gives just these bytes`, async (t) => {
    const { get, bytes } = await start(t)
    const response = await get({ range })
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-range'), `bytes ${from}-${to - 1}/1000`)
    assert.equal(response.headers.get('content-length'), String(to - from))
    assert.deepEqual(await bytesOf(response), bytes.subarray(from, to))
  })
}

for (const range of ['bytes=0-1,5-6', 'bytes=9-1', 'pages=1-2', 'nonsense']) {
  test(`the range ${range} is ignored`, async (t) => {
    const { get, bytes } = await start(t)
    const response = await get({ range })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-range'), null)
    assert.deepEqual(await bytesOf(response), bytes)
  })
}

test('a range beyond the end is refused with the size of the file', async (t) => {
  const { get } = await start(t)
  const response = await get({ range: 'bytes=1000-' })
  assert.equal(response.status, 416)
  assert.equal(response.headers.get('content-range'), 'bytes */1000')
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(await codeOf(response), 'range_not_satisfiable')
})

test('If-Range gives the range only of the very same file', async (t) => {
  const { get, storage, bytes } = await start(t)
  const stored = await storage.stat('shelf/cover.jpg')
  assert(stored)
  const same = await get({ range: 'bytes=0-9', 'if-range': stored.etag })
  assert.equal(same.status, 206)
  assert.deepEqual(await bytesOf(same), bytes.subarray(0, 10))
  for (const ifRange of ['"another"', `W/${stored.etag}`, stored.modifiedAt.toUTCString()]) {
    const whole = await get({ range: 'bytes=0-9', 'if-range': ifRange })
    assert.equal(whole.status, 200, ifRange)
    assert.deepEqual(await bytesOf(whole), bytes)
  }
})

test('whoever has the file already is told so, in no bytes', async (t) => {
  const { get, storage } = await start(t)
  const stored = await storage.stat('shelf/cover.jpg')
  assert(stored)
  const conditions: Record<string, string>[] = [
    { 'if-none-match': stored.etag },
    { 'if-none-match': `"another", W/${stored.etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': stored.modifiedAt.toUTCString() },
    { 'if-none-match': stored.etag, range: 'bytes=5000-' },
  ]
  for (const headers of conditions) {
    const response = await get(headers)
    assert.equal(response.status, 304, JSON.stringify(headers))
    assert.equal(response.headers.get('etag'), stored.etag)
    assert.match(response.headers.get('cache-control') ?? '', /^private, max-age=\d+$/)
    assert.equal(await response.text(), '')
  }
})

test('whoever has another version gets the file', async (t) => {
  const { get, storage, bytes } = await start(t)
  const stored = await storage.stat('shelf/cover.jpg')
  assert(stored)
  const earlier = new Date(stored.modifiedAt.getTime() - 1000).toUTCString()
  const conditions: Record<string, string>[] = [
    { 'if-none-match': '"another"' },
    { 'if-modified-since': earlier },
    { 'if-modified-since': 'some day' },
    // The tag outweighs the date.
    { 'if-none-match': '"another"', 'if-modified-since': stored.modifiedAt.toUTCString() },
  ]
  for (const headers of conditions) {
    const response = await get(headers)
    assert.equal(response.status, 200, JSON.stringify(headers))
    assert.deepEqual(await bytesOf(response), bytes)
  }
})

test('HEAD answers as GET would, without the bytes', async (t) => {
  const { get } = await start(t)
  const full = await get()
  await full.arrayBuffer()
  const headers = await get({}, 'HEAD')
  assert.equal(headers.status, 200)
  assert.equal(await headers.text(), '')
  for (const name of [
    'content-length',
    'content-type',
    'etag',
    'last-modified',
    'content-disposition',
    'cache-control',
    'accept-ranges',
  ]) {
    assert.equal(headers.headers.get(name), full.headers.get(name), name)
  }
  const ranged = await get({ range: 'bytes=0-1' }, 'HEAD')
  assert.equal(ranged.status, 200)
  assert.equal(ranged.headers.get('content-length'), '1000')
})

test('every answer closes its file', async (t) => {
  const { get, opened } = await start(t)
  const requests: [Record<string, string>, string][] = [
    [{}, 'GET'],
    [{}, 'HEAD'],
    [{ range: 'bytes=0-1' }, 'GET'],
    [{ range: 'bytes=5000-' }, 'GET'],
    [{ 'if-none-match': '*' }, 'GET'],
    [{ 'if-none-match': '*' }, 'HEAD'],
  ]
  for (const [headers, method] of requests) await (await get(headers, method)).arrayBuffer()
  assert.equal(opened.length, requests.length)
  await Promise.all(opened)
})

test('a reader that goes away in mid-file closes it too', async (t) => {
  const { storage, url, opened } = await start(t)
  await storage.put('shelf/big.jpg', randomBytes(20_000_000), { contentType: 'image/jpeg' })
  const gone = new AbortController()
  const response = await fetch(await url('Big.jpg', 'shelf/big.jpg'), { signal: gone.signal })
  assert.equal(response.status, 200)
  gone.abort()
  await Promise.all(opened)
})

test('an empty file is served, whole', async (t) => {
  const { storage, url } = await start(t)
  await storage.put('shelf/empty.jpg', new Uint8Array(), { contentType: 'image/jpeg' })
  const response = await fetch(await url('Empty.jpg', 'shelf/empty.jpg'), { headers: { range: 'bytes=-5' } })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-length'), '0')
  assert.equal((await bytesOf(response)).length, 0)
})

test('a file name from any script arrives', async (t) => {
  const { url } = await start(t)
  const response = await fetch(await url('Die Brücke "am" Fluß 雪.jpg'))
  await response.arrayBuffer()
  assert.equal(
    response.headers.get('content-disposition'),
    `inline; filename="Die Br_cke _am_ Flu_ _.jpg"; filename*=UTF-8''Die%20Br%C3%BCcke%20_am_%20Flu%C3%9F%20%E9%9B%AA.jpg`,
  )
})

test('the longest key has a route', async (t) => {
  const { storage, url } = await start(t)
  const key = `${'a'.repeat(200)}/${'b'.repeat(200)}/${'c'.repeat(106)}.jpg`
  await storage.put(key, randomBytes(5), { contentType: 'image/jpeg' })
  assert.equal((await bytesOf(await fetch(await url('Long.jpg', key)))).length, 5)
})

test('each refusal has its code', async (t) => {
  const { clock, url, putUrl, storage } = await start(t)
  const good = await url()
  const codes = async (address: string, init?: RequestInit) => {
    const response = await fetch(address, init)
    return [response.status, await codeOf(response)]
  }
  const forged = [403, 'invalid_signature']
  assert.deepEqual(await codes(await url('No.jpg', 'shelf/none.jpg')), [404, 'file_not_found'])
  assert.deepEqual(await codes(good.replace(/\?.*/, '')), forged)
  assert.deepEqual(await codes(`${good}&more=1`), forged)
  assert.deepEqual(await codes(good.replace('cover.jpg?', 'other.jpg?')), forged)
  assert.deepEqual(await codes(good.replace('/shelf/cover.jpg', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd')), forged)
  assert.deepEqual(await codes(good.replace('filename=Cover', 'filename=Other')), forged)
  assert.deepEqual(await codes(good, { method: 'PUT', body: 'x', headers: jpeg }), forged)
  assert.deepEqual(await codes(await putUrl(10)), forged)
  clock.now += 61_000
  assert.deepEqual(await codes(good), [403, 'url_expired'])
  assert.deepEqual(await codes(await putUrl(10), { method: 'PUT', body: 'x', headers: jpeg }), [403, 'url_expired'])
  assert.deepEqual(await codes(good.replace(/expires=\d+/, 'expires=99999999999')), forged)
  assert.equal(await storage.stat('uploads/new.jpg'), null)
})
