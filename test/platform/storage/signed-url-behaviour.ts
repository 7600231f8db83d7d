// The promises that the signed URLs of every storage keep.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { bytesAt, drained, inAnHour, jpeg, newKey, type Subject } from './subject.ts'

/** Declares the tests; the subject is asked for only when they run. */
export const signsUrls = (subject: () => Subject): void => {
  const storage = () => subject().storage
  const signedPut = (key: string, exactBytes: number, contentType = 'image/jpeg') =>
    storage().signedPutUrl(key, { expiresAt: inAnHour(), contentType, maxBytes: 1_000_000, exactBytes })
  const signedGet = (key: string) => storage().signedGetUrl(key, { expiresAt: inAnHour(), fileName: 'My Cover.jpg' })

  test('a signed URL gives the bytes, their type, an ETag and the file name', async () => {
    const key = newKey()
    const bytes = randomBytes(12_345)
    const { etag } = await storage().put(key, bytes, jpeg)
    const response = await fetch(await signedGet(key))
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'image/jpeg')
    assert.equal(response.headers.get('content-length'), '12345')
    assert.equal(response.headers.get('etag'), etag)
    assert.equal(response.headers.get('content-disposition'), 'inline; filename="My Cover.jpg"')
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes)
  })

  test('a signed URL gives a range of the bytes', async () => {
    const key = newKey()
    const bytes = randomBytes(1000)
    await storage().put(key, bytes, jpeg)
    const response = await fetch(await signedGet(key), { headers: { range: 'bytes=100-199' } })
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-range'), 'bytes 100-199/1000')
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes.subarray(100, 200))
  })

  test('a signed URL of a missing file answers 404', async () => {
    assert.equal((await drained(await fetch(await signedGet(newKey())))).status, 404)
  })

  test('a signed URL with any part of its query changed is refused', async () => {
    const key = newKey()
    await storage().put(key, randomBytes(100), jpeg)
    for (const [url, name, altered] of alterations(await signedGet(key))) {
      const { status } = await drained(await fetch(altered))
      assert(status === 403 || status === 400, `${name} of ${url} changed: ${status}`)
    }
    for (const [url, name, altered] of alterations(await signedPut(key, 7))) {
      const init = { method: 'PUT', body: 'changed', headers: { 'content-type': 'image/jpeg' } }
      const { status } = await drained(await fetch(altered, init))
      assert(status === 403 || status === 400, `${name} of ${url} changed: ${status}`)
    }
    assert.equal((await storage().stat(key))?.size, 100)
  })

  test('a signed URL is good for its own file only', async () => {
    const [mine, other] = [newKey(), newKey()]
    await storage().put(mine, randomBytes(100), jpeg)
    await storage().put(other, randomBytes(100), jpeg)
    const altered = (await signedGet(mine)).replace(mine, other)
    assert.equal((await drained(await fetch(altered))).status, 403)
  })

  test('a URL signed for reading cannot write, nor one for writing read', async () => {
    const key = newKey()
    await storage().put(key, Buffer.from('kept'), jpeg)
    const overwrite = await fetch(await signedGet(key), {
      method: 'PUT',
      body: 'changed',
      headers: { 'content-type': 'image/jpeg' },
    })
    assert.equal((await drained(overwrite)).status, 403)
    assert.equal((await drained(await fetch(await signedPut(key, 7)))).status, 403)
    assert.equal((await bytesAt(storage(), key)).toString(), 'kept')
  })

  test('an expired URL is refused', async () => {
    const key = newKey()
    await storage().put(key, randomBytes(100), jpeg)
    const anHourAgo = Date.now() - 3_600_000
    const past = subject().storageAt(anHourAgo)
    const expiresAt = new Date(anHourAgo + 60_000)
    const get = await fetch(await past.signedGetUrl(key, { expiresAt, fileName: 'x.jpg' }))
    assert.equal((await drained(get)).status, 403)
    const putUrl = await past.signedPutUrl(key, { expiresAt, ...jpeg, maxBytes: 1000, exactBytes: 4 })
    const put = await fetch(putUrl, { method: 'PUT', body: 'late', headers: { 'content-type': 'image/jpeg' } })
    assert.equal((await drained(put)).status, 403)
    assert.equal((await storage().stat(key))?.size, 100)
  })

  test('bytes PUT to a signed URL are stored under its key', async () => {
    const key = newKey('webp')
    const bytes = randomBytes(123_456)
    const url = await signedPut(key, bytes.length, 'image/webp')
    const response = await fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/webp' } })
    assert.equal(response.status, 200)
    assert.equal(await response.text(), '')
    assert.equal(response.headers.get('etag'), (await storage().stat(key))?.etag)
    assert.deepEqual(await bytesAt(storage(), key), bytes)
  })

  for (const length of [0, 99, 101, 500_000]) {
    test(`${length} bytes PUT to a URL signed for 100 are refused`, async () => {
      const key = newKey()
      const init = { method: 'PUT', body: randomBytes(length), headers: { 'content-type': 'image/jpeg' } }
      const { status } = await drained(await fetch(await signedPut(key, 100), init))
      assert(status === 400 || status === 403, `answered ${status}`)
      assert.equal(await storage().stat(key), null)
    })
  }

  for (const type of ['image/png', 'text/html', 'image/jpeg; charset=utf-8', undefined]) {
    test(`a PUT of type ${type} to a URL signed for image/jpeg is refused`, async () => {
      const key = newKey()
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const response = await fetch(await signedPut(key, 100), { method: 'PUT', body: randomBytes(100), headers })
      const { status } = await drained(response)
      assert(status === 415 || status === 403, `answered ${status}`)
      assert.equal(await storage().stat(key), null)
    })
  }
}

/** The URL with one part of its query changed, for each part in turn. */
function* alterations(url: string): Generator<[url: string, name: string, altered: URL]> {
  for (const name of new URL(url).searchParams.keys()) {
    const altered = new URL(url)
    altered.searchParams.set(name, nudged(altered.searchParams.get(name) ?? ''))
    yield [url, name, altered]
  }
}

/** Another text of the same length and kind: its last letter or digit moved on by one. */
const nudged = (text: string): string => {
  const last = text.at(-1) ?? ''
  return text.slice(0, -1) + (last === '0' ? '1' : '0')
}
