// Many files, and many writers of one. Not for the server in this process: it cannot page, and replaces files in place.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import type { Bucket } from './bucket-behaviour.ts'
import { jpeg, keysIn, newKey } from './subject.ts'

export const withstandsCrowds = (name: string, start: () => Promise<Bucket>): void => {
  describe(`${name} withstands crowds`, () => {
    let bucket: Bucket
    before(async () => {
      bucket = await start()
    })
    after(() => bucket.stop())

    test('a listing of several pages has every file once', async () => {
      const storage = bucket.storage()
      const shelf = `shelf/${randomUUID()}`
      const keys = Array.from({ length: 1100 }, (_, number) => `${shelf}/${number}.jpg`)
      for (let at = 0; at < keys.length; at += 20)
        await Promise.all(keys.slice(at, at + 20).map((key) => storage.put(key, Buffer.from(key), jpeg)))
      assert.deepEqual((await keysIn(storage, `${shelf}/`)).sort(), keys.sort())
    })

    test('many writers and readers of one key never meet a mixed or half file', async () => {
      const storage = bucket.storage()
      const key = newKey()
      // Each version is one byte repeated, and no two have the same length.
      const versionOf = (number: number) => Buffer.alloc(40_000 + number * 1000, number)
      const write = (number: number) => storage.put(key, versionOf(number), jpeg)
      const read = async () => {
        const file = await storage.read(key)
        assert(file)
        const bytes = await buffer(file.body)
        assert.equal(file.size, bytes.length)
        assert(bytes.equals(versionOf(bytes[0] ?? 255)))
        return file.etag
      }
      const first = await write(0)
      const writing = Promise.all(Array.from({ length: 20 }, (_, number) => write(number + 1)))
      const seen = await Promise.all(Array.from({ length: 60 }, read))
      const written = new Set([first, ...(await writing)].map(({ etag }) => etag))
      assert.equal(written.size, 21)
      for (const etag of [...seen, await read()]) assert(written.has(etag))
    })
  })
}
