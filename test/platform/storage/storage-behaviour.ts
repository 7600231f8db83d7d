// The promises that every storage keeps, wherever it puts its files.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { signsUrls } from './signed-url-behaviour.ts'
import { bytesAt, inAnHour, jpeg, newKey, type Subject } from './subject.ts'

export const behavesAsStorage = (name: string, start: () => Promise<Subject>): void => {
  describe(`${name} behaves as a storage`, () => {
    let subject: Subject
    let storage: Storage
    before(async () => {
      subject = await start()
      storage = subject.storage
    })
    after(() => subject.stop())

    const keysUnder = async (prefix: string) => (await allOf(storage.list(prefix))).map(({ key }) => key).sort()

    for (const size of [0, 1, 65_537, 3_000_000]) {
      test(`${size} bytes come back as they went in, from a buffer and from a stream`, async () => {
        const bytes = randomBytes(size)
        const [whole, streamed] = [newKey(), newKey()]
        await storage.put(whole, bytes, jpeg)
        await storage.put(streamed, Readable.from(slices(bytes, 10_007)), jpeg)
        assert.deepEqual(await bytesAt(storage, whole), bytes)
        assert.deepEqual(await bytesAt(storage, streamed), bytes)
      })
    }

    test('stat and read describe a file alike, and put names its ETag', async () => {
      const key = newKey('pdf')
      const from = Date.now()
      const { etag } = await storage.put(key, randomBytes(321), { contentType: 'application/pdf' })
      const stat = await storage.stat(key)
      const file = await storage.read(key)
      file?.body.destroy()
      assert(stat && file)
      const { body: _body, ...described } = file
      assert.deepEqual(described, stat)
      assert.equal(stat.size, 321)
      assert.equal(stat.contentType, 'application/pdf')
      assert.equal(stat.etag, etag)
      assert.match(stat.etag, /^"[^"]+"$/)
      // HTTP dates have whole seconds, and a file system's clock ticks coarsely.
      assert(Math.abs(stat.modifiedAt.getTime() - from) < 30_000)
    })

    test('a second put replaces the file and changes its ETag', async () => {
      const key = newKey()
      const first = await storage.put(key, Buffer.from('the first'), jpeg)
      const second = await storage.put(key, Buffer.from('the other'), jpeg)
      assert.equal((await bytesAt(storage, key)).toString(), 'the other')
      assert.notEqual(first.etag, second.etag)
      assert.equal((await storage.stat(key))?.etag, second.etag)
    })

    test('what is missing reads and stats as null, and may be removed', async () => {
      const key = newKey()
      assert.equal(await storage.read(key), null)
      assert.equal(await storage.stat(key), null)
      await storage.remove(key)
    })

    test('a removed file is gone, and removing it again is no error', async () => {
      const key = newKey()
      await storage.put(key, randomBytes(10), jpeg)
      await storage.remove(key)
      await storage.remove(key)
      assert.equal(await storage.read(key), null)
    })

    test('a folder of files is no file itself', async () => {
      const folder = `shelf/${randomUUID()}`
      await storage.put(`${folder}/cover.jpg`, randomBytes(10), jpeg)
      assert.equal(await storage.read(folder), null)
      assert.equal(await storage.stat(folder), null)
      await storage.remove(folder)
      assert.notEqual(await storage.stat(`${folder}/cover.jpg`), null)
    })

    test('a key beneath a file is missing like any other', async () => {
      const key = newKey()
      await storage.put(key, randomBytes(10), jpeg)
      assert.equal(await storage.read(`${key}/b.jpg`), null)
      assert.equal(await storage.stat(`${key}/b.jpg`), null)
      await storage.remove(`${key}/b.jpg`)
      assert.deepEqual(await keysUnder(`${key}/`), [])
    })

    test('a stream that fails half way leaves nothing behind', async () => {
      const key = newKey()
      await assert.rejects(storage.put(key, Readable.from(failingHalfWay()), jpeg), { message: 'half way' })
      assert.equal(await storage.stat(key), null)
      assert.deepEqual(await keysUnder(key), [])
    })

    test('a stream that fails half way leaves the old file as it was', async () => {
      const key = newKey()
      const old = randomBytes(50_000)
      const { etag } = await storage.put(key, old, jpeg)
      await assert.rejects(storage.put(key, Readable.from(failingHalfWay()), jpeg), { message: 'half way' })
      assert.deepEqual(await bytesAt(storage, key), old)
      assert.equal((await storage.stat(key))?.etag, etag)
    })

    test('a stream that was destroyed before its end leaves nothing behind', async () => {
      const key = newKey()
      const stream = new Readable({ read() {} })
      stream.push(randomBytes(1000))
      const written = storage.put(key, stream, jpeg)
      stream.destroy()
      await assert.rejects(written)
      assert.equal(await storage.stat(key), null)
    })

    test('a stream that fails before its first byte is asked for is an error like any other', async () => {
      const key = newKey()
      const stream = new Readable({ read() {} })
      const written = storage.put(key, stream, jpeg)
      stream.destroy(new Error('too early'))
      await assert.rejects(written, { message: 'too early' })
      assert.equal(await storage.stat(key), null)
    })

    test('no operation takes a key that is none', async () => {
      const bad = '../outside.jpg'
      const expiresAt = inAnHour()
      await assert.rejects(storage.put(bad, randomBytes(1), jpeg), /storage key/)
      await assert.rejects(storage.read(bad), /storage key/)
      await assert.rejects(storage.stat(bad), /storage key/)
      await assert.rejects(storage.remove(bad), /storage key/)
      await assert.rejects(keysUnder('../'), /storage key/)
      await assert.rejects(storage.signedGetUrl(bad, { expiresAt, fileName: 'x' }), /storage key/)
      await assert.rejects(storage.signedPutUrl(bad, { expiresAt, ...jpeg, maxBytes: 1 }), /storage key/)
    })

    test('a content type that the key contradicts is refused', async () => {
      const key = newKey('png')
      await assert.rejects(storage.put(key, randomBytes(1), jpeg), /Expected content type image\/png/)
      const grant = { expiresAt: inAnHour(), ...jpeg, maxBytes: 1 }
      await assert.rejects(storage.signedPutUrl(key, grant), /Expected content type image\/png/)
    })

    test('listing finds every file under a prefix, and no other', async () => {
      const shelf = `shelf/${randomUUID()}`
      const keys = ['a/1.jpg', 'a/2.jpg', 'ab/1.jpg', 'b/c/d/1.jpg'].map((name) => `${shelf}/${name}`)
      for (const key of keys) await storage.put(key, Buffer.from(key), jpeg)
      assert.deepEqual(await keysUnder(`${shelf}/`), keys)
      assert.deepEqual(await keysUnder(shelf), keys)
      assert.deepEqual(await keysUnder(`${shelf}/a/`), keys.slice(0, 2))
      assert.deepEqual(await keysUnder(`${shelf}/a`), keys.slice(0, 3))
      assert.deepEqual(await keysUnder(`${shelf}/b/c/d/1.jpg`), keys.slice(3))
      assert.deepEqual(await keysUnder(`${shelf}/z/`), [])
      const all = await keysUnder('')
      assert(keys.every((key) => all.includes(key)))
    })

    test('listing tells size and time', async () => {
      const key = newKey()
      await storage.put(key, randomBytes(77), jpeg)
      const stat = await storage.stat(key)
      assert(stat)
      const [file, ...others] = await allOf(storage.list(key))
      assert.deepEqual(others, [])
      assert.equal(file?.size, 77)
      // HTTP dates have whole seconds, listings have more.
      assert(Math.abs(Number(file?.modifiedAt) - stat.modifiedAt.getTime()) < 1000)
    })

    signsUrls(() => subject)
  })
}

const allOf = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const slices = function* (bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const failingHalfWay = async function* () {
  yield randomBytes(100_000)
  yield randomBytes(100_000)
  throw new Error('half way')
}
