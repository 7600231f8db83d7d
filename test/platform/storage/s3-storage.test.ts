// Storage in a bucket: the common promises on a real S3-compatible server, and what only a bucket has.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { behavesAsBucket } from './bucket-behaviour.ts'
import { withstandsCrowds } from './crowded-bucket-behaviour.ts'
import { servesDownloads } from './download-behaviour.ts'
import { namedBucket } from './named-bucket.ts'
import { s3Credentials, startS3Server } from './s3-server.ts'
import { behavesAsStorage } from './storage-behaviour.ts'
import { jpeg, keysIn } from './subject.ts'

behavesAsStorage('a bucket', async () => {
  const { storageAt, stop } = await startS3Server()
  const path = 'jackets/some/prefix'
  return { storage: storageAt(path), storageAt: (now) => storageAt(path, { now: () => now }), stop }
})

behavesAsStorage('a bucket without a prefix', async () => {
  const { storageAt, stop } = await startS3Server()
  return { storage: storageAt('jackets'), storageAt: (now) => storageAt('jackets', { now: () => now }), stop }
})

behavesAsBucket('a bucket', async () => {
  const { storageAt, stop } = await startS3Server()
  return {
    credentials: s3Credentials,
    storage: (options) => storageAt('jackets', options),
    missing: () => storageAt('no-such-bucket'),
    stop,
  }
})

const startNamed = namedBucket(process.env)
if (startNamed) {
  const name = 'the bucket of TEST_S3_URL'
  const start = async () => {
    const { storage, stop } = await startNamed()
    return { storage: storage(), storageAt: (now: number) => storage({ now: () => now }), stop }
  }
  behavesAsStorage(name, start)
  servesDownloads(name, start)
  behavesAsBucket(name, startNamed)
  withstandsCrowds(name, startNamed)
}

const start = async (t: TestContext) => {
  const server = await startS3Server()
  t.after(server.stop)
  return server
}

test('two prefixes of one bucket keep apart', async (t) => {
  const { storageAt } = await start(t)
  const [live, lively] = [storageAt('jackets/live'), storageAt('jackets/lively')]
  await live.put('a.jpg', Buffer.from('live'), jpeg)
  await lively.put('b.jpg', Buffer.from('lively'), jpeg)
  assert.deepEqual(await keysIn(live, ''), ['a.jpg'])
  assert.deepEqual(await keysIn(lively, ''), ['b.jpg'])
  assert.equal(await live.stat('b.jpg'), null)
  assert.deepEqual(await keysIn(storageAt('jackets'), ''), ['live/a.jpg', 'lively/b.jpg'])
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
  assert.deepEqual(await keysIn(storage, ''), ['a.jpg', 'b.jpg'])
})
