// The promises of every bucket, whoever serves it: large files, and errors that say what is wrong.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import type { S3Credentials } from '../../../src/platform/storage/s3-client.ts'
import type { S3StorageOptions } from '../../../src/platform/storage/s3-storage.ts'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { bytesAt, inAnHour, jpeg, keysIn, newKey } from './subject.ts'

export interface Bucket {
  readonly credentials: S3Credentials
  storage(options?: Partial<S3StorageOptions>): Storage
  /** A storage in a bucket that does not exist. */
  missing(): Storage
  stop(): Promise<void>
}

const pdf = { contentType: 'application/pdf' }

export const behavesAsBucket = (name: string, start: () => Promise<Bucket>): void => {
  describe(`${name} behaves as a bucket`, () => {
    let bucket: Bucket
    before(async () => {
      bucket = await start()
    })
    after(() => bucket.stop())

    test('20 MB go in and come out whole', async () => {
      const storage = bucket.storage()
      const bytes = randomBytes(20_000_000)
      const [put, uploaded] = [newKey('pdf'), newKey('pdf')]
      await storage.put(put, Readable.from([bytes.subarray(0, 7_000_000), bytes.subarray(7_000_000)]), pdf)
      assert(bytes.equals(await bytesAt(storage, put)))

      const target = await storage.signedPutUrl(uploaded, {
        expiresAt: inAnHour(),
        ...pdf,
        maxBytes: bytes.length,
        exactBytes: bytes.length,
      })
      const headers = { 'content-type': pdf.contentType }
      const upload = await fetch(target, { method: 'PUT', body: bytes, headers })
      assert.equal(upload.status, 200, await upload.text())
      const url = await storage.signedGetUrl(uploaded, { expiresAt: inAnHour(), fileName: 'wrap.pdf' })
      assert(bytes.equals(await bytesOf(await fetch(url))))
      const part = await fetch(url, { headers: { range: 'bytes=9999990-12000000' } })
      assert(bytes.subarray(9_999_990, 12_000_001).equals(await bytesOf(part)))
    })

    test('a file that is not read to its end does not hold up the next', async () => {
      const storage = bucket.storage()
      const key = newKey('pdf')
      await storage.put(key, randomBytes(5_000_000), pdf)
      for (let turn = 0; turn < 30; turn += 1) (await storage.read(key))?.body.destroy()
      assert.equal((await bytesAt(storage, key)).length, 5_000_000)
    })

    test('wrong credentials are an error that says so', async () => {
      const storage = bucket.storage({ credentials: { ...bucket.credentials, secretAccessKey: 'wrong' } })
      await assert.rejects(storage.put('a.jpg', randomBytes(1), jpeg), /403 SignatureDoesNotMatch/)
      await assert.rejects(storage.read('a.jpg'), /403 SignatureDoesNotMatch/)
      await assert.rejects(storage.remove('a.jpg'), /403 SignatureDoesNotMatch/)
      await assert.rejects(storage.stat('a.jpg'), /403/)
      await assert.rejects(keysIn(storage, ''), /403 SignatureDoesNotMatch/)
    })

    test('a bucket that does not exist is an error, not an empty storage', async () => {
      const storage = bucket.missing()
      await assert.rejects(storage.read('a.jpg'), /404 NoSuchBucket/)
      await assert.rejects(storage.remove('a.jpg'), /404 NoSuchBucket/)
      await assert.rejects(storage.put('a.jpg', randomBytes(1), jpeg), /404 NoSuchBucket/)
      await assert.rejects(keysIn(storage, ''), /404 NoSuchBucket/)
    })
  })
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
