// Storage in a bucket: the common promises on a real S3-compatible server, and what only a bucket has.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import type { Storage } from '../../../src/platform/storage/storage.ts'
import { startS3Server } from './s3-server.ts'
import { behavesAsStorage } from './storage-behaviour.ts'

behavesAsStorage('a bucket', async () => {
  const { storageAt, stop } = await startS3Server()
  const path = 'jackets/some/prefix'
  return { storage: storageAt(path), storageAt: (now) => storageAt(path, { now: () => now }), stop }
})

behavesAsStorage('a bucket without a prefix', async () => {
  const { storageAt, stop } = await startS3Server()
  return { storage: storageAt('jackets'), storageAt: (now) => storageAt('jackets', { now: () => now }), stop }
})

const jpeg = { contentType: 'image/jpeg' }

const start = async (t: TestContext) => {
  const server = await startS3Server()
  t.after(server.stop)
  return server
}

const keysIn = async (storage: Storage, prefix = '') => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}

test('two prefixes of one bucket keep apart', async (t) => {
  const { storageAt } = await start(t)
  const [live, lively] = [storageAt('jackets/live'), storageAt('jackets/lively')]
  await live.put('a.jpg', Buffer.from('live'), jpeg)
  await lively.put('b.jpg', Buffer.from('lively'), jpeg)
  assert.deepEqual(await keysIn(live), ['a.jpg'])
  assert.deepEqual(await keysIn(lively), ['b.jpg'])
  assert.equal(await live.stat('b.jpg'), null)
  assert.deepEqual(await keysIn(storageAt('jackets')), ['live/a.jpg', 'lively/b.jpg'])
})

test('a bucket that does not exist is an error, not an empty storage', async (t) => {
  const { storageAt } = await start(t)
  const storage = storageAt('no-such-bucket')
  await assert.rejects(storage.read('a.jpg'), /404 NoSuchBucket/)
  await assert.rejects(storage.remove('a.jpg'), /404 NoSuchBucket/)
  await assert.rejects(storage.put('a.jpg', randomBytes(1), jpeg), /404 NoSuchBucket/)
  await assert.rejects(keysIn(storage), /404 NoSuchBucket/)
})

test('wrong credentials are an error that says so', async (t) => {
  const { storageAt } = await start(t)
  const storage = storageAt('jackets', { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } })
  await assert.rejects(storage.put('a.jpg', randomBytes(1), jpeg), /403 SignatureDoesNotMatch/)
  await assert.rejects(storage.read('a.jpg'), /403 SignatureDoesNotMatch/)
  await assert.rejects(storage.stat('a.jpg'), /403/)
  await assert.rejects(keysIn(storage), /403 SignatureDoesNotMatch/)
})

test('a stream longer than memory should hold is refused, and leaves nothing', async (t) => {
  const { storageAt } = await start(t)
  const storage = storageAt('jackets', { maxStreamBytes: 1000 })
  const stream = Readable.from([randomBytes(600), randomBytes(401)])
  await assert.rejects(storage.put('a.jpg', stream, jpeg), /more than 1000 bytes/)
  assert(stream.destroyed)
  assert.equal(await storage.stat('a.jpg'), null)
  await storage.put('a.jpg', Readable.from([randomBytes(600), randomBytes(400)]), jpeg)
  await storage.put('b.jpg', randomBytes(2000), jpeg)
  assert.deepEqual(await keysIn(storage), ['a.jpg', 'b.jpg'])
})
